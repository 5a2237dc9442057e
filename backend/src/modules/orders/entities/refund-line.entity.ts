import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { centsColumn } from '#platform/money/cents-column.js';
import { Refund } from './refund.entity.js';

/** The goods that staff named in a refund, without tax. */
@Entity('refund_lines')
@Check('refund_lines_cents_check', 'cents > 0')
@Check('refund_lines_not_sent_check', 'not_sent >= 0')
export class RefundLine {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'refund_lines_pkey' })
  refundId: string;

  @ManyToOne(() => Refund, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'refund_id', foreignKeyConstraintName: 'refund_lines_refund_id_fkey' })
  refund?: Relation<Refund>;

  /** No foreign key: a change of a size can remove the item. */
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'refund_lines_pkey' })
  orderItemId: string;

  @Column(centsColumn())
  cents: number;

  /** Pieces of the item that are not sent because of it; null: not specified. */
  @Column({ type: 'integer', nullable: true })
  notSent: number | null;
}
