import { dollars } from '#platform/money/dollars.js';
import type { Duty } from '#platform/today/duty-source.js';
import { counted } from '#platform/today/duty-words.js';
import { monthName } from '../statements/print/statement-words.js';

/** `month` is YYYY-MM, `statements` those that its closing creates. */
export function monthDuties(month: string, statements: number): Duty[] {
  if (statements === 0) return [];
  const text = `${monthName(month)} can be closed: ${counted(statements, 'statement', 'statements')}`;
  const link = `/admin/artist-ledger/months?month=${month}`;
  return [{ id: 'artist-ledger.month', text, action: 'Close and print', link }];
}

/** What is due now to each artist. */
export function dueDuties(dueCents: readonly number[]): Duty[] {
  const due = dueCents.filter((cents) => cents > 0);
  if (due.length === 0) return [];
  const sum = due.reduce((total, cents) => total + cents, 0);
  const text = `${dollars(sum)} is due to ${counted(due.length, 'artist', 'artists')}`;
  return [{ id: 'artist-ledger.due', text, action: 'Pay', link: '/admin/artist-ledger' }];
}
