import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { HoldsFileAddress } from '#modules/media/index.js';

/** A deleted artist, which can be restored. Not a column of `artists`: no product can refer to a row that is not there. */
@Entity('deleted_artists')
@Index('deleted_artists_deleted_at_idx', ['deletedAt'])
export class DeletedArtist {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'deleted_artists_pkey' })
  id: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  location: string;

  @Column({ type: 'text' })
  story: string;

  @HoldsFileAddress()
  @Column({ type: 'text', nullable: true })
  imageUrl: string | null;

  @Column({ type: 'boolean' })
  isActive: boolean;

  @Column({ type: 'integer' })
  version: number;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  /** The products that lost the artist with it, and get it back unless they have another one. */
  @Column({ type: 'uuid', array: true })
  productIds: string[];

  @Column({ type: 'timestamptz', default: () => 'now()' })
  deletedAt: Date;
}
