import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { toCents } from '@shop/contract/money';
import { ORDER_TEXTS } from '@shop/contract/text-fields';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsBoolean, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { ListOf } from '#platform/http/list-fields.js';
import { Amount, optionalCents } from '#platform/http/money-fields.js';
import { id, text } from '#platform/http/openapi-fields.js';
import { Text } from '#platform/http/text-fields.js';

const MAX_LINES = 100;
const MAX_QUANTITY = 10_000;
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

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: MAX_QUANTITY,
    nullable: true,
    description:
      'pieces that are not sent and go back into stock, of an order that is not shipped; unset: packers are told to ask',
  })
  @IsOptional()
  @Max(MAX_QUANTITY, { message: `At most ${MAX_QUANTITY} pieces` })
  @Min(0, { message: 'Please enter 0 pieces or more' })
  @IsInt({ message: 'Please enter a whole number of pieces' })
  notSent?: number | null;
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
    description:
      'unset: everything that remains, or the sum of `lines` and `shipping` with their tax, which it must be if it is sent',
  })
  @IsOptional()
  @Amount({ label: 'Amount', invalid: 'Please enter an amount above zero' })
  amount?: string | null;

  get cents(): number | undefined {
    return optionalCents(this.amount) ?? undefined;
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

  @ApiPropertyOptional({ ...text, nullable: true, example: '6.00', description: 'of the shipping; its tax is added' })
  @IsOptional()
  @Amount({ label: 'Shipping', invalid: 'Please enter an amount above zero' })
  shipping?: string | null;

  /** What a refund is of, as the orders module wants it. */
  get parts(): { cents?: number; lines?: { itemId: string; cents: number; notSent: number | null }[]; shippingCents: number } {
    const lines = this.lines?.map(({ itemId, cents, notSent = null }) => ({ itemId, cents, notSent }));
    return { cents: this.cents, lines, shippingCents: optionalCents(this.shipping) ?? 0 };
  }

  @ApiPropertyOptional({ type: Boolean, description: 'the artists keep their shares of what is refunded' })
  @IsOptional()
  @IsBoolean({ message: 'borneByShop is true or false' })
  borneByShop?: boolean;
}
