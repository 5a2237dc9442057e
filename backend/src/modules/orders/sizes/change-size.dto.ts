import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { text } from '#platform/http/openapi-fields.js';

const MAX_QUANTITY = 10_000;

/** In the spelling of the database, because items and sizes are found by id. */
const LowerCase = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value));

@ApiSchema({ name: 'ChangeOrderSize' })
export class ChangeSizeDto {
  @ApiProperty({ ...text, format: 'uuid', description: 'the `version` of the order, so that a repeated request changes nothing' })
  @IsUUID(undefined, { message: 'version must be the version of the order' })
  version: string;

  @ApiProperty({ ...text, format: 'uuid' })
  @LowerCase()
  @IsUUID(undefined, { message: 'itemId must be the id of an item' })
  itemId: string;

  @ApiProperty({ ...text, format: 'uuid', description: 'another size of the same product' })
  @LowerCase()
  @IsUUID(undefined, { message: 'Please choose a size' })
  variantId: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MAX_QUANTITY, description: 'unset: all pieces of the item' })
  @IsOptional()
  @IsInt({ message: 'Please enter a whole number of pieces' })
  @Min(1, { message: 'Please enter at least one piece' })
  @Max(MAX_QUANTITY, { message: `At most ${MAX_QUANTITY} pieces` })
  quantity?: number;
}
