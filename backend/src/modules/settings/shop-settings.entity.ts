import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { HoldsFileAddress } from '../media/index.js';

/** A single row: the values that differ from the defaults. */
@Entity('shop_settings')
@Check('shop_settings_single_check', 'id = 1')
export class ShopSettingsRow {
  @PrimaryColumn({ type: 'integer', default: 1, primaryKeyConstraintName: 'shop_settings_pkey' })
  id: number;

  @HoldsFileAddress()
  @Column({ type: 'jsonb' })
  values: Record<string, unknown>;

  /** Increases with every save, so that two editors notice each other. */
  @Column({ type: 'integer', default: 0 })
  version: number;
}
