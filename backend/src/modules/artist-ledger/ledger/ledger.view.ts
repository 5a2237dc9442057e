import { ApiExtraModels, ApiProperty, ApiSchema, getSchemaPath } from '@nestjs/swagger';
import { dollars, id, optionalText, signedDollars, text, time } from '#platform/http/openapi-fields.js';
import { NOT_DUE_REASONS, type NotDueReason } from '../ledger-rules.js';
import { PayeeView, UnreadablePayeeView } from '../payees/payee.view.js';

const optionalBps = { type: 'integer', nullable: true, description: 'basis points; 5000 is 50 %' } as const;

@ApiSchema({ name: 'LedgerPayout' })
export class LedgerPayoutView {
  @ApiProperty({ ...time, description: 'when it was entered' }) at: Date;
  @ApiProperty({ ...optionalText, format: 'date', description: 'the day on which it was sent, as entered' }) sentOn:
    | string
    | null;
  @ApiProperty(dollars) amount: string;
}

@ApiSchema({ name: 'LedgerArtist' })
export class LedgerArtistView {
  @ApiProperty(id) artistId: string;
  @ApiProperty(text) artistName: string;
  @ApiProperty(optionalBps) shareBps: number | null;
  @ApiProperty(signedDollars) balance: string;
  @ApiProperty({ ...dollars, description: 'what should be paid now' }) due: string;
  @ApiProperty({ enum: NOT_DUE_REASONS, enumName: 'NotDueReason', nullable: true, description: 'why a balance is not due' })
  notDueBecause: NotDueReason | null;
  @ApiProperty({ type: LedgerPayoutView, nullable: true }) lastPayout: LedgerPayoutView | null;
  @ApiProperty({ type: Boolean, description: 'no artist of the catalog any more' }) isDeleted: boolean;
}

@ApiSchema({ name: 'ArtistLedger' })
export class ArtistLedgerView {
  @ApiProperty({ type: [LedgerArtistView], description: 'by what is due, then by name' }) artists: LedgerArtistView[];
  @ApiProperty(signedDollars) balance: string;
  @ApiProperty(dollars) due: string;
}

@ApiSchema({ name: 'LedgerProduct' })
export class LedgerProductView {
  @ApiProperty(id) productId: string;
  @ApiProperty(text) name: string;
  @ApiProperty({ ...optionalBps, description: 'basis points; null: the share of the artist' }) shareBps: number | null;
}

@ApiSchema({ name: 'LedgerArtistPage' })
@ApiExtraModels(PayeeView, UnreadablePayeeView)
export class LedgerArtistPageView extends LedgerArtistView {
  @ApiProperty({ oneOf: [{ $ref: getSchemaPath(PayeeView) }, { $ref: getSchemaPath(UnreadablePayeeView) }], nullable: true })
  payee: PayeeView | UnreadablePayeeView | null;

  @ApiProperty({ type: [LedgerProductView], description: 'the products that are the artist’s now' })
  products: LedgerProductView[];
}
