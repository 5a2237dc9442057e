import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

export type ChallengePurpose = 'login' | 'register-passkey' | 'confirm';

/** The first half of a sign-in or of the use of a passkey, which the second half must complete once and in time. */
@Entity('auth_challenges')
@Index('auth_challenges_user_id_idx', ['userId'])
@Index('auth_challenges_expires_at_idx', ['expiresAt'])
@Check('auth_challenges_purpose_check', `purpose in ('login', 'register-passkey', 'confirm')`)
export class AuthChallenge {
  /** SHA-256 of the token that the browser holds. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'auth_challenges_pkey' })
  tokenHash: string;

  @Column({ type: 'uuid' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'auth_challenges_user_id_fkey' })
  user?: Relation<User>;

  /** A change of the password or the end of all sign-ins also ends open challenges. */
  @Column({ type: 'integer' })
  tokenVersion: number;

  @Column({ type: 'text' })
  purpose: ChallengePurpose;

  /** What the passkey signs. */
  @Column({ type: 'text', nullable: true })
  passkeyChallenge: string | null;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
