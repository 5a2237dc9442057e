import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A failed login attempt, or one in progress. */
@Entity('login_attempts')
@Index('login_attempts_address_idx', ['address', 'triedAt'])
@Index('login_attempts_tried_at_idx', ['triedAt'])
@Index('login_attempts_username_idx', ['usernameHash', 'triedAt'])
export class LoginAttempt {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'login_attempts_pkey' })
  id: string;

  @Column({ type: 'text' })
  address: string;

  /** Hashed, because users sometimes type their password into this field. */
  @Column({ type: 'text' })
  usernameHash: string;

  @Column({ type: 'timestamptz' })
  triedAt: Date;
}
