import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { ORDER_TEXTS } from '@shop/contract/text-fields';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, IsIn, IsOptional, IsUUID } from 'class-validator';
import { text } from '#platform/http/openapi-fields.js';
import { Text } from '#platform/http/text-fields.js';
import { LINE_STATES, type LineState } from '../payment-matching-rules.js';

const MAX_MATCHED = 20;

/** In the spelling of the database, because rows are compared by id. */
const lowerCase = (ids: unknown): unknown =>
  Array.isArray(ids) ? ids.map((id: unknown) => (typeof id === 'string' ? id.toLowerCase() : id)) : ids;

const Ids =
  (message: string): PropertyDecorator =>
  (target, property) => {
    ApiProperty({ type: [String], format: 'uuid', minItems: 1, maxItems: MAX_MATCHED })(target, property);
    Transform(({ value }: { value: unknown }) => lowerCase(value))(target, property);
    IsArray({ message })(target, property);
    ArrayMinSize(1, { message })(target, property);
    ArrayMaxSize(MAX_MATCHED, { message: `${message}, at most ${MAX_MATCHED}` })(target, property);
    IsUUID(undefined, { each: true, message: `${String(property)} must be ids` })(target, property);
  };

@ApiSchema({ name: 'MatchLines' })
export class MatchLinesDto {
  @Ids('Please choose payments')
  lineIds: string[];

  @Ids('Please choose orders')
  orderIds: string[];

  @ApiPropertyOptional({ type: Boolean, description: 'book although the sums differ; what came too much is owed back' })
  @IsOptional()
  @IsBoolean({ message: 'acceptDifference must be true or false' })
  acceptDifference?: boolean;
}

@ApiSchema({ name: 'ReturnOwed' })
export class ReturnOwedDto {
  @ApiProperty({ ...text, minLength: 1, maxLength: 120, description: 'what identifies the transfer back' })
  @Text(ORDER_TEXTS.reference)
  reference: string;
}

export class LinePageDto {
  @ApiPropertyOptional({ enum: LINE_STATES, enumName: 'PaymentLineState' })
  @IsOptional()
  @IsIn(LINE_STATES, { message: 'There is no such state' })
  state?: LineState;

  @ApiPropertyOptional({ ...text, format: 'uuid', description: 'only lines that pay this order' })
  @IsOptional()
  @IsUUID(undefined, { message: 'orderId must be the id of an order' })
  orderId?: string;

  @ApiPropertyOptional({ ...text, format: 'uuid', description: 'the `next` of the page before' })
  @IsOptional()
  @IsUUID(undefined, { message: 'after must be the id of a line' })
  after?: string;
}
