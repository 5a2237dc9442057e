import type { Duty } from '#platform/today/duty-source.js';
import { counted } from '#platform/today/duty-words.js';

export function discrepancyDuties(open: number): Duty[] {
  if (open === 0) return [];
  const text = `${counted(open, 'payment differs', 'payments differ')} from the card provider`;
  return [{ id: 'payments.differ', text, action: 'Compare', link: '/admin/orders' }];
}
