import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { toCents } from '@shop/contract/money';
import { INVOICE_TEXTS } from '@shop/contract/text-fields';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, IsUUID, Max, Min, ValidateIf } from 'class-validator';
import { Amount, optionalCents } from '#platform/http/money-fields.js';
import { Text } from '#platform/http/text-fields.js';
import { BlankIsNull } from './blank-is-null.decorator.js';

const MAX_QUANTITY = 9_999;

@ApiSchema({ name: 'InvoiceItemFields' })
export class InvoiceItemFieldsDto {
  @ApiPropertyOptional({ type: String, nullable: true, description: 'an id; null, "" or "custom" for a custom product' })
  @Transform(({ value }: { value: unknown }) => (value === 'custom' || value === '' ? null : value))
  @IsOptional()
  @IsUUID(undefined, { message: 'Product not found' })
  productId?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 200, description: 'of the product; ignored without productId' })
  @BlankIsNull()
  @IsOptional()
  @Text(INVOICE_TEXTS.size)
  size?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 120, description: 'required without productId' })
  @BlankIsNull()
  @ValidateIf((item: InvoiceItemFieldsDto) => !item.productId || (item.customProductName ?? null) !== null)
  @Text(INVOICE_TEXTS.customProductName)
  customProductName?: string | null;

  @ApiPropertyOptional({ oneOf: [{ type: 'string' }, { type: 'number' }], nullable: true })
  @BlankIsNull()
  @IsOptional()
  @Amount({ label: 'Custom price', invalid: 'Custom price must be a valid number', allowZero: true })
  customProductPrice?: string | null;

  get customPriceCents(): number | null | undefined {
    return optionalCents(this.customProductPrice);
  }

  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: MAX_QUANTITY, description: 'default: 1' })
  @ValidateIf((item: InvoiceItemFieldsDto) => item.quantity !== undefined)
  @Max(MAX_QUANTITY, { message: 'Quantity must be at most 9,999' })
  @Min(1, { message: 'Quantity must be at least 1' })
  @IsInt({ message: 'Quantity must be a whole number' })
  quantity?: number;

  @ApiProperty({
    oneOf: [{ type: 'string' }, { type: 'number' }],
    description: 'US dollars, at most 2 decimals',
    example: '48.00',
  })
  @Amount({ label: 'Unit price', invalid: 'Unit price must be a valid positive number' })
  unitPrice: string;

  get unitPriceCents(): number {
    return toCents(this.unitPrice);
  }
}
