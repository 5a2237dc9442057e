import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One comparison of the provider's payments with our orders. */
@Entity('payment_checks')
@Index('payment_checks_checked_at_idx', ['checkedAt'])
export class PaymentCheck {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'payment_checks_pkey' })
  id: string;

  /** Payments created since then were compared. */
  @Column({ type: 'timestamptz' })
  since: Date;

  @Column({ type: 'integer' })
  paid: number;

  @Column({ type: 'integer' })
  orders: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  checkedAt: Date;
}
