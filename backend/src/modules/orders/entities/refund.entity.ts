import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { centsColumn } from '#platform/money/cents-column.js';
import { Order } from './order.entity.js';

export const REFUND_STATUSES = ['requested', 'done', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** A refund by staff. Committed as requested before the provider is called, because its id is part of the idempotency key. */
@Entity('refunds')
@Check('refunds_cents_check', 'cents >= 1')
@Check('refunds_shipping_check', 'shipping_cents between 0 and cents')
@Check('refunds_status_check', `status in ('requested', 'done', 'failed')`)
@Index('refunds_order_id_idx', ['orderId', 'createdAt'])
@Index('refunds_requested_idx', ['createdAt'], { where: `status = 'requested'` })
export class Refund {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'refunds_pkey' })
  id: string;

  @Column({ type: 'uuid' })
  orderId: string;

  @ManyToOne(() => Order, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'refunds_order_id_fkey' })
  order?: Relation<Order>;

  /** An order may total more cents than 32 bits hold; the driver returns 64 bits as text. */
  @Column(centsColumn())
  cents: number;

  @Column({ type: 'text', nullable: true })
  reason: string | null;

  /** 'staff <username>'. */
  @Column({ type: 'text' })
  actor: string;

  @Column({ type: 'text', default: 'requested' })
  status: RefundStatus;

  /** Of them the shipping that staff named, without its tax. */
  @Column(centsColumn({ default: 0 }))
  shippingCents: number;

  /** The artists keep their share. */
  @Column({ type: 'boolean', default: false })
  borneByShop: boolean;

  @Column({ type: 'timestamptz', default: () => 'clock_timestamp()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
