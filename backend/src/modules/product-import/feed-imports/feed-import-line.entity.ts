import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { FeedImport } from './feed-import.entity.js';

/** A product or an invalid row of a product file. */
@Entity('feed_import_lines')
export class FeedImportLine {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'feed_import_lines_pkey' })
  importId: string;

  @ManyToOne(() => FeedImport, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'import_id', foreignKeyConstraintName: 'feed_import_lines_import_id_fkey' })
  import?: Relation<FeedImport>;

  /** Its place in the report. */
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'feed_import_lines_pkey' })
  position: number;

  @Column({ type: 'text' })
  handle: string;

  /** What the check expects: a `FeedOutcome`. */
  @Column({ type: 'text' })
  expected: string;

  /** What happened; null for a product until it is imported. */
  @Column({ type: 'text', nullable: true })
  outcome: string | null;

  /** A `FeedReportRow`. */
  @Column({ type: 'jsonb' })
  report: object;
}
