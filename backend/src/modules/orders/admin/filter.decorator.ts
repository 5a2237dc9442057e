import { cleanLine } from '@shop/contract/clean-text';
import { Transform } from 'class-transformer';
import { IsISO8601, IsOptional, Matches } from 'class-validator';

export const BlankIsUnset = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    value === 'all' || (typeof value === 'string' && cleanLine(value) === '') ? undefined : value,
  );

/** A day in the shop's time zone; distant years would exceed Postgres' date range. */
export const Day = (): PropertyDecorator => (target, property) => {
  BlankIsUnset()(target, property);
  IsOptional()(target, property);
  Matches(/^20\d\d-\d\d-\d\d$/, { message: 'Please choose a day' })(target, property);
  IsISO8601({ strict: true }, { message: 'Please choose a day' })(target, property);
};
