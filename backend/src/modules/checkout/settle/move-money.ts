import { withTimeout } from '@shop/contract/with-timeout';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { query } from '#platform/database/sql.js';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { LOGGER } from '#platform/tokens.js';
import { ApplyPaymentUpdate } from '../../orders/index.js';
import { type CheckoutRow, Checkouts } from '../checkouts.js';
import { hasCode, PaymentGateway, type PaymentIntent } from '../../payments/gateway/payment-gateway.js';
import { Discrepancies } from '../reconciliation/discrepancies.js';

/** How long a shopper waits for the capture before it goes on without them. */
const TIMEOUT_MS = 5_000;
/** After that an order is cancelled rather than kept on a promise; Stripe's authorisations of cards hold for days. */
const LONGEST_HOURS = 24;

const ORDER_STATE = `select status = 'cancelled' as cancelled, created_at < now() - make_interval(hours => $2) as overdue,
    payment_status = 'authorized' as owing
  from orders where id = $1`;

interface OrderState {
  cancelled: boolean;
  overdue: boolean;
  owing: boolean;
}

type WithOrder = CheckoutRow & { orderId: string; paymentIntentId: string };

/** Takes the authorised money of an order, and writes down what has become of it. */
@Injectable()
export class MoveMoney {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly checkouts: Checkouts,
    private readonly gateway: PaymentGateway,
    private readonly payments: ApplyPaymentUpdate,
    private readonly differences: Discrepancies,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Tries at once, for a few seconds, and never fails: the sweeper tries again. */
  async captureSoon(checkoutId: string): Promise<void> {
    const captured = this.settle(checkoutId).catch((error: unknown) =>
      this.logger.warn({ err: error, checkout: checkoutId }, 'a payment could not be captured yet'),
    );
    await withTimeout(TIMEOUT_MS, captured, () => undefined);
  }

  /** For the job: settles an order whose capture did not come at once, so that its failure makes the job try again. */
  async settleOwing(checkoutId: string): Promise<void> {
    const checkout = await this.checkouts.byId(checkoutId);
    if (checkout && hasOrder(checkout) && (await this.stateOf(checkout)).owing) await this.settle(checkoutId);
  }

  /** Brings the money and its order in line; safe at any time and twice. Throws GatewayError to be tried again. */
  async settle(checkoutId: string): Promise<void> {
    const checkout = await this.checkouts.byId(checkoutId);
    if (!checkout || !hasOrder(checkout)) return;
    const intent = await this.gateway.retrieve(checkout.paymentIntentId);
    const order = await this.stateOf(checkout);
    await this.record(checkout, order, await this.moved(checkout, order, intent));
  }

  /** Captures, or gives the money of an order back that staff has cancelled meanwhile. */
  private async moved(checkout: WithOrder, order: OrderState, intent: PaymentIntent): Promise<PaymentIntent> {
    if (intent.status === 'requires_capture') return this.finishAuthorised(checkout, order);
    if (intent.status === 'succeeded' && order.cancelled) return this.refundRest(checkout, intent);
    return intent;
  }

  private async finishAuthorised(checkout: WithOrder, { cancelled, overdue }: OrderState): Promise<PaymentIntent> {
    try {
      if (cancelled) return await this.giveUp(checkout);
      return await this.gateway.capture(checkout.paymentIntentId, captureKey(checkout));
    } catch (error) {
      if (hasCode(error, 'wrong-state')) return this.gateway.retrieve(checkout.paymentIntentId);
      if (hasCode(error, 'failed')) await this.nextRound(checkout);
      if (overdue && !cancelled) return this.giveUp(checkout);
      throw error;
    }
  }

  private giveUp({ paymentIntentId }: WithOrder): Promise<PaymentIntent> {
    return this.gateway.cancel(paymentIntentId);
  }

  private async stateOf({ orderId }: WithOrder): Promise<OrderState> {
    const [order] = await query<OrderState>(this.db, ORDER_STATE, [orderId, LONGEST_HOURS]);
    if (!order) throw new Error('A checkout names an order that is gone');
    return order;
  }

  /** What is left stands in the key: a refund that was made meanwhile makes it another wish. */
  private async refundRest({ orderId }: WithOrder, intent: PaymentIntent): Promise<PaymentIntent> {
    const left = intent.amountCents - intent.refundedCents;
    if (left === 0) return intent;
    await this.gateway.refund(intent.id, left, `refund-cancelled-${orderId}-${left}`);
    return this.gateway.retrieve(intent.id);
  }

  private async record(checkout: WithOrder, order: OrderState, intent: PaymentIntent): Promise<void> {
    const { orderId } = checkout;
    await inTransaction(this.db, async (tx) => {
      if (intent.status === 'canceled' && (await this.payments.markVoided(tx, orderId)) && !order.cancelled) {
        await this.tellStaff(tx, checkout);
      }
      if (intent.status !== 'succeeded') return;
      await this.payments.markPaid(tx, orderId);
      await this.payments.noteRefunds(tx, orderId, intent.refundedCents);
    });
  }

  /** An order that nobody cancelled is gone, because its money could not be had: a person should know. */
  private async tellStaff(tx: Tx, { orderId, paymentIntentId, totalCents }: WithOrder): Promise<void> {
    const found = { kind: 'capture_given_up', paymentIntentId, orderId, providerCents: 0, orderCents: totalCents } as const;
    await this.differences.record(found, tx);
    this.logger.error({ orderId, paymentIntentId }, 'an order was cancelled because its payment could not be captured');
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
