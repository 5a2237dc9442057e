import { cleanLine } from '@shop/contract/clean-text';
import { Transform } from 'class-transformer';

/** Forms send an empty field as '' or null; both mean no value. */
export const BlankIsNull = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => {
    if (typeof value !== 'string') return value;
    return cleanLine(value) === '' ? null : value.trim();
  });
