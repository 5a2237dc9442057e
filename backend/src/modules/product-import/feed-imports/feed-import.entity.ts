import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

export const FEED_IMPORT_STATUSES = ['checking', 'checked', 'importing', 'done', 'stopped', 'refused'] as const;
export type FeedImportStatus = (typeof FEED_IMPORT_STATUSES)[number];

/** A product file that an admin has uploaded. It is checked first, and imported when the admin says so; the report is kept. */
@Entity('feed_imports')
@Check('feed_imports_status_check', `status in ('checking', 'checked', 'importing', 'done', 'stopped', 'refused')`)
@Index('feed_imports_running_idx', { synchronize: false })
export class FeedImport {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'feed_imports_pkey' })
  id: string;

  @Column({ type: 'text' })
  fileName: string;

  /** The file, until the import has ended. */
  @Column({ type: 'bytea', nullable: true, select: false })
  content: Buffer | null;

  /** Create a category for each type that no category of the shop matches. */
  @Column({ type: 'boolean' })
  createCategories: boolean;

  /** Import what the file keeps out of its shop, as drafts. */
  @Column({ type: 'boolean', default: false })
  drafts: boolean;

  @Column({ type: 'text', default: 'checking' })
  status: FeedImportStatus;

  /** Why the file cannot be used, or why the import ended early. */
  @Column({ type: 'text', nullable: true })
  message: string | null;

  /** Who uploaded the file, then who started the import. */
  @Column({ type: 'uuid', nullable: true })
  adminId: string | null;

  @Column({ type: 'text' })
  adminName: string;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  startedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;
}
