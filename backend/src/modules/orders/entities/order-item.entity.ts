import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Product, ProductVariant } from '../../catalog/index.js';
import { HoldsFileAddress } from '../../media/index.js';
import { Order } from './order.entity.js';

@Entity('order_items')
@Check('order_items_quantity_check', 'quantity >= 1')
@Check('order_items_returned_check', 'returned_quantity >= 0 and returned_quantity <= quantity')
@Check('order_items_share_check', 'share_bps between 0 and 10000')
@Check('order_items_price_check', `price_at_time ~ '^[0-9]{1,8}\\.[0-9]{2}$'`)
export class OrderItem {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'order_items_pkey' })
  id: string;

  @Index('order_items_order_id_idx')
  @Column({ type: 'uuid' })
  orderId: string;

  @ManyToOne(() => Order, (order) => order.items, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'order_items_order_id_fkey' })
  order?: Relation<Order>;

  @Index('order_items_product_id_idx')
  @Column({ type: 'uuid' })
  productId: string;

  @ManyToOne(() => Product, { nullable: false })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'order_items_product_id_fkey' })
  product?: Relation<Product>;

  @Column({ type: 'uuid', nullable: true })
  variantId: string | null;

  @ManyToOne(() => ProductVariant, { nullable: true })
  @JoinColumn([
    { name: 'product_id', referencedColumnName: 'productId', foreignKeyConstraintName: 'order_items_variant_fkey' },
    { name: 'variant_id', referencedColumnName: 'id', foreignKeyConstraintName: 'order_items_variant_fkey' },
  ])
  variant?: Relation<ProductVariant> | null;

  /** The size as sold, for example "M / Black". */
  @Column({ type: 'text', nullable: true })
  variantLabel: string | null;

  /** Name and image as sold, so that later changes of the product do not change the order. */
  @Column({ type: 'text' })
  productName: string;

  @HoldsFileAddress()
  @Column({ type: 'text', nullable: true })
  productImageUrl: string | null;

  @Column({ type: 'integer' })
  quantity: number;

  /** Pieces that are in stock again: they came back, or were refunded before shipping. */
  @Column({ type: 'integer', default: 0 })
  returnedQuantity: number;

  /** US dollars with two decimals, for one piece. */
  @Column({ type: 'text' })
  priceAtTime: string;

  /** The artist when it was sold, who can be deleted for good: no foreign key. */
  @Column({ type: 'uuid', nullable: true })
  artistId: string | null;

  @Column({ type: 'text', nullable: true })
  artistName: string | null;

  /** The artist's part when it was sold, in basis points; null: none is kept account of. */
  @Column({ type: 'integer', nullable: true })
  shareBps: number | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
