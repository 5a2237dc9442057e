import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

@Entity('users')
@Unique('users_username_key', ['username'])
export class User {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'users_pkey' })
  id: string;

  @Column({ type: 'text' })
  username: string;

  /** Argon2id hash, never the password. */
  @Column({ type: 'text' })
  password: string;

  @Column({ type: 'boolean', default: false })
  isAdmin: boolean;

  /** Tokens contain the version for which they were issued; incrementing it revokes all of them. */
  @Column({ type: 'integer', default: 0 })
  tokenVersion: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
