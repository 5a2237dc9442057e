import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { optionalText, signedDollars, text } from '#platform/http/openapi-fields.js';
import { FiguresPeriodView } from '../figures/figures.view.js';

@ApiSchema({ name: 'AuthorityTax' })
export class AuthorityTaxView {
  @ApiProperty({ ...text, example: 'Maryland' }) authority: string;
  @ApiProperty({ ...text, example: '6', description: 'percent' }) rate: string;
  @ApiProperty(signedDollars) taxable: string;
  @ApiProperty(signedDollars) tax: string;
  @ApiProperty(signedDollars) refundedTax: string;
}

@ApiSchema({ name: 'StateTax' })
export class StateTaxView {
  @ApiProperty({ ...optionalText, example: 'MD', description: 'null: the address names no state' }) state: string | null;
  @ApiProperty({ type: 'integer', description: 'orders whose payment arrived' }) orders: number;
  @ApiProperty({ ...signedDollars, description: 'pieces and shipping, without tax and fees' }) gross: string;
  @ApiProperty({ ...signedDollars, description: 'gross less taxable' }) exempt: string;
  @ApiProperty({ ...signedDollars, description: 'what at least one authority taxes' }) taxable: string;
  @ApiProperty(signedDollars) tax: string;
  @ApiProperty({ ...signedDollars, description: 'the tax in refunds of these days' }) refundedTax: string;
  @ApiProperty({ ...signedDollars, description: 'tax less refunded tax' }) due: string;
  @ApiProperty({ type: [AuthorityTaxView] }) authorities: AuthorityTaxView[];
}

@ApiSchema({ name: 'TaxReport' })
export class TaxReportView {
  @ApiProperty({ type: FiguresPeriodView }) period: FiguresPeriodView;
  @ApiProperty({ ...text, description: 'the shop’s time zone, in which days begin' }) timeZone: string;
  @ApiProperty({ type: [StateTaxView], description: 'by state, also states without tax' }) states: StateTaxView[];
}
