import { Check, Column, DeleteDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { HoldsFileAddress } from '../media/index.js';
import type { TaxKind } from '../pricing/index.js';

/** A table of measurements in inches. */
export interface SizeGuide {
  columns: string[];
  rows: string[][];
  note: string | null;
}

/** What a new category is until staff say otherwise: this shop sells clothing. */
export const NEW_TAX_KIND: TaxKind = 'clothing';

@Entity('categories')
@Index('categories_slug_key', ['slug'], { unique: true, where: 'deleted_at is null' })
@Check('categories_slug_check', `slug ~ '^[a-z0-9-]+$'`)
@Check('categories_tax_kind_check', `tax_kind in ('clothing', 'other')`)
export class Category {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'categories_pkey' })
  id: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  slug: string;

  @HoldsFileAddress()
  @Column({ type: 'text', nullable: true })
  imageUrl: string | null;

  @Column({ type: 'jsonb', nullable: true })
  sizeGuide: SizeGuide | null;

  /**
   * Products without a category are `other`, so that nothing is exempt by accident. Code that adds a category sets
   * `NEW_TAX_KIND`; the default of the column is what rows had before that.
   */
  @Column({ type: 'text', default: 'other' })
  taxKind: TaxKind;

  /** The place in the shop's menus; null follows the placed ones, by name. */
  @Column({ type: 'integer', nullable: true })
  sortOrder: number | null;

  /** Incremented by every save in the admin, so that a save over another one is detected. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  /** A deleted one can be restored for a while; no product refers to it. */
  @DeleteDateColumn({ type: 'timestamptz', nullable: true })
  deletedAt: Date | null;

  /** The products that lost it when it was deleted: they get it back unless they have another one. */
  @Column({ type: 'uuid', array: true, default: '{}' })
  formerProductIds: string[];
}
