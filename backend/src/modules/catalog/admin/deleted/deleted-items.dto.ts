import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { Text } from '#platform/http/text-fields.js';

export class DeletedProductsDto {
  @ApiPropertyOptional({ type: String, maxLength: 200, description: 'words of their texts' })
  @IsOptional()
  @Text({ label: 'Search', min: 0, max: 200, required: '' })
  search?: string;
}
