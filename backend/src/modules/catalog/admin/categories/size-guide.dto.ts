import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { cleanLine } from '@shop/contract/clean-text';
import { CATALOG_TEXTS, textProblem } from '@shop/contract/text-fields';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsOptional, ValidateBy } from 'class-validator';
import { Text, TextEach } from '#platform/http/text-fields.js';
import type { SizeGuide } from '../../category.entity.js';

const MAX_COLUMNS = 8;
const MAX_ROWS = 50;
const MAX_CELL_LENGTH = CATALOG_TEXTS.guideCell.max;

const isCell = (value: unknown): boolean => textProblem(CATALOG_TEXTS.guideCell, value) === undefined;
const cleaned = (cell: unknown): unknown => (typeof cell === 'string' ? cleanLine(cell) : cell);

/** Every row has a cell for every column. */
const isTable = (rows: unknown, columns: unknown): boolean =>
  Array.isArray(rows) &&
  Array.isArray(columns) &&
  rows.every((row: unknown) => Array.isArray(row) && row.length === columns.length && row.every(isCell));

/** Measurements in inches, as the size guide of the shop shows them. */
@ApiSchema({ name: 'SaveSizeGuide' })
export class SizeGuideDto implements SizeGuide {
  @ApiProperty({ type: [String], minItems: 2, maxItems: MAX_COLUMNS, example: ['Size', 'Chest', 'Length'] })
  @TextEach(CATALOG_TEXTS.guideColumn)
  @ArrayMaxSize(MAX_COLUMNS, { message: `A size guide can have at most ${MAX_COLUMNS} columns` })
  @ArrayMinSize(2, { message: 'A size guide needs sizes and a measurement' })
  @IsArray({ message: 'A size guide needs sizes and a measurement' })
  columns: string[];

  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'string', maxLength: MAX_CELL_LENGTH } },
    minItems: 1,
    maxItems: MAX_ROWS,
    example: [['M', '40', '28 1/2']],
  })
  @Transform(({ value }: { value: unknown }) =>
    Array.isArray(value) ? value.map((row: unknown) => (Array.isArray(row) ? row.map(cleaned) : row)) : value,
  )
  @ValidateBy(
    {
      name: 'table',
      validator: { validate: (rows, found) => isTable(rows, (found?.object as SizeGuideDto | undefined)?.columns) },
    },
    { message: `Every row needs a text of at most ${MAX_CELL_LENGTH} characters for every column` },
  )
  @ArrayMaxSize(MAX_ROWS, { message: `A size guide can have at most ${MAX_ROWS} rows` })
  @ArrayMinSize(1, { message: 'A size guide needs at least one row' })
  @IsArray({ message: 'A size guide needs at least one row' })
  rows: string[][];

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 300 })
  @IsOptional()
  @Text(CATALOG_TEXTS.guideNote)
  note: string | null;
}
