import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A request with an Idempotency-Key: what answers it when it is sent again. */
@Entity('idempotency_keys')
export class IdempotentRequest {
  /** The session of a shopper, or the id of an admin. The column has the name that the release before reads and writes. */
  @PrimaryColumn({ name: 'session_id', type: 'text', primaryKeyConstraintName: 'idempotency_keys_pkey' })
  owner: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'idempotency_keys_pkey' })
  key: string;

  @Column({ type: 'text' })
  requestHash: string;

  /** Of a failed request nobody knows whether it was saved, for example because the connection was lost at the commit. */
  @Column({ type: 'text', default: 'done' })
  state: 'running' | 'done' | 'failed';

  /** Null until the request is done. */
  @Column({ type: 'jsonb', nullable: true })
  response: unknown;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  /** From then on the key is free. The default is for rows of the release before. */
  @Index('idempotency_keys_expires_at_idx')
  @Column({ type: 'timestamptz', default: () => `(now() + '7 days')` })
  expiresAt: Date;
}
