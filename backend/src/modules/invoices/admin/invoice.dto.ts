import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, ApiSchema, PartialType } from '@nestjs/swagger';
import { INVOICE_TEXTS } from '@shop/contract/text-fields';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { ListOf } from '#platform/http/list-fields.js';
import { Amount, optionalCents } from '#platform/http/money-fields.js';
import { Text } from '#platform/http/text-fields.js';
import { INVOICE_STATUSES, type InvoiceStatus } from '../invoice.entity.js';
import { BlankIsNull } from './blank-is-null.decorator.js';
import { InvoiceItemFieldsDto } from './invoice-item.dto.js';

const MAX_ITEMS = 200;

/** A day that exists, in a year that an invoice can have. */
function isInvoiceDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^20\d{2}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

export const IsInvoiceDay = (label: string): PropertyDecorator =>
  ValidateBy(
    { name: 'isInvoiceDay', validator: { validate: isInvoiceDay } },
    { message: `${label} must be a day such as 2026-12-21` },
  );

@ApiSchema({ name: 'InvoiceFields' })
class InvoiceFieldsDto {
  @ApiProperty({ type: String, minLength: 1, maxLength: 120 })
  @Text(INVOICE_TEXTS.clientName)
  clientName: string;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 254 })
  @BlankIsNull()
  @IsOptional()
  @Text(INVOICE_TEXTS.clientEmail)
  clientEmail?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 40 })
  @BlankIsNull()
  @IsOptional()
  @Text(INVOICE_TEXTS.clientPhone)
  clientPhone?: string | null;

  @ApiPropertyOptional({ enum: INVOICE_STATUSES, enumName: 'InvoiceStatus', description: 'default: draft, or unchanged' })
  @ValidateIf((invoice: InvoiceFieldsDto) => invoice.status !== undefined)
  @IsIn(INVOICE_STATUSES, { message: 'Status must be draft, sent, paid or cancelled' })
  status?: InvoiceStatus;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 1_000 })
  @BlankIsNull()
  @IsOptional()
  @Text(INVOICE_TEXTS.notes)
  notes?: string | null;

  @ApiPropertyOptional({
    type: String,
    format: 'date',
    nullable: true,
    example: '2026-12-21',
    description: 'null: none; by default as many days later as the settings say, or unchanged',
  })
  @BlankIsNull()
  @IsOptional()
  @IsInvoiceDay('Due date')
  dueOn?: string | null;

  @ApiPropertyOptional({
    oneOf: [{ type: 'string' }, { type: 'number' }],
    nullable: true,
    example: '3.84',
    description: 'US dollars; null: none; by default none, or unchanged; ignored while the shop collects no sales tax',
  })
  @BlankIsNull()
  @IsOptional()
  @Amount({ label: 'Sales tax', invalid: 'Sales tax must be a valid number', allowZero: true })
  taxAmount?: string | null;
}

const ItemRows = (): PropertyDecorator =>
  applyDecorators(
    IsArray({ message: 'At least one item is required' }),
    ListOf(() => InvoiceItemFieldsDto, 'Items must be a list of rows'),
    ArrayMinSize(1, { message: 'At least one item is required' }),
    ArrayMaxSize(MAX_ITEMS, { message: `An invoice can have at most ${MAX_ITEMS} items` }),
  );

@ApiSchema({ name: 'SaveInvoice' })
export class SaveInvoiceDto {
  @ApiProperty({ type: InvoiceFieldsDto })
  @Type(() => InvoiceFieldsDto)
  @IsObject({ message: 'Client name is required' })
  @ValidateNested()
  invoice: InvoiceFieldsDto;

  get taxCents(): number | null | undefined {
    return optionalCents(this.invoice.taxAmount);
  }

  @ApiProperty({ type: [InvoiceItemFieldsDto], minItems: 1, maxItems: MAX_ITEMS })
  @ItemRows()
  items: InvoiceItemFieldsDto[];
}

@ApiSchema({ name: 'ChangeInvoiceFields' })
export class ChangeInvoiceFieldsDto extends PartialType(InvoiceFieldsDto, { skipNullProperties: false }) {}

const SeenVersion = (description: string): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: Number, description: `${description}; 409 EDIT_CONFLICT when someone has saved since` }),
    ValidateIf(({ version }: { version?: unknown }) => version !== undefined),
    IsInt({ message: 'Version must be a whole number' }),
  );

/** Fields that are not sent stay unchanged; items are replaced as a whole. */
@ApiSchema({ name: 'ChangeInvoice' })
export class ChangeInvoiceDto {
  @SeenVersion('the version this form was opened with')
  version?: number;

  @ApiPropertyOptional({ type: ChangeInvoiceFieldsDto })
  @Type(() => ChangeInvoiceFieldsDto)
  @ValidateIf((change: ChangeInvoiceDto) => change.invoice !== undefined)
  @IsObject({ message: 'invoice must be an object' })
  @ValidateNested()
  invoice?: ChangeInvoiceFieldsDto;

  get taxCents(): number | null | undefined {
    return optionalCents(this.invoice?.taxAmount);
  }

  @ApiPropertyOptional({ type: [InvoiceItemFieldsDto], minItems: 1, maxItems: MAX_ITEMS })
  @ValidateIf((change: ChangeInvoiceDto) => change.items !== undefined)
  @ItemRows()
  items?: InvoiceItemFieldsDto[];
}

@ApiSchema({ name: 'SendInvoice' })
export class SendInvoiceDto {
  @SeenVersion('the version that the sender has seen; unset: whatever is saved')
  version?: number;
}
