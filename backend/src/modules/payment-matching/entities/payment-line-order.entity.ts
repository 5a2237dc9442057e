import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Order } from '../../orders/index.js';
import { PaymentLine } from './payment-line.entity.js';

/** An order that a line has paid. A line may pay several orders, and an order may be paid by several lines. */
@Entity('statement_line_orders')
@Index('statement_line_orders_order_id_idx', ['orderId'])
export class PaymentLineOrder {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'statement_line_orders_pkey' })
  lineId: string;

  @ManyToOne(() => PaymentLine, { nullable: false })
  @JoinColumn({ name: 'line_id', foreignKeyConstraintName: 'statement_line_orders_line_id_fkey' })
  line?: Relation<PaymentLine>;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'statement_line_orders_pkey' })
  orderId: string;

  @ManyToOne(() => Order, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'statement_line_orders_order_id_fkey' })
  order?: Relation<Order>;
}
