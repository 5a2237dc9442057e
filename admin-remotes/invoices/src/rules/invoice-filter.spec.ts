import { isFiltered, NO_FILTER, searchOf } from './invoice-filter.ts';

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
