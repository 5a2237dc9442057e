import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Product } from '#modules/catalog/index.js';

/** What the feed last said about a product. Only what differs from it is written, so edits made in the shop survive a re-run. */
export interface FeedSnapshot {
  name: string;
  description: string;
  /** "48.00" */
  price: string;
  stock: number;
  categoryId: string | null;
  /** The pictures that came, in the feed's order. */
  pictures: { address: string; imageUrl: string }[];
  /** Our drawing, while no picture has come. */
  placeholder: string | null;
}

/** What the merchant's feed last said about a product that came from it. */
@Entity('feed_products')
export class FeedProductRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'feed_products_pkey' })
  productId: string;

  @OneToOne(() => Product, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'feed_products_product_id_fkey' })
  product?: Relation<Product>;

  @Column({ type: 'jsonb' })
  told: FeedSnapshot;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  importedAt: Date;
}
