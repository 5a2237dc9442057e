import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A token revoked by a logout; the row can be deleted when the token has expired. */
@Entity('revoked_tokens')
@Index('revoked_tokens_expires_at_idx', ['expiresAt'])
export class RevokedToken {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'revoked_tokens_pkey' })
  id: string;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
