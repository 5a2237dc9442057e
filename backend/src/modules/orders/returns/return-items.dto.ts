import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsInt, IsUUID, Max, Min } from 'class-validator';
import { ListOf } from '#platform/http/list-fields.js';
import { text } from '#platform/http/openapi-fields.js';

const MAX_ITEMS = 100;
const MAX_QUANTITY = 10_000;

@ApiSchema({ name: 'ReturnedItem' })
class ReturnedItemDto {
  @ApiProperty({ ...text, format: 'uuid' })
  @IsUUID(undefined, { message: 'itemId must be the id of an item' })
  itemId: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_QUANTITY })
  @IsInt({ message: 'Please enter a whole number of pieces' })
  @Min(1, { message: 'Please enter at least one piece' })
  @Max(MAX_QUANTITY, { message: `At most ${MAX_QUANTITY} pieces` })
  quantity: number;
}

@ApiSchema({ name: 'ReturnItems' })
export class ReturnItemsDto {
  @ApiProperty({ ...text, format: 'uuid', description: 'the `version` of the order, so that a repeated request changes nothing' })
  @IsUUID(undefined, { message: 'version must be the version of the order' })
  version: string;

  @ApiProperty({ type: [ReturnedItemDto], minItems: 1, maxItems: MAX_ITEMS })
  @ArrayMinSize(1, { message: 'Please choose the pieces that came back' })
  @ArrayMaxSize(MAX_ITEMS, { message: `At most ${MAX_ITEMS} items` })
  @ListOf(() => ReturnedItemDto, 'Items are a list')
  items: ReturnedItemDto[];
}
