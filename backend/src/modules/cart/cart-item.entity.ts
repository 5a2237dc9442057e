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
  Unique,
} from 'typeorm';
import { Product, ProductVariant } from '../catalog/index.js';

@Entity('cart_items')
/** In the database `nulls not distinct`: one line without a size per product. */
@Unique('cart_items_line_key', ['sessionId', 'productId', 'variantId'])
@Check('cart_items_quantity_check', 'quantity between 1 and 99')
export class CartItem {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'cart_items_pkey' })
  id: string;

  @Column({ type: 'text' })
  sessionId: string;

  @Column({ type: 'uuid' })
  productId: string;

  @ManyToOne(() => Product, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'cart_items_product_id_fkey' })
  product?: Relation<Product>;

  /** The size; null for a product without sizes, or when it had none when it was added. */
  @Index('cart_items_variant_id_idx', { where: 'variant_id is not null' })
  @Column({ type: 'uuid', nullable: true })
  variantId: string | null;

  @ManyToOne(() => ProductVariant, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn([
    { name: 'product_id', referencedColumnName: 'productId', foreignKeyConstraintName: 'cart_items_variant_fkey' },
    { name: 'variant_id', referencedColumnName: 'id', foreignKeyConstraintName: 'cart_items_variant_fkey' },
  ])
  variant?: Relation<ProductVariant> | null;

  @Column({ type: 'integer', default: 1 })
  quantity: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'clock_timestamp()' })
  addedAt: Date;

  /** The last change of the line. A cart is idle when none of its lines has changed for `IDLE_DAYS`. */
  @Index('cart_items_touched_at_idx')
  @Column({ type: 'timestamptz', default: () => 'clock_timestamp()' })
  touchedAt: Date;
}
