import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsNumber, IsOptional, Max, Min } from 'class-validator';

const MIN_OUNCES = 0.1;
const MAX_OUNCES = 99_999.9;

/** The weight of one piece, or null. */
export const Ounces = (description: string): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: Number, nullable: true, minimum: MIN_OUNCES, maximum: MAX_OUNCES, description }),
    IsOptional(),
    Max(MAX_OUNCES, { message: `Weight must be at most ${MAX_OUNCES} oz` }),
    Min(MIN_OUNCES, { message: `Weight must be at least ${MIN_OUNCES} oz` }),
    IsNumber({ maxDecimalPlaces: 1 }, { message: 'Weight must be a number with at most one decimal' }),
  );

/** As the column keeps it; undefined is unchanged. */
export const weightOf = (ounces: number | null | undefined): string | null | undefined =>
  typeof ounces === 'number' ? ounces.toFixed(1) : ounces;
