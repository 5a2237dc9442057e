import { Check, Column, CreateDateColumn, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { IntentStatus } from '../gateway/intent-status.js';

/** A simulated payment of the built-in provider; never written when Stripe's keys are set or in production. */
@Entity('sandbox_intents')
@Unique('sandbox_intents_create_key', ['createKey'])
@Check('sandbox_intents_refund_check', 'refunded_cents >= 0 and refunded_cents <= amount_cents')
@Check(
  'sandbox_intents_status_check',
  `status in ('requires_payment_method', 'requires_confirmation', 'requires_action', 'processing', 'requires_capture', 'succeeded', 'canceled')`,
)
export class SandboxIntent {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'sandbox_intents_pkey' })
  id: string;

  @Column({ type: 'text' })
  clientSecret: string;

  @Column({ type: 'text' })
  createKey: string;

  @Column({ type: 'uuid' })
  checkoutId: string;

  @Column({ type: 'integer' })
  amountCents: number;

  @Column({ type: 'integer', default: 0 })
  refundedCents: number;

  /** Idempotency keys of all refunds: a key is used once. */
  @Column({ type: 'jsonb', default: [] })
  refundKeys: string[];

  /** Those of `refundKeys` whose refund failed at the bank afterwards; they are no longer part of `refundedCents`. */
  @Column({ type: 'jsonb', default: [] })
  failedRefundKeys: string[];

  @Column({ type: 'text', default: 'requires_payment_method' })
  status: IntentStatus;

  /** True: no event tells the shop of this payment, as when a webhook is lost. */
  @Column({ type: 'boolean', default: false })
  webhookSuppressed: boolean;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
