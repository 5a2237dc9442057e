import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation, Unique } from 'typeorm';
import type { Role } from '../guard/role-rules.js';
import { User } from '../users/user.entity.js';

/** A link with which somebody chooses a password, once: for a new account, or for the existing one of `userId`. */
@Entity('invitations')
@Unique('invitations_token_hash_key', ['tokenHash'])
@Index('invitations_user_id_idx', ['userId'])
@Index('invitations_invited_by_id_idx', ['invitedById'])
@Check('invitations_role_check', `role in ('owner', 'manager', 'packer', 'bookkeeper')`)
export class Invitation {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'invitations_pkey' })
  id: string;

  /** SHA-256 of the token in the link; the token itself is not stored. */
  @Column({ type: 'text' })
  tokenHash: string;

  /** Set for a reset. */
  @Column({ type: 'uuid', nullable: true })
  userId: string | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'invitations_user_id_fkey' })
  user?: Relation<User>;

  @Column({ type: 'text' })
  username: string;

  @Column({ type: 'text' })
  role: Role;

  @Column({ type: 'text', nullable: true })
  email: string | null;

  /** Username of the admin, or "server" for a reset on the command line. */
  @Column({ type: 'text' })
  invitedBy: string;

  /** The link works only while this account is an active owner. Null for a reset on the command line. */
  @Column({ type: 'uuid', nullable: true })
  invitedById: string | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'invited_by_id', foreignKeyConstraintName: 'invitations_invited_by_id_fkey' })
  inviter?: Relation<User>;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  /** When the link was made, for a link that was ended. */
  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  acceptedAt: Date | null;
}
