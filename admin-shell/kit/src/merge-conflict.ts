/** How two saves of one item come together, field by field. */
export interface Merge<T> {
  /** The fields that both changed, to different values. */
  contested: (keyof T & string)[];
  /** Every field as whoever changed it has it; a contested one as I have it. */
  keepMine: T;
  /** The same, with the contested fields as the other one has them. */
  takeTheirs: T;
}

/**
 * Merges a form with the version that somebody else saved after it was opened. `base` is the item as it was opened. A field that
 * only one of the two changed needs no question.
 */
export function mergeConflict<T extends object>(base: T, mine: T, theirs: T): Merge<T> {
  const fields = [...new Set([mine, base, theirs].flatMap((version) => Object.keys(version)))] as (keyof T & string)[];
  const untouched = fields.filter((field) => isSame(mine[field], base[field]));
  const contested = fields.filter(
    (field) => !untouched.includes(field) && !isSame(theirs[field], base[field]) && !isSame(mine[field], theirs[field]),
  );
  const keepMine = withFieldsOf(mine, theirs, untouched);
  return { contested, keepMine, takeTheirs: withFieldsOf(keepMine, theirs, contested) };
}

function withFieldsOf<T extends object>(version: T, other: T, fields: readonly (keyof T)[]): T {
  const merged = { ...version };
  for (const field of fields) merged[field] = other[field];
  return merged;
}

/** Compares values of forms: texts, numbers, switches, and lists and objects of them. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, theirs] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].every((key) => isSame(mine[key], theirs[key]));
}
