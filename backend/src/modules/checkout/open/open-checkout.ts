import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { AppError } from '#platform/app-error.js';
import { inTransaction, lockName, type Tx } from '#platform/database/transactions.js';
import { checkoutFingerprint } from './checkout-fingerprint.js';
import type { OrderCustomer } from '../../orders/index.js';
import { askGateway, hasCode, PaymentGateway, type PaymentIntent } from '../../payments/index.js';
import { type CardMethod, ShopSettings } from '../../settings/index.js';
import { cardsUnavailable, checkoutReplaced, intentFailed } from '../checkout.errors.js';
import type { PaymentIntentView } from '../checkout.view.js';
import { type CheckoutRow, Checkouts } from '../checkouts.js';
import type { CheckoutPrices } from '../quote/checkout-prices.js';
import { linkCheckout } from '../tax/tax-calculation.queries.js';
import { sessionLock } from '../session-lock.js';
import { PayableCart } from './payable-cart.js';
import { TrySettleCheckout } from '../settle/try-settle-checkout.js';

interface CheckoutRequest {
  sessionId: string;
  customer: OrderCustomer;
  paymentMethod: CardMethod;
  shippingRateId?: string | undefined;
  /** The total the shopper saw, with two decimals. */
  amount: string;
}

interface PreparedCheckout {
  checkout: CheckoutRow;
  replaced?: CheckoutRow;
}

/** Starts a card payment of the session's cart, or continues the one that was started. Reserves no stock. */
@Injectable()
export class OpenCheckout {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly payableCart: PayableCart,
    private readonly checkouts: Checkouts,
    private readonly gateway: PaymentGateway,
    private readonly trySettle: TrySettleCheckout,
    private readonly settings: ShopSettings,
  ) {}

  /** Throws 400 empty cart, 402 no provider, 409 CART_CHANGED, NOT_YET, MOST_PER_ORDER or short of stock, 422 bounds, 429 too many, 502 provider, 503 TAX_UNAVAILABLE. */
  async execute(request: CheckoutRequest): Promise<PaymentIntentView> {
    const { mode, publishableKey } = this.gateway;
    if (mode === 'unavailable') throw cardsUnavailable();
    const rejection = await this.settings.rejectionOf(request.paymentMethod);
    const { checkout, replaced } = await this.payableCart.priced(request, (prices) =>
      inTransaction(this.db, (tx) => this.prepareTaxed(tx, request, prices, rejection)),
    );
    if (replaced) await this.trySettle.execute({ id: replaced.id });
    const intent = checkout.paymentIntentId === null ? await this.create(checkout) : await this.resume(checkout);
    if (!intent) return this.execute(request);
    return { clientSecret: intent.clientSecret, mode, publishableKey, status: intent.status };
  }

  private async prepareTaxed(
    tx: Tx,
    request: CheckoutRequest,
    prices: CheckoutPrices,
    rejection: AppError | undefined,
  ): Promise<PreparedCheckout> {
    const prepared = await this.prepare(tx, request, prices, rejection);
    const calculationId = prices.service?.calculationId;
    if (calculationId) await linkCheckout.execute(tx, calculationId, prepared.checkout.id);
    return prepared;
  }

  /**
   * Makes no network calls: the provider is asked after the commit. `rejection` stops a new payment; one that was started
   * before is continued.
   */
  private async prepare(
    tx: Tx,
    request: CheckoutRequest,
    prices: CheckoutPrices,
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

  private async create(checkout: CheckoutRow): Promise<PaymentIntent> {
    const { id: checkoutId, totalCents: amountCents } = checkout;
    const intent = await this.call(checkout, () => this.gateway.create({ amountCents, checkoutId }, `pi-create-${checkoutId}`));
    if (await this.checkouts.setIntent(checkoutId, intent.id)) return intent;
    await this.trySettle.execute({ id: checkoutId }, intent);
    throw checkoutReplaced();
  }

  /** Undefined when the provider has canceled the payment: then a new one is started. */
  private async resume(checkout: CheckoutRow): Promise<PaymentIntent | undefined> {
    const intent = await this.call(checkout, () => this.gateway.retrieve(checkout.paymentIntentId ?? ''));
    if (intent.status !== 'canceled') return intent;
    await this.checkouts.end(checkout.id, 'canceled');
    return undefined;
  }

  /** The provider keeps a failed creation under its idempotency key: the next attempt needs another checkout. */
  private call(checkout: CheckoutRow, request: () => Promise<PaymentIntent>): Promise<PaymentIntent> {
    const requestOrEnd = async (): Promise<PaymentIntent> => {
      try {
        return await request();
      } catch (error) {
        if (checkout.paymentIntentId === null && hasCode(error, 'failed', 'refused')) {
          await this.checkouts.end(checkout.id, 'canceled');
        }
        throw error;
      }
    };
    return askGateway(requestOrEnd, {}, intentFailed);
  }
}
