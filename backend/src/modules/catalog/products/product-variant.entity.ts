import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation, Unique } from 'typeorm';
import { dollarsColumn } from '#platform/money/cents-column.js';
import { HoldsFileAddress } from '../../media/index.js';
import { Product } from './product.entity.js';

/** A size of a product. Never deleted, because orders refer to it: `isActive` is false once it is retired. */
@Entity('product_variants')
@Index('product_variants_label_key', { synchronize: false })
@Unique('product_variants_product_key', ['productId', 'id'])
@Check('product_variants_price_check', 'price_override > 0')
@Check('product_variants_stock_check', 'stock_quantity >= 0')
@Check('product_variants_weight_check', 'weight_oz > 0')
@Check('product_variants_label_check', `label <> '' or not is_active`)
export class ProductVariant {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'product_variants_pkey' })
  id: string;

  @Column({ type: 'uuid' })
  productId: string;

  @ManyToOne(() => Product, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'product_variants_product_id_fkey' })
  product?: Relation<Product>;

  /** One value for each of the product's `optionNames`. */
  @Column({ type: 'text', array: true })
  optionValues: string[];

  /** The values joined by " / ". The inactive row with an empty label holds pieces that came back without a size. */
  @Column({ type: 'text' })
  label: string;

  @Column({ type: 'text', nullable: true })
  sku: string | null;

  /** Null for the price of the product. */
  @Column(dollarsColumn('price_override', { nullable: true }))
  priceOverrideCents: number | null;

  /** Ounces of one piece; null for the weight of the product. */
  @Column({ type: 'numeric', precision: 6, scale: 1, nullable: true })
  weightOz: string | null;

  @Column({ type: 'integer', default: 0 })
  stockQuantity: number;

  @Column({ type: 'integer', default: 0 })
  sortOrder: number;

  @HoldsFileAddress()
  @Column({ type: 'text', nullable: true })
  imageUrl: string | null;

  @Column({ type: 'boolean', default: true })
  isActive: boolean;
}
