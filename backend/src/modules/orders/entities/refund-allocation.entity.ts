import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { OrderCharge } from './order-charge.entity.js';
import { RefundedAmountChange } from './refunded-amount-change.entity.js';
import { Refund } from './refund.entity.js';

/**
 * What a change of a refunded amount gave back of an item or a charge; of neither: what was paid beyond the order. Written by a trigger,
 * in the order of `id`; another one refuses every change.
 */
@Entity('refund_allocations')
@Index('refund_allocations_key', { synchronize: false })
@Check('refund_allocations_part_check', 'num_nulls(order_item_id, charge_id) > 0')
@Check('refund_allocations_cents_check', 'cents <> 0')
export class RefundAllocation {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'refund_allocations_pkey',
  })
  id: string;

  @Column({ type: 'uuid' })
  changeId: string;

  @ManyToOne(() => RefundedAmountChange, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'change_id', foreignKeyConstraintName: 'refund_allocations_change_id_fkey' })
  change?: Relation<RefundedAmountChange>;

  @Index('refund_allocations_order_item_id_idx')
  @Column({ type: 'uuid', nullable: true })
  orderItemId: string | null;

  @Column({ type: 'uuid', nullable: true })
  chargeId: string | null;

  @ManyToOne(() => OrderCharge, { nullable: true })
  @JoinColumn({ name: 'charge_id', foreignKeyConstraintName: 'refund_allocations_charge_id_fkey' })
  charge?: Relation<OrderCharge> | null;

  /** Null: a refund at the provider, and what failed of refunds that name no lines. */
  @Index('refund_allocations_refund_id_idx')
  @Column({ type: 'uuid', nullable: true })
  refundId: string | null;

  @ManyToOne(() => Refund, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'refund_id', foreignKeyConstraintName: 'refund_allocations_refund_id_fkey' })
  refund?: Relation<Refund> | null;

  @Column({ type: 'bigint', transformer: { from: Number, to: (cents: number) => cents } })
  cents: number;
}
