import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, Matches } from 'class-validator';
import type { StoredFileKind } from '../stored-file.entity.js';

const MEDIA_FILTERS = ['all', 'failed', 'processing', 'unused'] as const;
export type MediaFilter = (typeof MEDIA_FILTERS)[number];
const KINDS: readonly StoredFileKind[] = ['image', 'video'];

export class MediaPageDto {
  @ApiPropertyOptional({ enum: MEDIA_FILTERS, enumName: 'MediaFilter' })
  @IsOptional()
  @IsIn(MEDIA_FILTERS, { message: 'There is no such filter' })
  filter?: MediaFilter;

  @ApiPropertyOptional({ enum: KINDS })
  @IsOptional()
  @IsIn(KINDS, { message: 'The kind must be image or video' })
  kind?: StoredFileKind;

  @ApiPropertyOptional({ type: String, description: 'the name of the last file of the page before' })
  @IsOptional()
  @Matches(/^[0-9a-f-]{36}(\.[a-z0-9]{2,5})?$/, { message: 'before must be the name of a file' })
  before?: string;
}
