import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** One row: the moment up to which the shop has opened products. */
@Entity('catalog_clock')
@Check('catalog_clock_id_check', 'id = 1')
export class CatalogClockRow {
  @PrimaryColumn({ type: 'integer', default: 1, primaryKeyConstraintName: 'catalog_clock_pkey' })
  id: number;

  @Column({ type: 'timestamptz' })
  at: Date;
}
