import { dollars } from '#platform/money/dollars.js';
import type { Duty } from '#platform/today/duty-source.js';
import { counted } from '#platform/today/duty-words.js';

export interface OverdueInvoices {
  count: number;
  balanceCents: number;
}

export function invoiceDuties({ count, balanceCents }: OverdueInvoices): Duty[] {
  if (count === 0) return [];
  const text = `${counted(count, 'invoice is', 'invoices are')} overdue: ${dollars(balanceCents)}`;
  return [{ id: 'invoices', text, action: 'Remind', link: '/admin/invoices?status=overdue' }];
}
