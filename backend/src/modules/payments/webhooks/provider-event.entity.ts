import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** An event of the provider that was taken in. Its content is not kept: the provider is asked for the present state. */
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
