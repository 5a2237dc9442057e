import { Column, CreateDateColumn, Entity, PrimaryColumn, Unique } from 'typeorm';

/** The order number that a session can quote in its bank's app before the order exists. */
@Entity('reserved_order_numbers')
@Unique('reserved_order_numbers_number_key', ['orderNumber'])
export class ReservedOrderNumber {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'reserved_order_numbers_pkey' })
  sessionId: string;

  @Column({ type: 'text' })
  orderNumber: string;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
