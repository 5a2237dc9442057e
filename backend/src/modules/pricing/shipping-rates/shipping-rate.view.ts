import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { fromCents } from '@shop/contract/money';
import { dollars, id, text } from '#platform/http/openapi-fields.js';
import type { RateTerms } from '../price-rules.js';
import type { ShippingRate } from './shipping-rate.entity.js';

@ApiSchema({ name: 'ShippingRate' })
export class ShippingRateView {
  @ApiProperty(id) id: string;
  @ApiProperty(text) name: string;
  @ApiProperty(dollars) amount: string;
  @ApiProperty({ ...dollars, nullable: true, description: 'free for pieces of this value or more' }) freeFrom: string | null;
  @ApiProperty({ type: [String], description: 'codes of states; empty: everywhere' }) states: string[];
  @ApiProperty({ type: 'integer', nullable: true }) daysMin: number | null;
  @ApiProperty({ type: 'integer', nullable: true }) daysMax: number | null;
}

@ApiSchema({ name: 'AdminShippingRate' })
export class AdminShippingRateView extends ShippingRateView {
  @ApiProperty({ type: 'integer' }) sortOrder: number;
  @ApiProperty({ type: Boolean }) isActive: boolean;
  @ApiProperty({ type: 'integer' }) version: number;
}

@ApiSchema({ name: 'AdminShippingRates' })
export class AdminShippingRatesView {
  @ApiProperty({ type: [AdminShippingRateView], description: 'in their order' }) rates: AdminShippingRateView[];
}

export const rateView = (rate: RateTerms): Pick<ShippingRateView, keyof ShippingRateView> => ({
  id: rate.id,
  name: rate.name,
  amount: fromCents(rate.cents),
  freeFrom: rate.freeFromCents === null ? null : fromCents(rate.freeFromCents),
  states: [...rate.states],
  daysMin: rate.daysMin,
  daysMax: rate.daysMax,
});

export const adminRateView = (rate: ShippingRate): AdminShippingRateView => ({
  ...rateView(rate),
  sortOrder: rate.sortOrder,
  isActive: rate.isActive,
  version: rate.version,
});
