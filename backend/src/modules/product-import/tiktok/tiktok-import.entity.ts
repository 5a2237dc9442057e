import { Check, Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Product } from '#modules/catalog/index.js';

type TiktokImportStatus = 'waiting' | 'running' | 'done' | 'refused';

/** The fields that were found although nothing was created; they prefill the form for a new product. */
export interface PartlyFound {
  name: string | null;
  description: string | null;
  /** "36.00", only when it is in US dollars. */
  price: string | null;
  sourceUrl: string | null;
  /** The source of each field. */
  sources: Record<string, string>;
}

/** Why an import ended without a product, as the API returns it. */
export interface ImportError {
  status: number;
  message: string;
  code?: string;
  extensions?: Record<string, unknown> & { found?: PartlyFound };
}

/** An import that an admin has requested. It outlives the request and the worker. */
@Entity('tiktok_imports')
@Check('tiktok_imports_status_check', `status in ('waiting', 'running', 'done', 'refused')`)
export class TiktokImport {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'tiktok_imports_pkey' })
  id: string;

  /** The pasted text: a link, or a text with one. */
  @Column({ type: 'text' })
  sharedText: string;

  /** The pasted source of the page, if any; cleared when the import ends. */
  @Column({ type: 'text', nullable: true })
  pageSource: string | null;

  /** The product is kept as a draft. */
  @Column({ type: 'boolean', default: false })
  draft: boolean;

  @Column({ type: 'uuid', nullable: true })
  adminId: string | null;

  @Column({ type: 'text' })
  adminName: string;

  @Column({ type: 'text', default: 'waiting' })
  status: TiktokImportStatus;

  /** The current step, shown in the dialog. */
  @Column({ type: 'text', nullable: true })
  step: string | null;

  @Column({ type: 'uuid', nullable: true })
  productId: string | null;

  @ManyToOne(() => Product, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'tiktok_imports_product_id_fkey' })
  product?: Relation<Product> | null;

  @Column({ type: 'jsonb', nullable: true })
  error: ImportError | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
