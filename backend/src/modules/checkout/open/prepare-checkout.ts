import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { AppError } from '#platform/app-error.js';
import { inTransaction, lockName, type Tx } from '#platform/database/transactions.js';
import { CatalogClock } from '../../catalog/index.js';
import type { OrderCustomer } from '../../orders/index.js';
import type { Prices } from '../../pricing/index.js';
import type { CardMethod } from '../../settings/index.js';
import { type CheckoutRow, Checkouts } from '../checkouts.js';
import { CheckoutPrices } from '../quote/checkout-prices.js';
import { assertTaxesOutdated } from '../quote/quote-cart.js';
import { sessionLock } from '../session-lock.js';
import { linkCheckout } from '../tax/tax-calculation.queries.js';
import { checkoutFingerprint } from './checkout-fingerprint.js';
import { PayableCart } from './payable-cart.js';

export interface CheckoutRequest {
  sessionId: string;
  customer: OrderCustomer;
  paymentMethod: CardMethod;
  shippingRateId?: string | undefined;
  /** The total the shopper saw, with two decimals. */
  cents: number;
}

export interface PreparedCheckout {
  checkout: CheckoutRow;
  replaced?: CheckoutRow;
}

/** Commits the checkout of the session's cart, or finds the one that was started for it. Asks no payment provider. */
@Injectable()
export class PrepareCheckout {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly prices: CheckoutPrices,
    private readonly clock: CatalogClock,
    private readonly payableCart: PayableCart,
    private readonly checkouts: Checkouts,
  ) {}

  /**
   * Prices are read before the transaction, and again when another tab has changed the cart whose tax was asked for. `rejection` stops a
   * new payment; one that was started before is continued. Throws as PayableCart, also 429 too many, 503 TAX_UNAVAILABLE.
   */
  async execute(request: CheckoutRequest, rejection: AppError | undefined): Promise<PreparedCheckout> {
    for (let attempt = 1; ; attempt++) {
      const prices = await this.prices.for(request);
      try {
        return await this.prepareAt(prices, request, rejection);
      } catch (error) {
        assertTaxesOutdated(error, attempt);
      }
    }
  }

  /** Once more when a sale has opened meanwhile. */
  private async prepareAt(prices: Prices, request: CheckoutRequest, rejection: AppError | undefined): Promise<PreparedCheckout> {
    try {
      return await this.prepare(prices, request, rejection);
    } catch (error) {
      await this.clock.assertOpened(error);
    }
    return this.prepare(prices, request, rejection);
  }

  private prepare(prices: Prices, request: CheckoutRequest, rejection: AppError | undefined): Promise<PreparedCheckout> {
    return inTransaction(this.db, async (tx) => {
      const prepared = await this.continueOrCreate(tx, prices, request, rejection);
      const calculationId = prices.service?.calculationId;
      if (calculationId) await linkCheckout.execute(tx, calculationId, prepared.checkout.id);
      return prepared;
    });
  }

  private async continueOrCreate(
    tx: Tx,
    prices: Prices,
    request: CheckoutRequest,
    rejection: AppError | undefined,
  ): Promise<PreparedCheckout> {
    const { sessionId, customer, paymentMethod } = request;
    await lockName(tx, sessionLock(sessionId));
    const payable = await this.payableCart.read(tx, request, prices);
    const fingerprint = checkoutFingerprint(payable.items, paymentMethod, payable.charges);
    const open = await this.checkouts.lockOpenOf(tx, sessionId);
    if (open?.fingerprint === fingerprint && open.isRecent) {
      await this.checkouts.setCustomer(tx, open.id, customer);
      return { checkout: open };
    }
    if (rejection) throw rejection;
    await this.checkouts.assertCheckoutRate(tx, sessionId);
    if (open) await this.checkouts.end(open.id, 'superseded', tx);
    const checkout = await this.checkouts.create(tx, { ...payable, sessionId, fingerprint, customer, paymentMethod });
    return open ? { checkout, replaced: open } : { checkout };
  }
}
