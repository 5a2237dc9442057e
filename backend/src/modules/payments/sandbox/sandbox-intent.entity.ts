import { Check, Column, CreateDateColumn, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { IntentStatus } from '../gateway/intent-status.js';

/** A pretended payment of the built-in provider. Never written where Stripe's keys are set or in production. */
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

  /** Keys of the refunds that were made, so that none is made twice. */
  @Column({ type: 'jsonb', default: [] })
  refundKeys: string[];

  @Column({ type: 'text', default: 'requires_payment_method' })
  status: IntentStatus;

  /** False: the provider's word about this payment never arrives, as when a webhook is lost. */
  @Column({ type: 'boolean', default: true })
  tellsUs: boolean;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
