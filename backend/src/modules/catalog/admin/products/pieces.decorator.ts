import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

export const MAX_STOCK = 1_000_000;

/** A whole number of pieces, sent as a number or as a string of digits. */
export const Pieces = (label: string, min = 0): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : value,
    ),
    IsInt({ message: `${label} must be a whole number` }),
    Min(min, { message: `${label} must be at least ${min}` }),
    Max(MAX_STOCK, { message: `${label} must be at most 1,000,000` }),
  );
