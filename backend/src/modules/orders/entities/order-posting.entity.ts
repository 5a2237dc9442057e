import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { centsColumn } from '#platform/money/cents-column.js';
import { OrderCharge } from './order-charge.entity.js';
import { OrderEvent } from './order-event.entity.js';
import { Order } from './order.entity.js';
import { RefundedAmountChange } from './refunded-amount-change.entity.js';
import { Refund } from './refund.entity.js';

/** What a part of an order's money is for. `beyond`: no sale, either a part of the price until the rest arrives, or more than the price. */
export type PartKind = 'tax' | 'fee' | 'shipping' | 'goods' | 'credit' | 'beyond';

export type PostingCause = 'payment' | 'undo' | 'refund' | 'failure';

/**
 * One row of an order's book, in the order of `id`: what a payment event (or its undoing) or a change of the refunded amount did to the
 * money of one part. Written by OrderBook only; triggers refuse every change, and at commit rows that do not add up to their order.
 */
@Entity('order_postings')
@Index('order_postings_key', { synchronize: false })
@Check(
  'order_postings_cause_check',
  `case cause
      when 'payment' then change_id is null
      when 'undo' then change_id is null
      when 'refund' then change_id is not null and payment_event_id is null and cents < 0
      when 'failure' then change_id is not null and payment_event_id is null and cents > 0
      else false end`,
)
@Check(
  'order_postings_part_check',
  `case kind
      when 'goods' then order_item_id is not null and charge_id is null
      when 'tax' then charge_id is not null
      when 'beyond' then num_nulls(order_item_id, charge_id) = 2
      else kind in ('fee', 'shipping', 'credit') and charge_id is not null and order_item_id is null end`,
)
@Check('order_postings_cents_check', `cents <> 0 or kind = 'goods' and change_id is null`)
export class OrderPosting {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'order_postings_pkey',
  })
  id: string;

  @Column({ type: 'uuid' })
  orderId: string;

  @ManyToOne(() => Order, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'order_postings_order_id_fkey' })
  order?: Relation<Order>;

  @Column({ type: 'text' })
  cause: PostingCause;

  /** Null: a refund, or an order that was paid before there was a book and has no payment in its history. */
  @Index('order_postings_payment_event_id_idx')
  @Column({ type: 'uuid', nullable: true })
  paymentEventId: string | null;

  @ManyToOne(() => OrderEvent, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'payment_event_id', foreignKeyConstraintName: 'order_postings_payment_event_id_fkey' })
  paymentEvent?: Relation<OrderEvent> | null;

  @Index('order_postings_change_id_idx')
  @Column({ type: 'uuid', nullable: true })
  changeId: string | null;

  @ManyToOne(() => RefundedAmountChange, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'change_id', foreignKeyConstraintName: 'order_postings_change_id_fkey' })
  change?: Relation<RefundedAmountChange> | null;

  /** Null: a refund at the provider, and what failed of refunds that name no lines. */
  @Index('order_postings_refund_id_idx')
  @Column({ type: 'uuid', nullable: true })
  refundId: string | null;

  @ManyToOne(() => Refund, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'refund_id', foreignKeyConstraintName: 'order_postings_refund_id_fkey' })
  refund?: Relation<Refund> | null;

  /** The line, also of its tax. No foreign key: a change of a size can remove the item. */
  @Index('order_postings_order_item_id_idx')
  @Column({ type: 'uuid', nullable: true })
  orderItemId: string | null;

  @Column({ type: 'uuid', nullable: true })
  chargeId: string | null;

  @ManyToOne(() => OrderCharge, { nullable: true })
  @JoinColumn({ name: 'charge_id', foreignKeyConstraintName: 'order_postings_charge_id_fkey' })
  charge?: Relation<OrderCharge> | null;

  @Column({ type: 'text' })
  kind: PartKind;

  /** Above 0: the order earned it; below 0: it gave it back. */
  @Column(centsColumn())
  cents: number;

  @Column({ type: 'boolean', default: false })
  borneByShop: boolean;
}
