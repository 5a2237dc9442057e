import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { centsColumn } from '#platform/money/cents-column.js';
import { CHARGE_KINDS, type ChargeKind } from '../../pricing/index.js';
import { Order } from './order.entity.js';

const KINDS = CHARGE_KINDS.map((kind) => `'${kind}'`).join(', ');

/** What was added to the pieces of an order. A trigger refuses every change. */
@Entity('order_charges')
@Index('order_charges_discount_idx', ['orderItemId'], { where: `kind = 'discount'` })
@Check('order_charges_kind_check', `kind in (${KINDS})`)
@Check('order_charges_label_check', 'char_length(label) between 1 and 120')
@Check('order_charges_cents_check', `case when kind in ('discount', 'credit') then cents < 0 else cents >= 0 end`)
@Check('order_charges_tax_check', `num_nulls(state, authority, rate_ppm, taxable_cents) = case kind when 'tax' then 0 else 4 end`)
@Check(
  'order_charges_days_check',
  `(days_min is null) = (days_max is null) and (days_min is null or kind = 'shipping' and days_min between 1 and days_max)`,
)
export class OrderCharge {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'order_charges_pkey' })
  id: string;

  @Index('order_charges_order_id_idx')
  @Column({ type: 'uuid' })
  orderId: string;

  @ManyToOne(() => Order, { nullable: false })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'order_charges_order_id_fkey' })
  order?: Relation<Order>;

  /** The line that is taxed; null: it belongs to the whole order. No foreign key: a change of a size can remove the item. */
  @Column({ type: 'uuid', nullable: true })
  orderItemId: string | null;

  @Column({ type: 'text' })
  kind: ChargeKind;

  @Column({ type: 'text' })
  label: string;

  @Column(centsColumn())
  cents: number;

  /** This and the next three belong to taxes only. */
  @Column({ type: 'character', length: 2, nullable: true })
  state: string | null;

  @Column({ type: 'text', nullable: true })
  authority: string | null;

  @Column({ type: 'integer', nullable: true })
  ratePpm: number | null;

  @Column(centsColumn({ nullable: true }))
  taxableCents: number | null;

  /** Days on the way of the shipping rate, as they were promised; null: it promised none. */
  @Column({ type: 'integer', nullable: true })
  daysMin: number | null;

  @Column({ type: 'integer', nullable: true })
  daysMax: number | null;

  @Column({ type: 'integer' })
  position: number;
}
