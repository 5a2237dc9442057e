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
import { Checkouts } from '../checkouts.js';
import { FinishPayment } from './finish-payment.js';
import { isPaid } from './payment-state.js';

const TIMEOUT_MS = 3_000;

/** The card payment of a session that places an order. The checkout, not the request, says what was bought and how it was paid. */
@Injectable()
export class SessionPayments {
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

  /** Undefined when the session has no open checkout, or its payment is not paid. */
  async finishOpen(sessionId: string): Promise<PlacedOrderView | undefined> {
    const checkout = await this.checkouts.latestOf(sessionId);
    if (checkout?.status !== 'open' || checkout.paymentIntentId === null) return undefined;
    const intent = await withTimeout(TIMEOUT_MS, this.retrieve(checkout.paymentIntentId), () => undefined);
    return intent && isPaid(intent) ? this.finishUnlessEnded(checkout.id, intent) : undefined;
  }

  /** Replaces the session's open checkout by an order with a manual method. A job voids a payment that is authorized now. */
  async supersede(tx: Tx, sessionId: string): Promise<void> {
    const open = await this.checkouts.lockOpenOf(tx, sessionId);
    if (!open) return;
    await this.checkouts.end(open.id, 'superseded', tx);
    const { id, paymentIntentId } = open;
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
