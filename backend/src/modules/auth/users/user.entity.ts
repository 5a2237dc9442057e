import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Role } from '../guard/role-rules.js';

@Entity('users')
@Unique('users_username_key', ['username'])
@Check('users_role_check', `role in ('owner', 'manager', 'packer', 'bookkeeper')`)
export class User {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'users_pkey' })
  id: string;

  @Column({ type: 'text' })
  username: string;

  /** Argon2id hash, never the password. */
  @Column({ type: 'text' })
  password: string;

  /** Null: the password is the one with which the shop was set up. */
  @Column({ type: 'timestamptz', nullable: true })
  passwordChangedAt: Date | null;

  @Column({ type: 'boolean', default: false })
  isAdmin: boolean;

  /** What an admin may do; without `isAdmin` it means nothing. */
  @Column({ type: 'text', default: 'owner' })
  role: Role;

  @Column({ type: 'text', nullable: true })
  displayName: string | null;

  @Column({ type: 'text', nullable: true })
  email: string | null;

  /** A disabled account cannot sign in, and its tokens are not accepted. */
  @Column({ type: 'timestamptz', nullable: true })
  disabledAt: Date | null;

  /** Null: never since the shop records it. */
  @Column({ type: 'timestamptz', nullable: true })
  signedInAt: Date | null;

  /** Secret of the authenticator app, sealed with the application secret. */
  @Column({ type: 'text', nullable: true })
  totpSecret: string | null;

  /** Null: no code is asked; the secret may belong to a set-up that was not completed. */
  @Column({ type: 'timestamptz', nullable: true })
  totpConfirmedAt: Date | null;

  /** The period of the last code used; earlier and equal ones are not accepted again. */
  @Column({ type: 'integer', nullable: true })
  totpLastStep: number | null;

  /** Tokens contain the version for which they were issued; incrementing it revokes all of them. */
  @Column({ type: 'integer', default: 0 })
  tokenVersion: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}

/** As LOCK_ACTIVE_OWNERS has it in SQL. */
export const isActiveOwner = ({ isAdmin, role, disabledAt }: User): boolean => isAdmin && role === 'owner' && disabledAt === null;
