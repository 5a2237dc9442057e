import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What shipping costs, everywhere or to some states. */
@Entity('shipping_rates')
@Check('shipping_rates_name_check', 'char_length(name) between 1 and 60')
@Check('shipping_rates_cents_check', 'cents between 0 and 99999 and free_from_cents > 0')
@Check(
  'shipping_rates_days_check',
  '(days_min is null) = (days_max is null) and days_min >= 1 and days_max between days_min and 60',
)
export class ShippingRate {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'shipping_rates_pkey' })
  id: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'integer' })
  cents: number;

  /** The rate is free for pieces of this value or more. */
  @Column({ type: 'integer', nullable: true })
  freeFromCents: number | null;

  /** Codes; empty is everywhere. */
  @Column({ type: 'text', array: true, default: '{}' })
  states: string[];

  @Column({ type: 'integer', nullable: true })
  daysMin: number | null;

  @Column({ type: 'integer', nullable: true })
  daysMax: number | null;

  @Column({ type: 'integer', default: 0 })
  sortOrder: number;

  @Column({ type: 'boolean', default: true })
  isActive: boolean;

  /** Incremented by every save, so that a save over another one is detected. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
