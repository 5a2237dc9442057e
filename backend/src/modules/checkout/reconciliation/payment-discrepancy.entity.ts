import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { DiscrepancyKind } from './discrepancy-rules.js';

/** repaired: by the button; gone: it no longer exists; settled: staff dealt with it, so the state is not reported again. */
export type Resolution = 'repaired' | 'gone' | 'settled';

/** A payment and an order that disagreed. Never deleted, because it is about money. */
@Entity('payment_differences')
@Check(
  'payment_differences_kind_check',
  `kind in ('paid_without_order', 'order_without_payment', 'amount_differs', 'cancelled_but_paid', 'not_captured', 'not_noted', 'capture_given_up', 'refund_failed', 'disputed', 'tax_service_refused')`,
)
@Check('payment_differences_resolution_check', `resolution in ('repaired', 'gone', 'settled')`)
@Check('payment_differences_resolved_check', '(resolved_at is null) = (resolution is null)')
@Index('payment_differences_open_key', ['paymentIntentId', 'kind'], { unique: true, where: 'resolved_at is null' })
@Index('payment_differences_found_at_idx', ['foundAt'])
export class PaymentDiscrepancy {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'payment_differences_pkey' })
  id: string;

  @Column({ type: 'text' })
  kind: DiscrepancyKind;

  @Column({ type: 'text' })
  paymentIntentId: string;

  @Column({ type: 'uuid', nullable: true })
  orderId: string | null;

  /** Authorized or captured at the provider, less refunds. */
  @Column({ type: 'integer' })
  providerCents: number;

  /** Total of the order less refunds; 0 without an order. */
  @Column({ type: 'integer' })
  orderCents: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  foundAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  resolvedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  resolution: Resolution | null;
}
