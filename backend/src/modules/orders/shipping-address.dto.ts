import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { OneLine } from '#platform/http/text-fields.js';

/** The only country the shop ships to, and the default. */
export const COUNTRY = 'United States';

@ApiSchema({ name: 'ShippingAddressInput' })
export class ShippingAddressDto {
  @ApiProperty({ type: String, minLength: 5, maxLength: 200 })
  @OneLine({ label: 'Street address', min: 5, max: 200, required: 'Street address is required' })
  street: string;

  @ApiProperty({ type: String, minLength: 2, maxLength: 120 })
  @OneLine({ label: 'City', min: 2, max: 120, required: 'City is required' })
  city: string;

  @ApiProperty({ type: String, minLength: 2, maxLength: 120 })
  @OneLine({ label: 'State', min: 2, max: 120, required: 'State is required' })
  state: string;

  @ApiProperty({ type: String, minLength: 5, maxLength: 20 })
  @OneLine({ label: 'ZIP code', min: 5, max: 20, required: 'ZIP code is required' })
  zipCode: string;

  @ApiPropertyOptional({ enum: [COUNTRY], default: COUNTRY })
  @IsOptional()
  @IsIn([COUNTRY], { message: 'We ship within the United States only' })
  country?: string | null;
}
