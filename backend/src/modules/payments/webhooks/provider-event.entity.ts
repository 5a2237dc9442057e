import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A received event. Its content is not stored, because the provider is asked for the present state instead. */
@Entity('provider_events')
export class ProviderEvent {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'provider_events_pkey' })
  id: string;

  @Column({ type: 'text' })
  type: string;

  @Column({ type: 'text', nullable: true })
  paymentIntentId: string | null;

  @Index('provider_events_received_at_idx')
  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  receivedAt: Date;
}
