import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { PlacedOrderView } from '../../orders/index.js';
import { CurrentPrices } from '../../pricing/index.js';
import { isManual } from '../../settings/index.js';
import { IdempotencyKeys } from './idempotency-keys.js';
import type { OrderRequest } from './order-request.js';
import { PlaceManualOrder } from './place-manual-order.js';
import { SessionCheckout } from './session-checkout.js';

/** "Complete Order". The same request, however often it is sent, is one order. */
@Injectable()
export class PlaceOrder {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly keys: IdempotencyKeys,
    private readonly placeManualOrder: PlaceManualOrder,
    private readonly sessionCheckout: SessionCheckout,
    private readonly prices: CurrentPrices,
  ) {}

  /** Throws 400 empty cart or ADDRESS_MISMATCH, 402 not paid or not offered, 409 CART_CHANGED, NO_SHIPPING, SHOP_CLOSED or OUT_OF_STOCK, 422 key of another order. */
  async execute(request: OrderRequest, key: string | undefined): Promise<PlacedOrderView> {
    if (isManual(request.paymentMethod)) return this.placeManualOrder.execute(request, key, await this.prices.today());
    const earlier = await this.keys.find(this.db.manager, { key, request });
    return earlier ?? this.keys.saveFirst({ key, request, response: await this.sessionCheckout.finish(request.sessionId) });
  }
}
