import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { CONTACT_TEXTS } from '@shop/contract/text-fields';
import { Allow, IsOptional, IsString } from 'class-validator';
import { id, text } from '#platform/http/openapi-fields.js';
import { Text } from '#platform/http/text-fields.js';

@ApiSchema({ name: 'RequestAlert' })
export class RequestAlertDto {
  @ApiProperty(id)
  @IsString({ message: 'productId is required' })
  productId: string;

  @ApiPropertyOptional({ ...id, nullable: true, description: 'the size; unset: the product, or any of its sizes' })
  @IsOptional()
  @IsString({ message: 'variantId must be the id of a size' })
  variantId?: string | null;

  @ApiProperty({ ...text, format: 'email', maxLength: 254 })
  @Text(CONTACT_TEXTS.email)
  email: string;

  @ApiPropertyOptional({ ...text, description: 'must be empty: the field is hidden from people, and bots fill it in' })
  @Allow()
  website?: unknown;
}

@ApiSchema({ name: 'ConfirmAlert' })
export class ConfirmAlertDto {
  @ApiProperty({ ...text, description: 'of the link in the email' })
  @IsString({ message: 'token is required' })
  token: string;
}
