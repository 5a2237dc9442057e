import { Check, Column, CreateDateColumn, DeleteDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { HoldsFileAddress } from '../media/index.js';

@Entity('portfolio_media')
@Check('portfolio_media_type_check', `media_type in ('image', 'video')`)
@Check('portfolio_media_sort_order_check', 'sort_order >= 0')
@Check('portfolio_media_description_check', 'char_length(description) between 1 and 500')
@Index('portfolio_media_order_idx', ['sortOrder', 'createdAt', 'id'])
export class PortfolioMedia {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'portfolio_media_pkey' })
  id: string;

  @HoldsFileAddress()
  @Column({ type: 'text' })
  mediaUrl: string;

  @Column({ type: 'text', default: 'image' })
  mediaType: 'image' | 'video';

  @Column({ type: 'text', nullable: true })
  description: string | null;

  @Column({ type: 'integer', default: 0 })
  sortOrder: number;

  @Column({ type: 'boolean', default: false })
  isCoverUp: boolean;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'clock_timestamp()' })
  createdAt: Date;

  /** A deleted item can be restored for 30 days. */
  @DeleteDateColumn({ type: 'timestamptz', nullable: true })
  deletedAt: Date | null;
}
