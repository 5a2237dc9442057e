import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { toCents } from '@shop/contract/money';
import { ORDER_TEXTS } from '@shop/contract/text-fields';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsBoolean, IsOptional, IsUUID } from 'class-validator';
import { ListOf } from '#platform/http/list-fields.js';
import { Amount } from '#platform/http/money-fields.js';
import { id, text } from '#platform/http/openapi-fields.js';
import { Text } from '#platform/http/text-fields.js';

const MAX_LINES = 100;
const ReasonText = (): PropertyDecorator => Text(ORDER_TEXTS.reason);

@ApiSchema({ name: 'CancelOrder' })
export class CancelOrderDto {
  @ApiPropertyOptional({ ...text, nullable: true, maxLength: 300 })
  @IsOptional()
  @ReasonText()
  reason?: string | null;
}

@ApiSchema({ name: 'RefundLine' })
class RefundLineDto {
  @ApiProperty(id)
  @IsUUID(undefined, { message: 'itemId must be the id of an item' })
  itemId: string;

  @ApiProperty({ ...text, example: '24.00', description: 'of the goods; their tax is added' })
  @Amount({ label: 'Amount', invalid: 'Please enter an amount above zero' })
  amount: string;

  get cents(): number {
    return toCents(this.amount);
  }
}

const itemOf = (line: unknown): unknown => {
  const { itemId } = (line ?? {}) as Partial<RefundLineDto>;
  return typeof itemId === 'string' ? itemId.toLowerCase() : line;
};

@ApiSchema({ name: 'RefundOrder' })
export class RefundOrderDto {
  @ApiPropertyOptional({
    ...text,
    nullable: true,
    example: '24.00',
    description: 'unset: everything that remains, or the sum of `lines` with their tax, which it must be if it is sent',
  })
  @IsOptional()
  @Amount({ label: 'Amount', invalid: 'Please enter an amount above zero' })
  amount?: string | null;

  get cents(): number | undefined {
    return this.amount === undefined || this.amount === null ? undefined : toCents(this.amount);
  }

  @ApiPropertyOptional({ ...text, nullable: true, maxLength: 300 })
  @IsOptional()
  @ReasonText()
  reason?: string | null;

  @ApiPropertyOptional({ type: [RefundLineDto], minItems: 1, maxItems: MAX_LINES })
  @IsOptional()
  @ArrayMinSize(1, { message: 'Please choose the pieces to refund' })
  @ArrayMaxSize(MAX_LINES, { message: `At most ${MAX_LINES} items` })
  @ArrayUnique(itemOf, { message: 'The lines name an item twice' })
  @ListOf(() => RefundLineDto, 'Lines are a list')
  lines?: RefundLineDto[];

  @ApiPropertyOptional({ type: Boolean, description: 'the artists keep their shares of what is refunded' })
  @IsOptional()
  @IsBoolean({ message: 'borneByShop is true or false' })
  borneByShop?: boolean;
}
