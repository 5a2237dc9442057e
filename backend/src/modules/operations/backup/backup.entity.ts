import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One finished or failed backup. */
@Entity('backups')
@Index('backups_finished_at_idx', ['finishedAt'])
export class Backup {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'backups_pkey' })
  id: string;

  @Column({ type: 'timestamptz' })
  startedAt: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  finishedAt: Date;

  /** Rows of all tables. */
  @Column({ type: 'bigint', default: 0 })
  rowCount: string;

  /** Compressed tables and files. */
  @Column({ type: 'bigint', default: 0 })
  byteSize: string;

  /** Null when the backup is complete. */
  @Column({ type: 'text', nullable: true })
  error: string | null;
}
