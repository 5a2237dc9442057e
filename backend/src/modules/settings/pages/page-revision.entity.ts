import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { PageSlug } from './page-rules.js';

/** What a page said from `savedAt` on: which terms were in force when an order was placed. Rows are never changed. */
@Entity('page_revisions')
export class PageRevision {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'page_revisions_pkey' })
  slug: PageSlug;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'page_revisions_pkey' })
  version: number;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text' })
  body: string;

  @Column({ type: 'boolean' })
  published: boolean;

  @Column({ type: 'text' })
  adminName: string;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  savedAt: Date;
}
