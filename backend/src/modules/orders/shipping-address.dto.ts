import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { CUSTOMER_TEXTS } from '@shop/contract/text-fields';
import { IsIn, IsOptional } from 'class-validator';
import { Text } from '#platform/http/text-fields.js';

/** The only country the shop ships to, and the default. */
export const COUNTRY = 'United States';

@ApiSchema({ name: 'ShippingAddressInput' })
export class ShippingAddressDto {
  @ApiProperty({ type: String, minLength: 5, maxLength: 200 })
  @Text(CUSTOMER_TEXTS.street)
  street: string;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 120, description: 'apartment, suite' })
  @IsOptional()
  @Text(CUSTOMER_TEXTS.street2)
  street2?: string | null;

  @ApiProperty({ type: String, minLength: 2, maxLength: 120 })
  @Text(CUSTOMER_TEXTS.city)
  city: string;

  @ApiProperty({ type: String, minLength: 2, maxLength: 120 })
  @Text(CUSTOMER_TEXTS.state)
  state: string;

  @ApiProperty({ type: String, minLength: 5, maxLength: 20 })
  @Text(CUSTOMER_TEXTS.zipCode)
  zipCode: string;

  @ApiPropertyOptional({ enum: [COUNTRY], default: COUNTRY })
  @IsOptional()
  @IsIn([COUNTRY], { message: 'We ship within the United States only' })
  country?: string | null;
}
