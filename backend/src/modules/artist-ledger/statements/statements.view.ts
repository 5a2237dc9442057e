import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { id, signedDollars, text } from '#platform/http/openapi-fields.js';

const effect = { ...signedDollars, description: 'the effect on what is owed: opening and all others add up to closing' };

@ApiSchema({ name: 'ArtistStatement' })
export class StatementView {
  @ApiProperty(id) artistId: string;
  @ApiProperty(text) artistName: string;
  @ApiProperty({ type: Boolean, description: 'closed: it never changes' }) isFinal: boolean;
  @ApiProperty(signedDollars) opening: string;
  @ApiProperty(effect) earned: string;
  @ApiProperty(effect) reversed: string;
  @ApiProperty(effect) fees: string;
  @ApiProperty(effect) deductions: string;
  @ApiProperty(effect) adjustments: string;
  @ApiProperty({ ...effect, description: 'the effect on what is owed, so a payment is below 0' }) paid: string;
  @ApiProperty(signedDollars) closing: string;
  @ApiProperty({ type: 'integer', enum: [1, 2], description: '2: with a letter to the artist' }) pages: 1 | 2;
}

@ApiSchema({ name: 'ArtistStatements' })
export class StatementsView {
  @ApiProperty({ ...text, example: '2026-11' }) month: string;
  @ApiProperty({ type: Boolean, description: 'it can be closed' }) isOver: boolean;
  @ApiProperty({ type: [StatementView], description: 'by the name of the artist' }) statements: StatementView[];
}

@ApiSchema({ name: 'ClosedMonth' })
export class ClosedMonthView {
  @ApiProperty({ type: 'integer', description: '0 for a month that was closed before' }) created: number;
}
