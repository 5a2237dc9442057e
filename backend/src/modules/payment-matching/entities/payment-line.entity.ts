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
import { methodIdCheck } from '../../settings/index.js';
import { PaymentFile } from './payment-file.entity.js';
import type { LineState, MatchReason, PaymentFileSource } from '../payment-matching-rules.js';

/** A complete incoming payment of a payment file. Matched if and only if the payment of its orders is committed. */
@Entity('statement_lines')
@Index('statement_lines_external_id_key', ['source', 'externalId'], { unique: true })
@Index('statement_lines_state_idx', ['state', 'paidOn', 'id'])
@Index('statement_lines_owed_idx', ['paidOn', 'id'], { where: 'owed_cents > 0 and returned_at is null' })
@Index('statement_lines_file_id_idx', ['fileId'])
@Check('statement_lines_source_check', methodIdCheck('source'))
@Check('statement_lines_external_id_check', 'length(external_id) between 1 and 200')
@Check('statement_lines_payer_check', 'length(payer) <= 120')
@Check('statement_lines_note_check', 'length(note) <= 280')
@Check('statement_lines_cents_check', 'cents > 0')
@Check('statement_lines_state_check', `state in ('review', 'matched', 'owed', 'dismissed')`)
@Check('statement_lines_owed_cents_check', 'owed_cents between 0 and cents')
export class PaymentLine {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'statement_lines_pkey' })
  id: string;

  @Column({ type: 'uuid' })
  fileId: string;

  @ManyToOne(() => PaymentFile, { nullable: false })
  @JoinColumn({ name: 'file_id', foreignKeyConstraintName: 'statement_lines_file_id_fkey' })
  file?: Relation<PaymentFile>;

  @Column({ type: 'text' })
  source: PaymentFileSource;

  @Column({ type: 'text' })
  externalId: string;

  @Column({ type: 'date' })
  paidOn: string;

  @Column({ type: 'text', nullable: true })
  payer: string | null;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  @Column({ type: 'integer' })
  cents: number;

  @Column({ type: 'text' })
  state: LineState;

  /** Why it was not booked by itself. */
  @Column({ type: 'text', nullable: true })
  reason: MatchReason | null;

  /** Money that belongs to no order and has to go back. */
  @Column({ type: 'integer', default: 0 })
  owedCents: number;

  @Column({ type: 'timestamptz', nullable: true })
  returnedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  returnedReference: string | null;

  @Column({ type: 'text', nullable: true })
  decidedBy: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
