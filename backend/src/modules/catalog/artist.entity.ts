import { Check, Column, CreateDateColumn, DeleteDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { HoldsFileAddress } from '../media/index.js';

@Entity('artists')
@Check('artists_share_check', 'share_bps between 0 and 10000')
export class Artist {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'artists_pkey' })
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

  @Column({ type: 'boolean', default: true })
  isActive: boolean;

  /** Incremented by every save in the admin, so that a save over another one is detected. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  /** A deleted one can be restored for a while; no product refers to it. */
  @DeleteDateColumn({ type: 'timestamptz', nullable: true })
  deletedAt: Date | null;

  /** The products that lost it when it was deleted: they get it back unless they have another one. */
  @Column({ type: 'uuid', array: true, default: '{}' })
  formerProductIds: string[];

  /** The artist's part of each sale in basis points: 5000 is 50 %. Never in a public answer. */
  @Column({ type: 'integer', nullable: true })
  shareBps: number | null;
}
