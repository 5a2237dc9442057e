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
import { HoldsFileAddress } from '../../media/index.js';
import { Product } from './product.entity.js';

@Entity('product_images')
@Unique('product_images_image_key', ['productId', 'imageUrl'])
@Index('product_images_main_key', ['productId'], { unique: true, where: 'is_main' })
@Check('product_images_sort_order_check', 'sort_order >= 0')
export class ProductImage {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'product_images_pkey' })
  id: string;

  @Column({ type: 'uuid' })
  productId: string;

  @ManyToOne(() => Product, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'product_images_product_id_fkey' })
  product?: Relation<Product>;

  @HoldsFileAddress()
  @Column({ type: 'text' })
  imageUrl: string;

  /** What it shows, for whom cannot see it; may be empty. */
  @Column({ type: 'text', default: '' })
  alt: string;

  @Column({ type: 'boolean', default: false })
  isMain: boolean;

  @Column({ type: 'integer', default: 0 })
  sortOrder: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
