import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { id, optionalText, signedDollars, text, time } from '#platform/http/openapi-fields.js';
import { ENTRY_KINDS, type EntryKind } from '../ledger-rules.js';

@ApiSchema({ name: 'LedgerEntryOrder' })
export class EntryOrderView {
  @ApiProperty(id) id: string;
  @ApiProperty(text) orderNumber: string;
  @ApiProperty({ ...text, example: 'Dawn Hoodie, M' }) item: string;
  @ApiProperty({ type: 'integer' }) quantity: number;
}

@ApiSchema({ name: 'LedgerEntry' })
export class EntryView {
  @ApiProperty(id) id: string;
  @ApiProperty(time) at: Date;
  @ApiProperty({ enum: ENTRY_KINDS, enumName: 'LedgerEntryKind' }) kind: EntryKind;
  @ApiProperty({ ...signedDollars, description: 'the effect on the balance' }) amount: string;
  @ApiProperty({ ...signedDollars, nullable: true, description: 'the goods that the share is of' }) base: string | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'basis points, as they were sold' }) shareBps: number | null;
  @ApiProperty({ type: EntryOrderView, nullable: true }) order: EntryOrderView | null;
  @ApiProperty(optionalText) reference: string | null;
  @ApiProperty({ ...optionalText, format: 'date' }) sentOn: string | null;
  @ApiProperty(optionalText) note: string | null;
  @ApiProperty({ ...text, description: '"system", or the name of an account' }) actor: string;
  @ApiProperty({ ...id, nullable: true, description: 'the entry that this one takes back' }) reversesId: string | null;
  @ApiProperty({ type: Boolean }) isReversed: boolean;
}

@ApiSchema({ name: 'LedgerEntries' })
export class EntriesView {
  @ApiProperty({ type: [EntryView], description: 'newest first' }) entries: EntryView[];
  @ApiProperty({ ...id, nullable: true, description: 'send it as `after` for the next page' }) next: string | null;
}
