import { ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { Amount } from '#platform/http/money-fields.js';
import { text } from '#platform/http/openapi-fields.js';
import { OneLine } from '#platform/http/text-fields.js';

const ReasonText = (): PropertyDecorator => OneLine({ label: 'Reason', min: 0, max: 300, required: 'Reason must be text' });

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
