import type { RequestContext } from '../tracing/request-context.js';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** An event, written in the transaction that causes it; `OutboxRelay` turns it into jobs after the commit. */
@Entity('outbox')
@Unique('outbox_dedupe_key', ['dedupeKey'])
@Index('outbox_waiting_idx', ['availableAt'], { where: 'done_at is null' })
export class OutboxEvent {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'outbox_pkey' })
  id: string;

  @Column({ type: 'text' })
  topic: string;

  /** Ids only, never personal data. */
  @Column({ type: 'jsonb' })
  payload: Record<string, unknown>;

  /** The request and the trace that caused it. */
  @Column({ type: 'jsonb', nullable: true })
  context: RequestContext | null;

  @Column({ type: 'text' })
  dedupeKey: string;

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  /** Why the latest attempt to relay it failed. */
  @Column({ type: 'text', nullable: true })
  lastError: string | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  availableAt: Date;

  /** The event can be withdrawn until then; a relay leases it afterwards. */
  @Column({ type: 'timestamptz', nullable: true })
  heldUntil: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  doneAt: Date | null;
}
