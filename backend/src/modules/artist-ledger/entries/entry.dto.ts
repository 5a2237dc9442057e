import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { cleanLine } from '@shop/contract/clean-text';
import { signedCents } from '@shop/contract/money';
import { ARTIST_LEDGER_TEXTS } from '@shop/contract/text-fields';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, IsUUID, Matches, ValidateBy, type ValidationArguments } from 'class-validator';
import { id, optionalText, signedDollars, text } from '#platform/http/openapi-fields.js';
import { Text } from '#platform/http/text-fields.js';
import { IsDay } from '../../settings/index.js';
import { HAND_KINDS, type HandKind, MAX_ENTRY_CENTS } from '../ledger-rules.js';

const SIGNED_AMOUNT = /^-?\d{1,6}(\.\d{1,2})?$/;

const isZero = (value: unknown): boolean => typeof value === 'string' && SIGNED_AMOUNT.test(value) && signedCents(value) === 0;

const isAmount = (value: unknown): boolean =>
  typeof value === 'string' && SIGNED_AMOUNT.test(value) && !isZero(value) && Math.abs(signedCents(value)) <= MAX_ENTRY_CENTS;

const amountProblem = (value: unknown): string =>
  isZero(value) ? 'Please enter an amount that is not zero' : 'Please enter an amount of at most 99,999.99';

const BlankIsNull = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' && cleanLine(value) === '' ? null : value));

@ApiSchema({ name: 'AddLedgerEntry' })
export class AddLedgerEntryDto {
  @ApiProperty({ enum: HAND_KINDS, enumName: 'LedgerHandKind' })
  @IsIn(HAND_KINDS, { message: `Kind must be one of ${HAND_KINDS.join(', ')}` })
  kind: HandKind;

  @ApiProperty({ ...signedDollars, description: 'US dollars above zero; an adjustment may be below' })
  @ValidateBy(
    { name: 'signedAmount', validator: { validate: isAmount } },
    { message: ({ value }: ValidationArguments) => amountProblem(value) },
  )
  amount: string;

  @ApiPropertyOptional({ ...optionalText, maxLength: 300 })
  @BlankIsNull()
  @IsOptional()
  @Text(ARTIST_LEDGER_TEXTS.note)
  note?: string | null;

  @ApiPropertyOptional({ ...optionalText, maxLength: 120, description: 'for example the number of a check' })
  @BlankIsNull()
  @IsOptional()
  @Text(ARTIST_LEDGER_TEXTS.reference)
  reference?: string | null;

  @ApiPropertyOptional({ ...optionalText, format: 'date', description: 'the day the money was sent; not in the future' })
  @IsOptional()
  @IsDay('Please enter a day such as 2026-01-31')
  sentOn?: string | null;

  @ApiPropertyOptional({ type: Boolean, description: 'a payout above the balance' })
  @IsOptional()
  @IsBoolean({ message: 'advance must be true or false' })
  advance?: boolean;
}

@ApiSchema({ name: 'ReverseLedgerEntry' })
export class ReverseEntryDto {
  @ApiProperty({ ...text, minLength: 1, maxLength: 300 })
  @Text(ARTIST_LEDGER_TEXTS.note)
  note: string;
}

export class EntryPageDto {
  @ApiPropertyOptional({ ...text, example: '2026-11', description: 'in the time zone of the shop' })
  @IsOptional()
  @Matches(/^20[2-9]\d-(0[1-9]|1[0-2])$/, { message: 'Please choose a month such as 2026-11' })
  month?: string;

  @ApiPropertyOptional({ ...id, description: 'the `next` of the page before' })
  @IsOptional()
  @IsUUID(undefined, { message: 'after must be the id of an entry' })
  after?: string;
}
