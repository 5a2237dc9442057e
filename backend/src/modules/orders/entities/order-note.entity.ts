import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Order } from './order.entity.js';

/** A note of staff about an order; the shopper never sees it. */
@Entity('order_notes')
@Check('order_notes_text_check', 'char_length(text) between 1 and 1000')
@Index('order_notes_order_id_idx', ['orderId', 'createdAt'])
export class OrderNote {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'order_notes_pkey' })
  id: string;

  @Column({ type: 'uuid' })
  orderId: string;

  @ManyToOne(() => Order, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'order_notes_order_id_fkey' })
  order?: Relation<Order>;

  /** A copy of the username, because the note outlives the account. */
  @Column({ type: 'text' })
  author: string;

  @Column({ type: 'text' })
  text: string;

  @Column({ type: 'timestamptz', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
