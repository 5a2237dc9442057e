import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A token that was logged out before its time; the row may go when the token would have expired anyway. */
@Entity('revoked_tokens')
@Index('revoked_tokens_expires_at_idx', ['expiresAt'])
export class RevokedToken {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'revoked_tokens_pkey' })
  id: string;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
