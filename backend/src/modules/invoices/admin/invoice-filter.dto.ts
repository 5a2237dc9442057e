import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { Text } from '#platform/http/text-fields.js';
import { INVOICE_STATUSES } from '../invoice.entity.js';
import { INVOICE_SORTS, type InvoiceSort } from '../invoice-sorts.sql.js';
import { BlankIsNull } from './blank-is-null.decorator.js';

const INVOICE_FILTERS = [...INVOICE_STATUSES, 'overdue'] as const;

/** Empty filters and the status "all" match every invoice. */
export class InvoiceFilterDto {
  @ApiPropertyOptional({ type: String, maxLength: 200, description: 'in number, client name, email or phone; case-insensitive' })
  @BlankIsNull()
  @IsOptional()
  @Text({ label: 'Search', min: 1, max: 200, required: 'Search must be text' })
  search?: string | null;

  @ApiPropertyOptional({
    enum: [...INVOICE_FILTERS, 'all'],
    description: 'sent: open, awaiting payment; overdue: those of them whose due date is over',
  })
  @Transform(({ value }: { value: unknown }) => (value === 'all' || value === '' ? null : value))
  @IsOptional()
  @IsIn(INVOICE_FILTERS, { message: `Status must be one of ${INVOICE_FILTERS.join(', ')}` })
  status?: (typeof INVOICE_FILTERS)[number] | null;
}

export class InvoicePageDto extends InvoiceFilterDto {
  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'the id of the last invoice of the page before' })
  @IsOptional()
  @IsUUID(undefined, { message: 'after must be the id of an invoice' })
  after?: string;

  @ApiPropertyOptional({ enum: INVOICE_SORTS, default: 'issued-desc', description: 'invoices without a due date come last' })
  @IsOptional()
  @IsIn(INVOICE_SORTS, { message: `sort must be one of ${INVOICE_SORTS.join(', ')}` })
  sort?: InvoiceSort;
}
