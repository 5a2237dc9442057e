import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Order } from './order.entity.js';

export const EVENT_KINDS = [
  'placed',
  'status',
  'payment',
  'refund',
  'tracking',
  'reminder',
  'customer',
  'return',
  'payment-sent',
  'size',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** An entry of an order's history; rows are only added. */
@Entity('order_events')
@Check(
  'order_events_kind_check',
  `kind in ('placed', 'status', 'payment', 'refund', 'tracking', 'reminder', 'customer', 'return', 'payment-sent', 'size')`,
)
@Check('order_events_actor_check', `actor in ('shopper', 'system') or actor like 'staff %'`)
@Index('order_events_order_id_idx', ['orderId', 'at'])
@Index('order_events_payment_idx', ['at'], { where: `kind = 'payment'` })
@Index('order_events_paid_idx', ['at'], { where: `kind = 'payment' and to_state = 'paid'` })
export class OrderEvent {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'order_events_pkey' })
  id: string;

  @Column({ type: 'uuid' })
  orderId: string;

  @ManyToOne(() => Order, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'order_events_order_id_fkey' })
  order?: Relation<Order>;

  /** The clock instead of the transaction's time, so that two entries of one transaction keep their order. */
  @Column({ type: 'timestamptz', default: () => 'clock_timestamp()' })
  at: Date;

  @Column({ type: 'text' })
  kind: EventKind;

  @Column({ type: 'text', nullable: true })
  fromState: string | null;

  @Column({ type: 'text', nullable: true })
  toState: string | null;

  /** 'shopper', 'system' or 'staff <username>'. */
  @Column({ type: 'text' })
  actor: string;

  @Column({ type: 'jsonb', default: {} })
  detail: Record<string, unknown>;
}
