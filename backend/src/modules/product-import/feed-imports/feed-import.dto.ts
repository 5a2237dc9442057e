import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Length, Max, Min } from 'class-validator';
import { CleanLine } from '#platform/http/text-fields.js';
import { FEED_OUTCOMES, type FeedOutcome } from '../shopify/report/feed-report.js';

const BAD_NAME = 'The file needs a name of at most 255 characters';

export class FeedUploadDto {
  @ApiProperty({ type: String, description: 'the name of the file' })
  @CleanLine()
  @IsString({ message: BAD_NAME })
  @Length(1, 255, { message: BAD_NAME })
  name: string;

  @ApiPropertyOptional({ enum: ['true', 'false'], description: 'create a category for each type that no category matches' })
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'createCategories must be true or false' })
  createCategories?: 'true' | 'false';

  @ApiPropertyOptional({
    enum: ['true', 'false'],
    description: 'import products that are drafts, archived or not published, as drafts; unset: they are left out',
  })
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'drafts must be true or false' })
  drafts?: 'true' | 'false';
}

export class FeedLinesDto {
  @ApiPropertyOptional({ enum: FEED_OUTCOMES, enumName: 'FeedOutcome' })
  @IsOptional()
  @IsIn(FEED_OUTCOMES, { message: 'There is no such outcome' })
  outcome?: FeedOutcome;

  @ApiPropertyOptional({ type: Number, description: 'the position of the last line of the page before' })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'after must be a position' })
  @Min(0, { message: 'after must be a position' })
  @Max(2_000_000_000, { message: 'after must be a position' })
  after?: number;
}
