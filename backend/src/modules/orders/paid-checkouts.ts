import { Injectable } from '@nestjs/common';
import type { OrderRequest } from './order-request.js';
import type { PlacedOrderView } from './order.view.js';
import { cardsUnavailable } from './orders.errors.js';

/** Turns the session's authorised checkout into its order, or refuses: 402 not paid, 409 sold out or changed. */
export type FinishCheckout = (request: OrderRequest, idempotencyKey: string | undefined) => Promise<PlacedOrderView>;

/**
 * Where the payments module plugs in at start. Orders must not import payments (payments ask orders), so the arrow of
 * this one call is turned around. As long as nobody is plugged in, card and Apple Pay are refused, never faked.
 */
@Injectable()
export class PaidCheckouts {
  private finishCheckout: FinishCheckout | undefined;

  plugIn(finishCheckout: FinishCheckout): void {
    this.finishCheckout = finishCheckout;
  }

  async finish(request: OrderRequest, idempotencyKey: string | undefined): Promise<PlacedOrderView> {
    if (!this.finishCheckout) throw cardsUnavailable();
    return this.finishCheckout(request, idempotencyKey);
  }
}
