import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { toCents } from '@shop/contract/money';
import { INVOICE_PAYMENT_TEXTS } from '@shop/contract/text-fields';
import { INVOICE_PAYMENT_METHODS, type InvoicePaymentMethod } from '@shop/contract/ways-to-pay';
import { IsIn, IsInt, IsOptional, ValidateIf } from 'class-validator';
import { Amount } from '#platform/http/money-fields.js';
import { optionalText } from '#platform/http/openapi-fields.js';
import { Text } from '#platform/http/text-fields.js';
import { BlankIsNull } from './blank-is-null.decorator.js';
import { IsInvoiceDay } from './invoice.dto.js';

@ApiSchema({ name: 'AddInvoicePayment' })
export class AddInvoicePaymentDto {
  @ApiProperty({
    oneOf: [{ type: 'string' }, { type: 'number' }],
    description: 'US dollars, at most the balance due',
    example: '48.00',
  })
  @Amount({ label: 'Amount', invalid: 'Please enter an amount above zero' })
  amount: string;

  get cents(): number {
    return toCents(this.amount);
  }

  @ApiPropertyOptional({ type: String, format: 'date', description: 'default: today; not in the future', example: '2026-11-21' })
  @ValidateIf(({ receivedOn }: AddInvoicePaymentDto) => receivedOn !== undefined)
  @IsInvoiceDay('Date received')
  receivedOn?: string;

  @ApiProperty({ enum: INVOICE_PAYMENT_METHODS, enumName: 'InvoicePaymentMethod' })
  @IsIn(INVOICE_PAYMENT_METHODS, { message: `Method must be one of ${INVOICE_PAYMENT_METHODS.join(', ')}` })
  method: InvoicePaymentMethod;

  @ApiPropertyOptional({ ...optionalText, maxLength: 200, description: 'for example the number of a check' })
  @BlankIsNull()
  @IsOptional()
  @Text(INVOICE_PAYMENT_TEXTS.note)
  note?: string | null;

  @ApiProperty({
    type: Number,
    description: 'the version that the admin has seen; 409 EDIT_CONFLICT when someone has saved since',
  })
  @IsInt({ message: 'Version must be a whole number' })
  version: number;
}
