import type { Invoice } from '@shop/contract';
import { type InvoiceFilter, matchesFilter } from './invoice-filter.ts';

const invoice = {
  invoiceNumber: 'INV-2026-0007',
  clientName: 'Ada Moore',
  clientEmail: null,
  clientPhone: '555-0199',
  status: 'sent',
} as Invoice;

it.each<[Partial<InvoiceFilter>, boolean]>([
  [{}, true],
  [{ search: ' ada ' }, true],
  [{ search: '#inv-2026-0007' }, true],
  [{ search: '0199' }, true],
  [{ search: 'null' }, false],
  [{ search: 'bob' }, false],
  [{ status: 'sent' }, true],
  [{ status: 'paid' }, false],
  [{ status: 'sent', search: 'bob' }, false],
])('matchesFilter with %j is %s', (filter, matches) =>
  expect(matchesFilter(invoice, { search: '', status: 'all', ...filter })).toBe(matches),
);
