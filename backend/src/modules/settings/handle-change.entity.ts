import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ManualMethodId } from './payment-methods/method-rules.js';

/** A change of a payment handle: what shoppers were told before and after. Rows are never updated or deleted. */
@Entity('payment_handle_changes')
export class HandleChange {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'payment_handle_changes_pkey' })
  id: string;

  @Column({ type: 'text' })
  handle: ManualMethodId;

  @Column({ type: 'text' })
  before: string;

  @Column({ type: 'text' })
  after: string;

  @Column({ type: 'text' })
  adminName: string;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  changedAt: Date;
}
