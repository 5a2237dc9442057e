import { formatMoney, toCents } from '@shop/admin-kit';
import type { StatementLines, StatementLineState } from '@shop/contract';

export const STATEMENT_TABS = ['check', 'owed', 'booked', 'aside', 'files'] as const;
export type StatementTab = (typeof STATEMENT_TABS)[number];

/** The payments of a tab. */
export const STATE_OF_TAB: Record<Exclude<StatementTab, 'files'>, StatementLineState> = {
  check: 'review',
  owed: 'owed',
  booked: 'matched',
  aside: 'dismissed',
};

/** Reads the tab from the URL; the first one is the default. */
export const parseTab = (params: URLSearchParams): StatementTab =>
  STATEMENT_TABS.find((tab) => tab === params.get('tab')) ?? 'check';

/** "To check (5)", "Owed back ($64.00)"; without numbers until they are known, and while nothing waits. */
export function tabLabel(tab: StatementTab, counts: StatementLines['counts'] | undefined): string {
  if (tab === 'check') return counts && counts.review > 0 ? `To check (${counts.review})` : 'To check';
  if (tab === 'owed')
    return counts && toCents(counts.owedAmount) > 0 ? `Owed back (${formatMoney(counts.owedAmount)})` : 'Owed back';
  return { booked: 'Booked', aside: 'Set aside', files: 'Files' }[tab];
}
