import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A request of an admin with an Idempotency-Key. The row is written before the request is handled, and outlives a crash. */
@Entity('admin_idempotency_keys')
@Index('admin_idempotency_keys_created_at_idx', ['createdAt'])
export class IdempotentRequest {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'admin_idempotency_keys_pkey' })
  adminId: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'admin_idempotency_keys_pkey' })
  key: string;

  @Column({ type: 'text' })
  requestHash: string;

  /** Of a failed request nobody knows whether it was saved, for example because the connection was lost at the commit. */
  @Column({ type: 'text', default: 'running' })
  state: 'running' | 'done' | 'failed';

  /** Sealed, because it may contain a link that is shown only once. */
  @Column({ type: 'text', nullable: true })
  response: string | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
