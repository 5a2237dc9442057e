import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The last time that the user of a token proved again who they are; the row can be deleted when it is outdated. */
@Entity('admin_confirmations')
@Index('admin_confirmations_confirmed_at_idx', ['confirmedAt'])
export class AdminConfirmation {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'admin_confirmations_pkey' })
  tokenId: string;

  @Column({ type: 'timestamptz' })
  confirmedAt: Date;
}
