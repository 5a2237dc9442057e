import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Product } from '../product.entity.js';
import type { FeedMemory } from './feed-memory.js';

/** What the merchant's feed last said about a product that came from it. */
@Entity('feed_products')
export class FeedProductRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'feed_products_pkey' })
  productId: string;

  @OneToOne(() => Product, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'feed_products_product_id_fkey' })
  product?: Relation<Product>;

  @Column({ type: 'jsonb' })
  told: FeedMemory;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  importedAt: Date;
}
