import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { fromCents } from '@shop/contract/money';
import { signedDollars, text } from '#platform/http/openapi-fields.js';
import { CHARGE_KINDS, type ChargeKind } from './price-rules.js';
import { shownCharges } from './shown-charges.js';

@ApiSchema({ name: 'Charge' })
export class ChargeView {
  @ApiProperty({ enum: CHARGE_KINDS, enumName: 'ChargeKind' }) kind: ChargeKind;
  @ApiProperty({ ...text, example: 'Sales tax (MD 6%)' }) label: string;
  @ApiProperty(signedDollars) amount: string;
}

/** What shoppers and staff read of the charges of an order. */
export const chargeViews = (charges: Parameters<typeof shownCharges>[0]): ChargeView[] =>
  shownCharges(charges).map(({ kind, label, cents }) => ({ kind, label, amount: fromCents(cents) }));
