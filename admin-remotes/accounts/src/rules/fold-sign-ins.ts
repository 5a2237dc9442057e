import type { ActivityEntry } from '@shop/contract';

/** One entry, or several sign-ins and sign-outs that follow each other. */
type ActivityRow = ActivityEntry | ActivityEntry[];

/** Folds sign-ins without other work between them into one row. */
export function foldSignIns(entries: readonly ActivityEntry[]): ActivityRow[] {
  const rows: ActivityRow[] = [];
  for (const entry of entries) {
    const last = rows.at(-1);
    if (entry.entity !== 'session') rows.push(entry);
    else if (Array.isArray(last)) last.push(entry);
    else rows.push([entry]);
  }
  return rows.map((row) => (Array.isArray(row) && row.length === 1 ? row[0]! : row));
}
