import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ClothingTax, ShippingTax } from '../price-rules.js';

/** One authority (state, county, city, district) that collects sales tax, for a time. */
@Entity('tax_rules')
@Index('tax_rules_key', { synchronize: false })
@Check('tax_rules_authority_check', 'char_length(authority) between 1 and 60')
@Check('tax_rules_rate_check', 'rate_ppm between 0 and 300000')
@Check('tax_rules_zip_ranges_check', 'cardinality(zip_ranges) <= 300')
@Check(
  'tax_rules_clothing_check',
  `case when clothing in ('exempt_below', 'exempt_up_to', 'excess_over') then coalesce(clothing_cents, 0) > 0
        else clothing in ('none', 'exempt') and clothing_cents is null end`,
)
@Check('tax_rules_shipping_check', `shipping in ('no', 'share', 'yes')`)
@Check('tax_rules_delivery_fee_check', 'delivery_fee_cents > 0 and delivery_fee_from_cents >= 0')
@Check('tax_rules_days_check', 'valid_from <= valid_to')
export class TaxRule {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'tax_rules_pkey' })
  id: string;

  @Column({ type: 'text' })
  authority: string;

  @Column({ type: 'character', length: 2 })
  state: string;

  /** "12207" or "12007-12009"; empty is the whole state. */
  @Column({ type: 'text', array: true, default: '{}' })
  zipRanges: string[];

  /** Millionths: 6.25 percent is 62500. */
  @Column({ type: 'integer' })
  ratePpm: number;

  @Column({ type: 'text' })
  clothing: ClothingTax;

  /** The limit of one piece, for clauses that have one, see `hasLimit`. */
  @Column({ type: 'integer', nullable: true })
  clothingCents: number | null;

  @Column({ type: 'text' })
  shipping: ShippingTax;

  @Column({ type: 'integer', nullable: true })
  deliveryFeeCents: number | null;

  @Column({ type: 'integer', nullable: true })
  deliveryFeeFromCents: number | null;

  /** The first day, in the shop's time zone; null is earlier than all days. */
  @Column({ type: 'date', nullable: true })
  validFrom: string | null;

  /** The last day. */
  @Column({ type: 'date', nullable: true })
  validTo: string | null;

  @Column({ type: 'integer', default: 1 })
  version: number;
}
