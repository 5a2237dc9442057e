import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { query, queryReturning } from '#platform/database/sql.js';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import type { Outbox } from '#platform/outbox/outbox.js';
import type { IntentStatus } from '../gateway/intent-status.js';
import type { NewIntent, PaymentIntent, RefundSummary } from '../gateway/payment-gateway.js';

const COLUMNS = `id, client_secret as "clientSecret", status, amount_cents as "amountCents", 'usd' as currency,
  checkout_id as "checkoutId", refunded_cents as "refundedCents", false as "isDisputed"`;

const INSERT = `insert into sandbox_intents (id, client_secret, create_key, checkout_id, amount_cents)
  values ($1, $2, $3, $4, $5) on conflict (create_key) do nothing`;

const PAGE = `select ${COLUMNS} from sandbox_intents where created_at >= $1 and ($2::text is null
    or (created_at, id) < (select created_at, id from sandbox_intents where id = $2))
  order by created_at desc, id desc limit 100`;

const TRANSITION = `update sandbox_intents set status = $3 where id = $1 and status = any($2)
  returning ${COLUMNS}, webhook_suppressed as "webhookSuppressed"`;

const REFUND = `update sandbox_intents set refunded_cents = refunded_cents + $2, refund_keys = refund_keys || to_jsonb($3::text)
  where id = $1 and status = 'succeeded' and not refund_keys ? $3 and refunded_cents + $2 <= amount_cents returning id`;

const REFUNDS = `select refunded_cents as "refundedCents", failed_refund_keys as "failedKeys" from sandbox_intents where id = $1`;

/** The sandbox's payments. Each change is one statement that names the states it may start from. */
export class SandboxIntents {
  constructor(
    private readonly db: DataSource,
    private readonly outbox: Outbox,
  ) {}

  async create(intent: NewIntent, key: string): Promise<PaymentIntent | undefined> {
    const id = `pi_sandbox_${randomBytes(12).toString('hex')}`;
    const secret = `${id}_secret_${randomBytes(16).toString('hex')}`;
    await this.db.query(INSERT, [id, secret, key, intent.checkoutId, intent.amountCents]);
    const [created] = await query<PaymentIntent>(this.db, `select ${COLUMNS} from sandbox_intents where create_key = $1`, [key]);
    return created;
  }

  async find(id: string): Promise<PaymentIntent | undefined> {
    const [intent] = await query<PaymentIntent>(this.db, `select ${COLUMNS} from sandbox_intents where id = $1`, [id]);
    return intent;
  }

  async refunds(id: string): Promise<RefundSummary | undefined> {
    const [refunds] = await query<RefundSummary>(this.db, REFUNDS, [id]);
    return refunds;
  }

  /** Page by page, newest first. */
  async *since(since: Date): AsyncGenerator<PaymentIntent> {
    for (let last: string | null = null; ;) {
      const intents: PaymentIntent[] = await query<PaymentIntent>(this.db, PAGE, [since, last]);
      yield* intents;
      last = intents.at(-1)?.id ?? null;
      if (last === null) return;
    }
  }

  /** The changed payment; undefined when it is in none of the states `from`. An authorization is announced like a webhook. */
  async transition(id: string, from: readonly IntentStatus[], to: IntentStatus): Promise<PaymentIntent | undefined> {
    return inTransaction(this.db, async (tx) => {
      const [row] = await queryReturning<PaymentIntent & { webhookSuppressed: boolean }>(tx, TRANSITION, [id, from, to]);
      if (!row) return undefined;
      const { webhookSuppressed, ...intent } = row;
      if (!webhookSuppressed && to === 'requires_capture') {
        await this.outbox.add(tx, 'payment.updated', { paymentIntentId: id }, `payment.updated:${id}.${to}`);
      }
      return intent;
    });
  }

  async suppressWebhook(id: string): Promise<void> {
    await this.db.query('update sandbox_intents set webhook_suppressed = true where id = $1', [id]);
  }

  /** False when it is not captured, or the amount is more than what remains. Repeating a key is true and changes nothing. */
  async refund(id: string, amountCents: number, key: string): Promise<boolean> {
    if (await inTransaction(this.db, (tx) => this.refundOnce(tx, id, amountCents, key))) return true;
    const known = await query(this.db, 'select id from sandbox_intents where id = $1 and refund_keys ? $2', [id, key]);
    return known.length > 0;
  }

  private async refundOnce(tx: Tx, id: string, amountCents: number, key: string): Promise<boolean> {
    const refunded = await queryReturning(tx, REFUND, [id, amountCents, key]);
    if (refunded.length === 0) return false;
    await this.outbox.add(tx, 'payment.updated', { paymentIntentId: id }, `payment.updated:${id}.${key}`);
    return true;
  }
}
