import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { HoldsFileAddress } from '#modules/media/index.js';
import type { SizeGuide } from '../../category.entity.js';

/** A deleted category, which can be restored. Not a column of `categories`: no product can refer to a row that is not there. */
@Entity('deleted_categories')
@Index('deleted_categories_deleted_at_idx', ['deletedAt'])
export class DeletedCategory {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'deleted_categories_pkey' })
  id: string;

  @Column({ type: 'text' })
  name: string;

  /** Another category may use it meanwhile. */
  @Column({ type: 'text' })
  slug: string;

  @HoldsFileAddress()
  @Column({ type: 'text', nullable: true })
  imageUrl: string | null;

  @Column({ type: 'jsonb', nullable: true })
  sizeGuide: SizeGuide | null;

  /** It is restored to this place. */
  @Column({ type: 'integer', nullable: true })
  sortOrder: number | null;

  @Column({ type: 'integer' })
  version: number;

  /** The products that lost the category with it, and get it back unless they have another one. */
  @Column({ type: 'uuid', array: true })
  productIds: string[];

  @Column({ type: 'timestamptz', default: () => 'now()' })
  deletedAt: Date;
}
