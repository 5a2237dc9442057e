import { Check, Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Product } from '#modules/catalog/index.js';

export type TiktokImportStatus = 'waiting' | 'running' | 'done' | 'refused';

/** Why an import ended without a product, as the wire shows it. */
export interface ImportRefusal {
  status: number;
  message: string;
  code?: string;
  facts?: Record<string, unknown> & { found?: Record<'name' | 'description' | 'price', string | null> };
}

/** One wish of staff to bring in a product. It outlives the call and the worker. */
@Entity('tiktok_imports')
@Check('tiktok_imports_status_check', `status in ('waiting', 'running', 'done', 'refused')`)
export class TiktokImport {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'tiktok_imports_pkey' })
  id: string;

  /** What was pasted: a link, or a text with one. */
  @Column({ type: 'text' })
  sharedText: string;

  /** The page as staff saw it, when they pasted it; emptied when the import has ended. */
  @Column({ type: 'text', nullable: true })
  pageSource: string | null;

  @Column({ type: 'uuid', nullable: true })
  adminId: string | null;

  @Column({ type: 'text' })
  adminName: string;

  @Column({ type: 'text', default: 'waiting' })
  status: TiktokImportStatus;

  /** What is being done, for the dialog. */
  @Column({ type: 'text', nullable: true })
  step: string | null;

  @Column({ type: 'uuid', nullable: true })
  productId: string | null;

  @ManyToOne(() => Product, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'tiktok_imports_product_id_fkey' })
  product?: Relation<Product> | null;

  @Column({ type: 'jsonb', nullable: true })
  refusal: ImportRefusal | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
