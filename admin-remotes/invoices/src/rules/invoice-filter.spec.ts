import { invoiceSearch, isFiltered, NO_FILTER, parseInvoiceFilter, searchOf } from './invoice-filter.ts';

it.each([
  [' ada ', 'ada'],
  ['#INV-2026-0007', 'INV-2026-0007'],
  ['', ''],
])('the text %j searches for %j', (text, search) => expect(searchOf(text)).toBe(search));

it('is filtered by a search or a status', () => {
  expect([NO_FILTER, { ...NO_FILTER, search: 'a' }, { ...NO_FILTER, status: 'paid' as const }].map(isFiltered)).toEqual([
    false,
    true,
    true,
  ]);
});

it.each(['', 'status=sent', 'search=Zo%C3%AB&status=draft&sort=due-asc', 'status=overdue'])(
  'the address "%s" is written as read',
  (address) => {
    expect(invoiceSearch(parseInvoiceFilter(new URLSearchParams(address))).toString()).toBe(address);
  },
);

it('an unknown status or order of the address counts as not set', () => {
  expect(parseInvoiceFilter(new URLSearchParams('status=odd&sort=odd-asc'))).toEqual({
    search: '',
    status: 'all',
    sort: 'issued-desc',
  });
});
