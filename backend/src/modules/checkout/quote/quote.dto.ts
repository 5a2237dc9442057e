import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { CUSTOMER_TEXTS } from '@shop/contract/text-fields';
import { IsOptional } from 'class-validator';
import { Text } from '#platform/http/text-fields.js';
import { IsSessionId } from '../../cart/index.js';
import { ShippingRateChoice } from '../place/place-order.dto.js';

@ApiSchema({ name: 'QuoteCart' })
export class QuoteCartDto {
  @ApiProperty({ type: String, example: 'session-7f9c2ba4e88f827d616045507605853e' })
  @IsSessionId()
  sessionId: string;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'a code or a name; without it the quote is not final' })
  @IsOptional()
  @Text(CUSTOMER_TEXTS.state)
  state?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true })
  @IsOptional()
  @Text(CUSTOMER_TEXTS.zipCode)
  zipCode?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'decides the tax where a service works it out' })
  @IsOptional()
  @Text(CUSTOMER_TEXTS.city)
  city?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'as the city' })
  @IsOptional()
  @Text(CUSTOMER_TEXTS.street)
  street?: string | null;

  @ShippingRateChoice()
  shippingRateId?: string | null;
}
