import { ValidateBy } from 'class-validator';

function isTimeZone(value: unknown): boolean {
  if (typeof value !== 'string' || !/^[A-Za-z_]+(\/[A-Za-z_+-]+)*$/.test(value)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: value }));
  } catch {
    return false;
  }
}

export const IsTimeZone = (): PropertyDecorator =>
  ValidateBy(
    { name: 'isTimeZone', validator: { validate: isTimeZone } },
    { message: 'Please choose a time zone such as America/New_York' },
  );

function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** A calendar day, YYYY-MM-DD. */
export const IsDay = (message: string): PropertyDecorator =>
  ValidateBy({ name: 'isDay', validator: { validate: isDay } }, { message });
