import {
  Check,
  Column,
  CreateDateColumn,
  DeleteDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { dollarsColumn } from '#platform/money/cents-column.js';
import { HoldsFileAddress } from '../../media/index.js';
import { Artist } from '../artist.entity.js';
import { Category } from '../category.entity.js';

export const PRODUCT_STATES = ['draft', 'live'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

@Entity('products')
@Index('products_list_idx', { synchronize: false })
@Index('products_search_text_idx', { synchronize: false })
@Index('products_color_idx', { synchronize: false })
@Index('products_price_idx', { synchronize: false })
@Index('products_price_asc_idx', { synchronize: false })
@Unique('products_source_key', ['sourcePlatform', 'sourceId'])
@Check('products_price_check', 'price > 0')
@Check('products_stock_check', 'stock_quantity >= 0')
@Check('products_weight_check', 'weight_oz > 0')
@Check('products_option_names_check', 'cardinality(option_names) <= 3')
@Check('products_state_check', `state in ('draft', 'live')`)
@Check('products_most_per_order_check', 'most_per_order between 1 and 99')
@Check('products_share_check', 'share_bps between 0 and 10000')
@Check('products_moments_check', 'buyable_from >= visible_from')
export class Product {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'products_pkey' })
  id: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  description: string;

  @Column(dollarsColumn('price'))
  priceCents: number;

  @Index('products_category_id_idx')
  @Column({ type: 'uuid', nullable: true })
  categoryId: string | null;

  @ManyToOne(() => Category, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'category_id', foreignKeyConstraintName: 'products_category_id_fkey' })
  category?: Relation<Category> | null;

  @Index('products_artist_id_idx')
  @Column({ type: 'uuid', nullable: true })
  artistId: string | null;

  @ManyToOne(() => Artist, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'artist_id', foreignKeyConstraintName: 'products_artist_id_fkey' })
  artist?: Relation<Artist> | null;

  /** Always the main image of the gallery. */
  @HoldsFileAddress()
  @Column({ type: 'text', nullable: true })
  imageUrl: string | null;

  @HoldsFileAddress()
  @Column({ type: 'text', nullable: true })
  videoUrl: string | null;

  @Column({ type: 'boolean', default: false })
  isNew: boolean;

  @Column({ type: 'boolean', default: false })
  isBestSeller: boolean;

  @Column({ type: 'boolean', default: false })
  isArtistSeries: boolean;

  /** Of a product with sizes: the sum of its active sizes, which the database checks at the end of each transaction. */
  @Column({ type: 'integer', default: 0 })
  stockQuantity: number;

  /** For example "Size" and "Color"; empty for a product without sizes. */
  @Column({ type: 'text', array: true, default: '{}' })
  optionNames: string[];

  /** For the filter of the shop and for product feeds, when no option names it. */
  @Column({ type: 'text', nullable: true })
  color: string | null;

  /** What it is made of, and how it is washed. */
  @Column({ type: 'text', nullable: true })
  fabricCare: string | null;

  @Column({ type: 'text', nullable: true })
  fit: string | null;

  /** One of `FIT_SCALE`. */
  @Column({ type: 'text', nullable: true })
  fitScale: string | null;

  @Column({ type: 'text', nullable: true })
  countryOfOrigin: string | null;

  /** Ounces of one piece. */
  @Column({ type: 'numeric', precision: 6, scale: 1, nullable: true })
  weightOz: string | null;

  /** A draft is nowhere in the shop, whatever its moments. */
  @Column({ type: 'text', default: 'live' })
  state: ProductState;

  /** Null: at once. Compared with the clock of the catalogue, never with the time of day. */
  @Index('products_visible_from_idx', { where: 'visible_from is not null' })
  @Column({ type: 'timestamptz', nullable: true })
  visibleFrom: Date | null;

  /** Null: as soon as it is visible. */
  @Index('products_buyable_from_idx', { where: 'buyable_from is not null' })
  @Column({ type: 'timestamptz', nullable: true })
  buyableFrom: Date | null;

  /** Pieces of all its sizes together. */
  @Column({ type: 'integer', nullable: true })
  mostPerOrder: number | null;

  /** In basis points; null: the artist's. Never in a public answer. */
  @Column({ type: 'integer', nullable: true })
  shareBps: number | null;

  /** All texts in lower case and without accents, written by a trigger. */
  @Column({ type: 'text', default: '', select: false, insert: false, update: false })
  searchText: string;

  @Column({ type: 'text', nullable: true })
  sourcePlatform: string | null;

  @Column({ type: 'text', nullable: true })
  sourceId: string | null;

  @Column({ type: 'text', nullable: true })
  sourceUrl: string | null;

  /** Incremented by every save in the admin, so that a save over another one is detected. Sales do not change it. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;

  @DeleteDateColumn({ type: 'timestamptz', nullable: true })
  deletedAt: Date | null;
}
