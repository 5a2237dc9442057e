import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { rows } from '../../platform/database/rows.js';
import { inTransaction } from '../../platform/database/transactions.js';
import { LOGGER } from '../../platform/tokens.js';
import { OrderPayments } from '../orders/index.js';
import { type CheckoutRow, Checkouts } from './checkouts.js';
import { isTrouble, PaymentGateway, type PaymentIntent } from './gateway/payment-gateway.js';

/** How long a shopper waits for the capture before it goes on without them. */
const PATIENCE_MS = 5_000;

type WithOrder = CheckoutRow & { orderId: string; paymentIntentId: string };

/** Takes the authorised money of an order, and writes down what has become of it. */
@Injectable()
export class CapturePayment {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly checkouts: Checkouts,
    private readonly gateway: PaymentGateway,
    private readonly payments: OrderPayments,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Tries at once, for a few seconds, and never fails: the sweeper tries again. */
  async captureSoon(checkoutId: string): Promise<void> {
    const captured = this.settle(checkoutId).catch((error: unknown) =>
      this.logger.warn({ err: error, checkout: checkoutId }, 'a payment could not be captured yet'),
    );
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)));
    await Promise.race([captured, patience]);
    clearTimeout(timer);
  }

  /** Brings the money and its order in line; safe at any time and twice. Throws GatewayError to be tried again. */
  async settle(checkoutId: string): Promise<void> {
    const checkout = await this.checkouts.byId(checkoutId);
    if (!checkout || !hasOrder(checkout)) return;
    const intent = await this.gateway.retrieve(checkout.paymentIntentId);
    await this.record(checkout, await this.moved(checkout, intent));
  }

  /** Captures, or gives the money of an order back that staff has cancelled meanwhile. */
  private async moved(checkout: WithOrder, intent: PaymentIntent): Promise<PaymentIntent> {
    const [order] = await rows<{ status: string }>(this.db, 'select status from orders where id = $1', [checkout.orderId]);
    const cancelled = order?.status === 'cancelled';
    if (intent.status === 'requires_capture') return this.finishAuthorised(checkout, cancelled);
    if (intent.status === 'succeeded' && cancelled) return this.refundRest(checkout, intent);
    return intent;
  }

  private async finishAuthorised(checkout: WithOrder, cancelled: boolean): Promise<PaymentIntent> {
    try {
      if (cancelled) return await this.gateway.cancel(checkout.paymentIntentId, `cancel-${checkout.id}`);
      return await this.gateway.capture(checkout.paymentIntentId, captureKey(checkout));
    } catch (error) {
      if (isTrouble(error, 'wrong-state')) return this.gateway.retrieve(checkout.paymentIntentId);
      if (isTrouble(error, 'failed')) await this.nextRound(checkout);
      throw error;
    }
  }

  /** What is left stands in the key: a refund that was made meanwhile makes it another wish. */
  private async refundRest({ orderId }: WithOrder, intent: PaymentIntent): Promise<PaymentIntent> {
    const left = intent.amountCents - intent.refundedCents;
    if (left === 0) return intent;
    await this.gateway.refund(intent.id, left, `refund-cancelled-${orderId}-${left}`);
    return this.gateway.retrieve(intent.id);
  }

  private async record({ orderId }: WithOrder, intent: PaymentIntent): Promise<void> {
    await inTransaction(this.db, async (tx) => {
      if (intent.status === 'canceled') await this.payments.markVoided(tx, orderId);
      if (intent.status !== 'succeeded') return;
      await this.payments.markPaid(tx, orderId);
      await this.payments.noteRefunds(tx, orderId, intent.refundedCents);
    });
  }

  /** The provider keeps its failure under the key for a day. Compared, so that two at once make one step. */
  private async nextRound({ id, captureRound }: CheckoutRow): Promise<void> {
    await this.db.query('update checkouts set capture_round = capture_round + 1 where id = $1 and capture_round = $2', [
      id,
      captureRound,
    ]);
  }
}

const hasOrder = (checkout: CheckoutRow): checkout is WithOrder => checkout.orderId !== null && checkout.paymentIntentId !== null;

const captureKey = ({ orderId, captureRound }: WithOrder): string =>
  captureRound === 1 ? `capture-${orderId}` : `capture-${orderId}-${captureRound}`;
