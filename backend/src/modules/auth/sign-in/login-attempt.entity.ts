import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A login try that has not succeeded (yet). */
@Entity('login_attempts')
@Index('login_attempts_address_idx', ['address', 'triedAt'])
export class LoginAttempt {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'login_attempts_pkey' })
  id: string;

  @Column({ type: 'text' })
  address: string;

  /** Hashed, because people type their password into the wrong field. */
  @Column({ type: 'text' })
  usernameHash: string;

  @Column({ type: 'timestamptz' })
  triedAt: Date;
}
