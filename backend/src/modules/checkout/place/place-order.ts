import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CatalogClock } from '../../catalog/index.js';
import type { PlacedOrderView } from '../../orders/index.js';
import type { Prices } from '../../pricing/index.js';
import { isManual } from '../../settings/index.js';
import { CheckoutPrices } from '../quote/checkout-prices.js';
import { assertTaxesOutdated } from '../quote/quote-cart.js';
import { EarlierOrders } from './earlier-orders.js';
import type { OrderRequest } from './order-request.js';
import { PlaceManualOrder } from './place-manual-order.js';
import { SessionCheckout } from './session-checkout.js';

/** "Complete Order". The same request, however often it is sent, is one order. */
@Injectable()
export class PlaceOrder {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly earlierOrders: EarlierOrders,
    private readonly placeManualOrder: PlaceManualOrder,
    private readonly sessionCheckout: SessionCheckout,
    private readonly prices: CheckoutPrices,
    private readonly clock: CatalogClock,
  ) {}

  /**
   * Throws 400 empty cart or ADDRESS_MISMATCH, 402 not paid or not offered, 409 CART_CHANGED, NOT_YET, MOST_PER_ORDER, NO_SHIPPING,
   * SHOP_CLOSED or OUT_OF_STOCK, 422 key of another order, 503 TAX_UNAVAILABLE.
   */
  async execute(request: OrderRequest, key: string | undefined): Promise<PlacedOrderView> {
    if (isManual(request.paymentMethod)) return this.placeManual(request, key);
    const { manager } = this.db;
    const earlier = await this.earlierOrders.find(manager, { key, request });
    return earlier ?? this.earlierOrders.save(manager, { key, request }, await this.sessionCheckout.finish(request.sessionId));
  }

  /** Prices are read before the transaction, and again when another tab has changed the cart whose tax was asked for. */
  private async placeManual(request: OrderRequest, key: string | undefined): Promise<PlacedOrderView> {
    for (let attempt = 1; ; attempt++) {
      const prices = await this.prices.for(request);
      try {
        return await this.placeAt(prices, request, key);
      } catch (error) {
        assertTaxesOutdated(error, attempt);
      }
    }
  }

  /** Once more when a sale has opened meanwhile. */
  private async placeAt(prices: Prices, request: OrderRequest, key: string | undefined): Promise<PlacedOrderView> {
    try {
      return await this.placeManualOrder.execute(request, key, prices);
    } catch (error) {
      await this.clock.assertOpened(error);
    }
    return this.placeManualOrder.execute(request, key, prices);
  }
}
