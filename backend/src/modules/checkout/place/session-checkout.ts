import { Inject, Injectable } from '@nestjs/common';
import { withTimeout } from '@shop/contract/with-timeout';
import type { Logger } from 'pino';
import { AppError } from '#platform/app-error.js';
import type { Tx } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import { LOGGER } from '#platform/tokens.js';
import type { PlacedOrderView } from '../../orders/index.js';
import { GatewayError, PaymentGateway, type PaymentIntent } from '../../payments/index.js';
import { notPaid } from '../checkout.errors.js';
import { type CheckoutRow, Checkouts } from '../checkouts.js';
import { FinishPayment } from '../settle/finish-payment.js';
import { isPaid } from '../settle/payment-state.js';

const TIMEOUT_MS = 3_000;

/** The card payment of a session that places an order. The checkout, not the request, says what was bought and how it was paid. */
@Injectable()
export class SessionCheckout {
  constructor(
    private readonly checkouts: Checkouts,
    private readonly gateway: PaymentGateway,
    private readonly finishPayment: FinishPayment,
    private readonly outbox: Outbox,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Throws as FinishPayment; 402 also when the session has not started a payment. */
  async finish(sessionId: string): Promise<PlacedOrderView> {
    const checkout = await this.checkouts.latestOf(sessionId);
    if (!checkout) throw notPaid();
    return this.finishPayment.execute(checkout.id);
  }

  /** The session's open checkout, which stays locked until `tx` ends. */
  lockOpen(tx: Tx, sessionId: string): Promise<CheckoutRow | undefined> {
    return this.checkouts.lockOpenOf(tx, sessionId);
  }

  /** The order of an open checkout that has been paid; undefined when it is not paid, or the provider does not answer. */
  async finishIfPaid({ id, paymentIntentId }: CheckoutRow): Promise<PlacedOrderView | undefined> {
    if (paymentIntentId === null) return undefined;
    const intent = await withTimeout(TIMEOUT_MS, this.retrieve(paymentIntentId), () => undefined);
    return intent && isPaid(intent) ? this.finishUnlessEnded(id, intent) : undefined;
  }

  /** Ends a checkout because its session orders with a manual method. A job voids a payment that is authorized now. */
  async supersede(tx: Tx, { id, paymentIntentId }: CheckoutRow): Promise<void> {
    await this.checkouts.end(id, 'superseded', tx);
    if (paymentIntentId) {
      await this.outbox.add(tx, 'payment.updated', { paymentIntentId }, `payment.updated:superseded.${id}`);
    }
  }

  /** 402: the checkout was ended at this moment, and its payment is voided or refunded. */
  private async finishUnlessEnded(checkoutId: string, intent: PaymentIntent): Promise<PlacedOrderView | undefined> {
    try {
      return await this.finishPayment.execute(checkoutId, intent);
    } catch (error) {
      if (error instanceof AppError && error.status === 402) return undefined;
      throw error;
    }
  }

  /** A provider that does not answer must not prevent manual orders: a payment that it holds is released later. */
  private async retrieve(paymentIntentId: string): Promise<PaymentIntent | undefined> {
    try {
      return await this.gateway.retrieve(paymentIntentId);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      this.logger.warn({ err: error, paymentIntentId }, 'a payment could not be read');
      return undefined;
    }
  }
}
