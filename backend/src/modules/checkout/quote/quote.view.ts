import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { fromCents } from '@shop/contract/money';
import { dollars, id, text } from '#platform/http/openapi-fields.js';
import { type ChargeKind, ChargeView, chargeViews, priceOf, type Quote } from '../../pricing/index.js';

@ApiSchema({ name: 'QuotedShippingRate' })
class QuotedShippingRateView {
  @ApiProperty(id) id: string;
  @ApiProperty(text) name: string;
  @ApiProperty({ ...dollars, description: 'for this cart' }) amount: string;
  @ApiProperty({ type: 'integer', nullable: true }) daysMin: number | null;
  @ApiProperty({ type: 'integer', nullable: true }) daysMax: number | null;
}

@ApiSchema({ name: 'Quote' })
export class QuoteView {
  @ApiProperty(dollars) subtotal: string;
  @ApiProperty(dollars) shipping: string;
  @ApiProperty(dollars) tax: string;
  @ApiProperty(dollars) fees: string;
  @ApiProperty(dollars) discount: string;
  @ApiProperty(dollars) credit: string;
  @ApiProperty({ ...dollars, description: 'send it back as the total of the order' }) total: string;
  @ApiProperty({ type: Boolean, description: 'false: the address can still change it' }) isFinal: boolean;
  @ApiProperty({ type: [ChargeView] }) charges: ChargeView[];
  @ApiProperty({ type: [QuotedShippingRateView], description: 'the rates to choose from' })
  shippingRates: QuotedShippingRateView[];
  @ApiProperty({ ...id, nullable: true, description: 'the rate of this quote' }) shippingRateId: string | null;
  @ApiProperty({ ...dollars, nullable: true, description: 'what is missing for free shipping' }) freeShippingIn: string | null;
}

export function quoteView(quote: Quote): QuoteView {
  const { subtotalCents, totalCents, isFinal, charges, fittingRates, shippingRateId, freeShippingInCents } = quote;
  const sumOf = (kind: ChargeKind): number => charges.reduce((sum, charge) => sum + (charge.kind === kind ? charge.cents : 0), 0);
  return {
    subtotal: fromCents(subtotalCents),
    shipping: fromCents(sumOf('shipping')),
    tax: fromCents(sumOf('tax')),
    fees: fromCents(sumOf('fee')),
    discount: fromCents(-sumOf('discount')),
    credit: fromCents(-sumOf('credit')),
    total: fromCents(totalCents),
    isFinal,
    charges: chargeViews(charges),
    shippingRates: fittingRates.map((rate) => ({
      id: rate.id,
      name: rate.name,
      amount: fromCents(priceOf(rate, subtotalCents)),
      daysMin: rate.daysMin,
      daysMax: rate.daysMax,
    })),
    shippingRateId,
    freeShippingIn: freeShippingInCents === null ? null : fromCents(freeShippingInCents),
  };
}
