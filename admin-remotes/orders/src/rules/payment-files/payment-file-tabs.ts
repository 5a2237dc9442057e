import { formatMoney, toCents } from '@shop/admin-kit';
import type { PaymentLines, PaymentLineState } from '@shop/contract';

export const PAYMENT_FILE_TABS = ['check', 'owed', 'booked', 'aside', 'files'] as const;
export type PaymentFileTab = (typeof PAYMENT_FILE_TABS)[number];

/** The payments of a tab. */
export const STATE_OF_TAB: Record<Exclude<PaymentFileTab, 'files'>, PaymentLineState> = {
  check: 'review',
  owed: 'owed',
  booked: 'matched',
  aside: 'dismissed',
};

/** Reads the tab from the URL; the first one is the default. */
export const parseTab = (params: URLSearchParams): PaymentFileTab =>
  PAYMENT_FILE_TABS.find((tab) => tab === params.get('tab')) ?? 'check';

/** "To check (5)", "Owed back ($64.00)"; without numbers until they are known, and while nothing waits. */
export function tabLabel(tab: PaymentFileTab, counts: PaymentLines['counts'] | undefined): string {
  if (tab === 'check') return counts && counts.review > 0 ? `To check (${counts.review})` : 'To check';
  if (tab === 'owed')
    return counts && toCents(counts.owedAmount) > 0 ? `Owed back (${formatMoney(counts.owedAmount)})` : 'Owed back';
  return { booked: 'Booked', aside: 'Set aside', files: 'Files' }[tab];
}
