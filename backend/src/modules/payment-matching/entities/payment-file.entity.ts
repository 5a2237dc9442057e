import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { methodIdCheck } from '../../settings/index.js';
import type { PaymentFileSource, PaymentFileCounts } from '../payment-matching-rules.js';

/** A payment file that was read. The file itself is not stored. */
@Entity('statement_files')
@Index('statement_files_content_key', ['contentHash'], { unique: true })
@Index('statement_files_read_at_idx', ['readAt', 'id'])
@Check('statement_files_source_check', methodIdCheck('source'))
export class PaymentFile {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'statement_files_pkey' })
  id: string;

  /** SHA-256 of the text. */
  @Column({ type: 'text' })
  contentHash: string;

  @Column({ type: 'text' })
  fileName: string;

  @Column({ type: 'text' })
  source: PaymentFileSource;

  @Column({ type: 'text' })
  readBy: string;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  readAt: Date;

  @Column({ type: 'jsonb' })
  counts: PaymentFileCounts;
}
