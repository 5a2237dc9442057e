import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { centsColumn } from '#platform/money/cents-column.js';
import { Order } from './order.entity.js';

/**
 * One change of an order's refunded amount; their sum is the order's `refundedAmount`. Written by a trigger of the table
 * orders, because refunds made at the provider have no row in `refunds`.
 */
@Entity('refunded_amount_changes')
export class RefundedAmountChange {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'refunded_amount_changes_pkey' })
  id: string;

  @Index('refunded_amount_changes_order_id_idx')
  @Column({ type: 'uuid' })
  orderId: string;

  @ManyToOne(() => Order, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'refunded_amount_changes_order_id_fkey' })
  order?: Relation<Order>;

  @Index('refunded_amount_changes_at_idx')
  @Column({ type: 'timestamptz', default: () => 'clock_timestamp()' })
  at: Date;

  /** Negative when a refund failed at the bank. */
  @Column(centsColumn())
  cents: number;
}
