import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { cleanLine } from '@shop/contract/clean-text';
import { ARTIST_LEDGER_TEXTS } from '@shop/contract/text-fields';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { optionalText, text } from '#platform/http/openapi-fields.js';
import { Text } from '#platform/http/text-fields.js';

const Month = (): PropertyDecorator => (target, property) => {
  ApiProperty({ ...text, example: '2026-11', description: 'in the time zone of the shop' })(target, property);
  Matches(/^20[2-9]\d-(0[1-9]|1[0-2])$/, { message: 'Please choose a month such as 2026-11' })(target, property);
};

export class StatementMonthDto {
  @Month()
  month: string;
}

export class PrintedMonthDto extends StatementMonthDto {
  @ApiPropertyOptional({ enum: ['true', 'false'], description: 'also a month that is not closed' })
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'draft must be true or false' })
  draft?: 'true' | 'false';
}

@ApiSchema({ name: 'CloseMonth' })
export class CloseMonthDto extends StatementMonthDto {
  @ApiPropertyOptional({ ...optionalText, maxLength: 300, description: 'printed on each statement' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' && cleanLine(value) === '' ? null : value))
  @IsOptional()
  @Text(ARTIST_LEDGER_TEXTS.note)
  note?: string | null;
}

export class StatementYearDto {
  @ApiProperty({ ...text, example: '2026' })
  @Matches(/^20[2-9]\d$/, { message: 'Please choose a year such as 2026' })
  year: string;
}
