import { cutAtCharacter } from '@shop/contract/clean-text';
interface Change {
  before: unknown;
  after: unknown;
}

const MAX_TEXT_LENGTH = 300;

/** Descriptions may have 10,000 characters; their beginning is enough to see what was changed. */
const clipped = (value: unknown): unknown =>
  typeof value === 'string' && value.length > MAX_TEXT_LENGTH ? `${cutAtCharacter(value, MAX_TEXT_LENGTH)}…` : value;

/**
 * For the `changes` of an audit row: the fields whose value differs, with both values. A field that `after` does not have
 * was not sent and has not changed.
 */
export function changesBetween<T extends object>(
  before: T,
  after: Partial<T>,
  fields: readonly (keyof T & string)[],
): Record<string, Change> {
  const changed = fields.filter(
    (field) => after[field] !== undefined && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, { before: clipped(before[field]), after: clipped(after[field]) }]));
}
