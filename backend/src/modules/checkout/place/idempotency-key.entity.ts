import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** The response to a request with an Idempotency-Key; repeating the request returns it. */
@Entity('idempotency_keys')
export class IdempotencyKey {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'idempotency_keys_pkey' })
  sessionId: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'idempotency_keys_pkey' })
  key: string;

  @Column({ type: 'text' })
  requestHash: string;

  @Column({ type: 'jsonb' })
  response: { id: string; orderNumber: string };

  @Index('idempotency_keys_created_at_idx')
  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
