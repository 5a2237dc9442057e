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
import { Product, ProductVariant } from '../catalog/index.js';

/** One address that waits for one product or size. Open until it is notified: an address has one open alert for each. */
@Entity('stock_alerts')
@Index('stock_alerts_open_key', { synchronize: false })
@Index('stock_alerts_mailbox_idx', { synchronize: false })
@Index('stock_alerts_waiting_idx', ['productId', 'variantId', 'confirmedAt'], {
  where: 'confirmed_at is not null and notified_at is null',
})
@Index('stock_alerts_notified_idx', ['productId', 'variantId', 'notifiedAt'], { where: 'notified_at is not null' })
@Check('stock_alerts_email_check', 'length(email) <= 254')
export class StockAlert {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'stock_alerts_pkey' })
  id: string;

  @Column({ type: 'uuid' })
  productId: string;

  @ManyToOne(() => Product, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'stock_alerts_product_id_fkey' })
  product?: Relation<Product>;

  /** The size; null for a product without sizes. */
  @Column({ type: 'uuid', nullable: true })
  variantId: string | null;

  @ManyToOne(() => ProductVariant, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn([
    { name: 'product_id', referencedColumnName: 'productId', foreignKeyConstraintName: 'stock_alerts_variant_fkey' },
    { name: 'variant_id', referencedColumnName: 'id', foreignKeyConstraintName: 'stock_alerts_variant_fkey' },
  ])
  variant?: Relation<ProductVariant> | null;

  /** As it was typed. */
  @Column({ type: 'text' })
  email: string;

  /** The last request for it. */
  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  requestedAt: Date;

  /** The last mail that asks for a confirmation. */
  @Column({ type: 'timestamptz', nullable: true })
  mailedAt: Date | null;

  /** The proof of consent. */
  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;

  /** When the email became due; null again when the last piece was sold before the mail. */
  @Column({ type: 'timestamptz', nullable: true })
  notifiedAt: Date | null;
}
