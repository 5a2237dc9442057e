/** A whole number, null for no text, or the text itself when it is no whole number: `countProblem` says so. */
export type TypedCount = number | string | null;

export function parseCount(typed: string): TypedCount {
  const text = typed.trim();
  if (text === '') return null;
  const digits = text.replace(/,(?=\d{3}(\D|$))/g, '');
  return /^\d{1,15}$/.test(digits) ? Number(digits) : text;
}

interface CountRule {
  label: string;
  min: number;
  max: number;
}

const EXAMPLE = 12;

/** What is wrong with a count that is not empty: the range and an example. */
export function countProblem(count: TypedCount | undefined, { label, min, max }: CountRule): string | undefined {
  if (count === null || count === undefined || (typeof count === 'number' && count >= min && count <= max)) return undefined;
  const range = `${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')}`;
  return `${label} must be a whole number from ${range}, for example ${Math.min(max, Math.max(min, EXAMPLE))}`;
}
