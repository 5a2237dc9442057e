import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { centsColumn } from '#platform/money/cents-column.js';
import { Product } from '../../catalog/index.js';
import { Order } from './order.entity.js';

/** A line as it was sold, kept when a size of its order is changed after the payment. Other orders have none. */
@Entity('sold_lines')
export class SoldLine {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'sold_lines_pkey' })
  orderItemId: string;

  @Index('sold_lines_order_id_idx')
  @Column({ type: 'uuid' })
  orderId: string;

  @ManyToOne(() => Order, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'sold_lines_order_id_fkey' })
  order?: Relation<Order>;

  @Column({ type: 'uuid' })
  productId: string;

  @ManyToOne(() => Product, { nullable: false })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'sold_lines_product_id_fkey' })
  product?: Relation<Product>;

  @Column({ type: 'text' })
  productName: string;

  @Column({ type: 'text', nullable: true })
  variantLabel: string | null;

  @Column({ type: 'integer' })
  quantity: number;

  @Column({ type: 'uuid', nullable: true })
  artistId: string | null;

  @Column({ type: 'text', nullable: true })
  artistName: string | null;

  @Column({ type: 'integer', nullable: true })
  shareBps: number | null;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  @Column(centsColumn())
  netCents: number;
}
