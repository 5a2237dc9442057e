/** One value of an audit row, ready to be shown. Null: empty, or not set. */
interface ActivityChange {
  field: string;
  before: string | null;
  after: string | null;
}

interface ActivityDetail {
  field: string;
  value: string;
}

interface EntryContent {
  /** The name of the changed object at that time, so that it is known after the object is deleted. */
  name: string | null;
  changes: ActivityChange[];
  details: ActivityDetail[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  const parts = Array.isArray(value) ? value : Object.values(value);
  const texts = parts.map(textOf).filter((text) => text !== null);
  return texts.length > 0 ? texts.join(Array.isArray(value) ? '; ' : ' ') : null;
}

/** Rows of earlier versions have `from` and `to`. */
function sidesOf(value: unknown): [before: unknown, after: unknown] | undefined {
  if (!isRecord(value)) return undefined;
  if ('before' in value || 'after' in value) return [value['before'], value['after']];
  return 'from' in value && 'to' in value ? [value['from'], value['to']] : undefined;
}

/** The parts of an object that differ, so that a changed street does not repeat the whole address. */
function differences(field: string, before: unknown, after: unknown): ActivityChange[] {
  if (isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => differences(`${field}.${key}`, before[key], after[key]));
  }
  const change = { field, before: textOf(before), after: textOf(after) };
  return change.before === change.after ? [] : [change];
}

/** Reads the detail of an audit row of this or an earlier version. */
export function readDetail({ name, number, changes, ...rest }: Record<string, unknown>): EntryContent {
  const fields = Object.entries({ ...(isRecord(changes) ? changes : {}), ...rest });
  return {
    name: textOf(name ?? number),
    changes: fields.flatMap(([field, value]) => {
      const sides = sidesOf(value);
      return sides ? differences(field, ...sides) : [];
    }),
    details: fields.flatMap(([field, value]) => {
      const text = sidesOf(value) ? null : textOf(value);
      return text === null ? [] : [{ field, value: text }];
    }),
  };
}
