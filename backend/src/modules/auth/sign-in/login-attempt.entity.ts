import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What can be guessed within the limits by name. Passkeys and recovery codes cannot. */
export type Guess = 'password' | 'code';

/** A failed login attempt, or one in progress. */
@Entity('login_attempts')
@Index('login_attempts_address_idx', ['address', 'triedAt'])
@Index('login_attempts_tried_at_idx', ['triedAt'])
@Index('login_attempts_username_idx', ['usernameHash', 'triedAt'])
@Check('login_attempts_guess_check', `guess in ('password', 'code')`)
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

  /** Null: counts for the address alone. */
  @Column({ type: 'text', nullable: true, default: 'password' })
  guess: Guess | null;
}
