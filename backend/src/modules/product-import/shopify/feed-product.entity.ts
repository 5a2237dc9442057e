import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Product } from '#modules/catalog/index.js';
import { HoldsFileAddress } from '#modules/media/index.js';

/** A size as the last import saw it. */
export interface SnapshotSize {
  label: string;
  /** The last quantity that an import knew; null before the first. */
  stock: number | null;
  priceCents: number;
  sku: string | null;
}

/** A product as the last import saw it. An import writes only what differs from it, so edits made in the admin survive. */
export interface FeedSnapshot {
  name: string;
  description: string;
  priceCents: number;
  /** As that of a size. */
  stock: number | null;
  /** Missing in snapshots from before sizes existed. */
  sizes?: SnapshotSize[];
  categoryId: string | null;
  /** The images that could be downloaded, in the order of the feed. */
  images: { address: string; imageUrl: string }[];
  /** The addresses that could not be downloaded. Missing in snapshots from before they were remembered. */
  missing?: string[];
  /** The drawn image that is shown as long as no image could be downloaded. */
  placeholder: string | null;
}

/** The last import of a product that came from a feed. */
@Entity('feed_products')
export class FeedProductRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'feed_products_pkey' })
  productId: string;

  @OneToOne(() => Product, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'feed_products_product_id_fkey' })
  product?: Relation<Product>;

  @HoldsFileAddress()
  @Column({ type: 'jsonb' })
  lastImported: FeedSnapshot;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  importedAt: Date;
}
