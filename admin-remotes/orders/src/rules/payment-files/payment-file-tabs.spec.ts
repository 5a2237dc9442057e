import { parseTab, PAYMENT_FILE_TABS, tabLabel } from './payment-file-tabs.ts';

it.each([
  ['', 'check'],
  ['tab=owed', 'owed'],
  ['tab=aside', 'aside'],
  ['tab=files', 'files'],
  ['tab=constructor', 'check'],
])('the tab of "%s" is %s', (search, tab) => {
  expect(parseTab(new URLSearchParams(search))).toBe(tab);
});

it.each([
  [undefined, ['To check', 'Owed back', 'Booked', 'Set aside', 'Files']],
  [{ review: 0, owed: 0, owedAmount: '0.00' }, ['To check', 'Owed back', 'Booked', 'Set aside', 'Files']],
  [{ review: 5, owed: 1, owedAmount: '1064.00' }, ['To check (5)', 'Owed back ($1,064.00)', 'Booked', 'Set aside', 'Files']],
])('with %j the tabs are %j', (counts, labels) => {
  expect(PAYMENT_FILE_TABS.map((tab) => tabLabel(tab, counts))).toEqual(labels);
});
