import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsBoolean, IsInt, IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator';
import { OneLine, Paragraphs } from '#platform/http/text-fields.js';

@ApiSchema({ name: 'SaveArtist' })
export class SaveArtistDto {
  @ApiProperty({ type: String, minLength: 1, maxLength: 120 })
  @OneLine({ label: 'Name', min: 1, max: 120, required: 'Name is required' })
  name: string;

  @ApiProperty({ type: String, minLength: 1, maxLength: 120 })
  @OneLine({ label: 'Location', min: 1, max: 120, required: 'Location is required' })
  location: string;

  @ApiProperty({ type: String, minLength: 1, maxLength: 10_000 })
  @Paragraphs({ label: 'Story', min: 1, max: 10_000, required: 'Story is required' })
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
