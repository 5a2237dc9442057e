import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, IsUUID, Max, Min, ValidateIf } from 'class-validator';
import { MAX_SHARE_BPS } from '../ledger-rules.js';

const MAX_ARTISTS = 500;
const NO_SHARE = 'The share must be a whole number of basis points from 0 to 10,000, or null';

/** Null takes the share away; it must be sent. */
const ShareBps = (): PropertyDecorator => (target, property) => {
  ApiProperty({ type: 'integer', nullable: true, minimum: 0, maximum: MAX_SHARE_BPS, description: 'basis points' })(
    target,
    property,
  );
  ValidateIf((_, value) => value !== null)(target, property);
  IsInt({ message: NO_SHARE })(target, property);
  Min(0, { message: NO_SHARE })(target, property);
  Max(MAX_SHARE_BPS, { message: NO_SHARE })(target, property);
};

@ApiSchema({ name: 'SetArtistShares' })
export class SetArtistSharesDto {
  @ApiProperty({ type: [String], format: 'uuid', minItems: 1, maxItems: MAX_ARTISTS })
  @Transform(({ value }: { value: unknown }) =>
    Array.isArray(value) ? value.map((id: unknown) => (typeof id === 'string' ? id.toLowerCase() : id)) : value,
  )
  @IsArray({ message: 'Please choose artists' })
  @ArrayMinSize(1, { message: 'Please choose artists' })
  @ArrayMaxSize(MAX_ARTISTS, { message: `Please choose at most ${MAX_ARTISTS} artists` })
  @IsUUID(undefined, { each: true, message: 'artistIds must be ids' })
  artistIds: string[];

  @ShareBps()
  shareBps: number | null;
}

@ApiSchema({ name: 'SetProductShare' })
export class SetProductShareDto {
  @ShareBps()
  shareBps: number | null;
}
