import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CatalogClock } from '../../catalog/index.js';
import type { PlacedOrderView } from '../../orders/index.js';
import { isManual } from '../../settings/index.js';
import { PriceCheckout } from '../tax/price-checkout.js';
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
    private readonly priceCheckout: PriceCheckout,
    private readonly clock: CatalogClock,
  ) {}

  /**
   * Throws 400 empty cart or ADDRESS_MISMATCH, 402 not paid or not offered, 409 CART_CHANGED, NOT_YET, MOST_PER_ORDER, NO_SHIPPING,
   * SHOP_CLOSED or OUT_OF_STOCK, 422 key of another order, 503 TAX_UNAVAILABLE.
   */
  async execute(request: OrderRequest, key: string | undefined): Promise<PlacedOrderView> {
    if (isManual(request.paymentMethod)) {
      return this.priceCheckout.execute(request, (prices) =>
        this.clock.retryWhenOpen(() => this.placeManualOrder.execute(request, key, prices)),
      );
    }
    const earlier = await this.keys.find(this.db.manager, { key, request });
    return earlier ?? this.keys.saveFirst({ key, request, response: await this.sessionCheckout.finish(request.sessionId) });
  }
}
