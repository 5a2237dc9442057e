import { ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { ORDER_TEXTS } from '@shop/contract/text-fields';
import { IsOptional } from 'class-validator';
import { Amount } from '#platform/http/money-fields.js';
import { text } from '#platform/http/openapi-fields.js';
import { Text } from '#platform/http/text-fields.js';

const ReasonText = (): PropertyDecorator => Text(ORDER_TEXTS.reason);

@ApiSchema({ name: 'CancelOrder' })
export class CancelOrderDto {
  @ApiPropertyOptional({ ...text, nullable: true, maxLength: 300 })
  @IsOptional()
  @ReasonText()
  reason?: string | null;
}

@ApiSchema({ name: 'RefundOrder' })
export class RefundOrderDto {
  @ApiPropertyOptional({ ...text, nullable: true, example: '24.00', description: 'unset: everything that remains' })
  @IsOptional()
  @Amount({ label: 'Amount', invalid: 'Please enter an amount above zero' })
  amount?: string | null;

  @ApiPropertyOptional({ ...text, nullable: true, maxLength: 300 })
  @IsOptional()
  @ReasonText()
  reason?: string | null;
}
