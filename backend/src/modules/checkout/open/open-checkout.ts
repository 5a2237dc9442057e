import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { toCents } from '@shop/contract/money';
import { inTransaction, lockName, type Tx } from '#platform/database/transactions.js';
import { type CartContent, CheckoutCart } from '../../cart/index.js';
import { Stock } from '../../catalog/index.js';
import {
  cardsUnavailable,
  cartChanged,
  cartIsEmpty,
  type NewOrderItem,
  type OrderCustomer,
  orderTotal,
} from '../../orders/index.js';
import type { CardMethod } from '../card-methods.js';
import type { PaymentIntentView } from '../checkout.view.js';
import { type CheckoutRow, Checkouts } from '../checkouts.js';
import { hasCode, PaymentGateway, type PaymentIntent } from '../../payments/gateway/payment-gateway.js';
import { amountOutOfBounds, checkoutReplaced, providerFailed } from '../../payments/payments.errors.js';
import { ReleasePayment } from '../../payments/release-payment.js';

export interface CheckoutRequest {
  sessionId: string;
  customer: OrderCustomer;
  paymentMethod: CardMethod;
  /** The total the shopper saw, with two decimals. */
  amount: string;
}

const LEAST_CENTS = 50;
const MOST_CENTS = 99_999_999;

/** Begins a card payment of the session's cart, or goes on with the one that was begun. Reserves no stock. */
@Injectable()
export class OpenCheckout {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly carts: CheckoutCart,
    private readonly stock: Stock,
    private readonly checkouts: Checkouts,
    private readonly gateway: PaymentGateway,
    private readonly releasing: ReleasePayment,
  ) {}

  /** Refuses with 400 empty cart, 402 no provider, 409 CART_CHANGED or short of stock, 422 bounds, 429 too many, 502 provider. */
  async open(request: CheckoutRequest): Promise<PaymentIntentView> {
    const { mode, publishableKey } = this.gateway;
    if (mode === 'unavailable') throw cardsUnavailable();
    const { checkout, replaced } = await inTransaction(this.db, (tx) => this.prepare(tx, request));
    if (replaced) await this.releasing.tryToRelease(replaced.id);
    const intent = checkout.paymentIntentId === null ? await this.begin(checkout) : await this.resume(checkout);
    if (!intent) return this.open(request);
    return { clientSecret: intent.clientSecret, mode, publishableKey, status: intent.status };
  }

  /** No network in here: the provider is asked after the commit. */
  private async prepare(tx: Tx, request: CheckoutRequest): Promise<{ checkout: CheckoutRow; replaced?: CheckoutRow }> {
    const { sessionId, customer, paymentMethod } = request;
    await lockName(tx, `session ${sessionId}`);
    const contents = await this.carts.contents(tx, sessionId);
    const totalCents = await this.check(tx, contents, request.amount);
    const items = contents.map(toDraftItem);
    const fingerprint = fingerprintOf(items, paymentMethod);
    const open = await this.checkouts.openOf(tx, sessionId);
    if (open?.fingerprint === fingerprint && open.fresh) {
      await this.checkouts.setCustomer(tx, open.id, customer);
      return { checkout: open };
    }
    await this.checkouts.expectFew(tx, sessionId);
    if (open) await this.checkouts.end(tx, open.id, 'superseded');
    const checkout = await this.checkouts.open(tx, { sessionId, fingerprint, items, totalCents, customer, paymentMethod });
    return open ? { checkout, replaced: open } : { checkout };
  }

  private async check(tx: Tx, contents: readonly CartContent[], amount: string): Promise<number> {
    if (contents.length === 0) throw cartIsEmpty();
    const total = orderTotal(contents);
    // As cents: "048.00" is 48.00 too.
    if (toCents(amount) !== toCents(total)) throw cartChanged(total);
    const cents = toCents(total);
    if (cents < LEAST_CENTS || cents > MOST_CENTS) throw amountOutOfBounds();
    await this.stock.assertAvailable(tx, contents);
    return cents;
  }

  private async begin(checkout: CheckoutRow): Promise<PaymentIntent> {
    const { id: checkoutId, totalCents: amountCents } = checkout;
    const intent = await this.asked(checkout, () => this.gateway.create({ amountCents, checkoutId }, `pi-create-${checkoutId}`));
    if (await this.checkouts.setIntent(checkoutId, intent.id)) return intent;
    await this.releasing.tryToRelease(checkoutId);
    throw checkoutReplaced();
  }

  /** Undefined when the provider has ended the payment: then a new one is begun. */
  private async resume(checkout: CheckoutRow): Promise<PaymentIntent | undefined> {
    const intent = await this.asked(checkout, () => this.gateway.retrieve(checkout.paymentIntentId ?? ''));
    if (intent.status !== 'canceled') return intent;
    await this.checkouts.end(this.db, checkout.id, 'canceled');
    return undefined;
  }

  /** The provider keeps an answer that says no under its key: the next try must be another checkout. */
  private async asked(checkout: CheckoutRow, call: () => Promise<PaymentIntent>): Promise<PaymentIntent> {
    try {
      return await call();
    } catch (error) {
      if (checkout.paymentIntentId === null && hasCode(error, 'failed', 'refused')) {
        await this.checkouts.end(this.db, checkout.id, 'canceled');
      }
      throw providerFailed();
    }
  }
}

const toDraftItem = ({ productId, quantity, name, imageUrl, price }: CartContent): NewOrderItem => ({
  productId,
  quantity,
  name,
  imageUrl,
  price,
});

const fingerprintOf = (items: readonly NewOrderItem[], method: CardMethod): string =>
  createHash('sha256')
    .update([method, ...items.map(({ productId, quantity, price }) => `${productId}x${quantity}@${price}`).toSorted()].join('|'))
    .digest('hex');
