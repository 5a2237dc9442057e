import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { CATALOG_TEXTS } from '@shop/contract/text-fields';
import { IsBoolean, IsInt, IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator';
import { Text } from '#platform/http/text-fields.js';

@ApiSchema({ name: 'SaveArtist' })
export class SaveArtistDto {
  @ApiProperty({ type: String, minLength: 1, maxLength: 120 })
  @Text(CATALOG_TEXTS.artistName)
  name: string;

  @ApiProperty({ type: String, minLength: 1, maxLength: 120 })
  @Text(CATALOG_TEXTS.location)
  location: string;

  @ApiProperty({ type: String, minLength: 1, maxLength: 10_000 })
  @Text(CATALOG_TEXTS.story)
  story: string;

  @ApiPropertyOptional({ type: String, nullable: true, description: '/api/images/{name} of an uploaded image' })
  @IsOptional()
  @IsString({ message: 'Please upload the file first' })
  @MaxLength(200, { message: 'Please upload the file first' })
  imageUrl?: string | null;

  @ApiPropertyOptional({
    type: Boolean,
    description: 'false hides the artist in the shop; unset: true for a new artist, otherwise unchanged',
  })
  @ValidateIf((artist: SaveArtistDto) => artist.isActive !== undefined)
  @IsBoolean({ message: 'Active must be true or false' })
  isActive?: boolean;

  @ApiPropertyOptional({
    type: Number,
    description: 'the version this form was opened with; 409 EDIT_CONFLICT when someone has saved since',
  })
  @ValidateIf(({ version }: SaveArtistDto) => version !== undefined)
  @IsInt({ message: 'Version must be a whole number' })
  version?: number;
}
