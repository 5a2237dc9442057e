import { withTimeout } from '@shop/contract/with-timeout';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { AppError } from '#platform/app-error.js';
import type { Tx } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import { LOGGER } from '#platform/tokens.js';
import type { CardPayments, PlacedOrderView } from '../orders/index.js';
import { Checkouts } from '../checkout/checkouts.js';
import { FinishPayment } from '../checkout/settle/finish-payment.js';
import { GatewayError, PaymentGateway } from './gateway/payment-gateway.js';
import { notPaid } from './payments.errors.js';

/** How long somebody who pays by hand waits for word of a card payment. */
const TIMEOUT_MS = 3_000;

/** What orders ask of a session's card payment. The checkout, not the request, says what is bought and how it was paid. */
@Injectable()
export class CardCheckouts implements CardPayments {
  constructor(
    private readonly checkouts: Checkouts,
    private readonly gateway: PaymentGateway,
    private readonly finishing: FinishPayment,
    private readonly outbox: Outbox,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async finish(sessionId: string): Promise<PlacedOrderView> {
    const checkout = await this.checkouts.latestOf(sessionId);
    if (!checkout) throw notPaid();
    return this.finishing.finish(checkout.id);
  }

  async finishOpen(sessionId: string): Promise<PlacedOrderView | undefined> {
    const checkout = await this.checkouts.latestOf(sessionId);
    if (checkout?.status !== 'open' || checkout.paymentIntentId === null) return undefined;
    const paid = await withTimeout(TIMEOUT_MS, this.isPaid(checkout.paymentIntentId), () => false);
    return paid ? this.finishUnlessEnded(checkout.id) : undefined;
  }

  /** The worker gives back what may have been authorised at this moment, and then the payment cannot be paid any more. */
  async supersede(tx: Tx, sessionId: string): Promise<void> {
    const open = await this.checkouts.openOf(tx, sessionId);
    if (!open) return;
    await this.checkouts.end(tx, open.id, 'superseded');
    const { id, paymentIntentId } = open;
    if (paymentIntentId) {
      await this.outbox.add(tx, 'payment.updated', { paymentIntentId }, `payment.updated:superseded.${id}`);
    }
  }

  /** 402: it was given up at this very moment, and its money goes back. */
  private async finishUnlessEnded(checkoutId: string): Promise<PlacedOrderView | undefined> {
    try {
      return await this.finishing.finish(checkoutId);
    } catch (error) {
      if (error instanceof AppError && error.status === 402) return undefined;
      throw error;
    }
  }

  /** A provider that does not answer keeps nobody from paying by hand: what it holds is given back. */
  private async isPaid(paymentIntentId: string): Promise<boolean> {
    try {
      const { status } = await this.gateway.retrieve(paymentIntentId);
      return status === 'requires_capture' || status === 'succeeded';
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      this.logger.warn({ err: error, paymentIntentId }, 'a payment could not be asked for');
      return false;
    }
  }
}
