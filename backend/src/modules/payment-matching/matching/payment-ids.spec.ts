import type { FilePayment } from '../reading/payment-file-content.js';
import { identifyPayments, possibleIds, type StoredId } from './payment-ids.js';

const payment = (externalId: string, cents: number, row = 1): FilePayment => {
  return { row, externalId, cents, paidOn: '2026-11-02', payer: null, note: '' };
};
const stored = (...lines: [externalId: string, cents: number][]): ReadonlyMap<string, StoredId> =>
  new Map(lines.map(([externalId, cents]) => [externalId, { externalId, cents }]));
const idsOf = (payments: readonly FilePayment[]): [string, number][] =>
  payments.map(({ externalId, cents }) => [externalId, cents]);

it('names each id under which payments may be stored, once', () => {
  expect(possibleIds([payment('a', 100), payment('a', 200), payment('a', 100)])).toEqual(['a', 'a/100', 'a/200']);
});

it.each<[string, [string, number][], [string, number][], [string, number][]]>([
  ['a new id', [['a', 100]], [], [['a', 100]]],
  ['a known id', [['a', 100]], [['a', 100]], [['a', 100]]],
  [
    'the same payment twice',
    [
      ['a', 100],
      ['a', 100],
    ],
    [],
    [['a', 100]],
  ],
  [
    'an id with another amount in the file',
    [
      ['a', 100],
      ['a', 200],
    ],
    [],
    [
      ['a', 100],
      ['a/200', 200],
    ],
  ],
  [
    'an id with another amount, twice',
    [
      ['a', 100],
      ['a', 200],
      ['a', 200],
    ],
    [],
    [
      ['a', 100],
      ['a/200', 200],
    ],
  ],
  ['an id with another amount than the stored one', [['a', 200]], [['a', 100]], [['a/200', 200]]],
  [
    'two amounts, both stored',
    [
      ['a', 200],
      ['a', 100],
    ],
    [
      ['a', 100],
      ['a/200', 200],
    ],
    [
      ['a/200', 200],
      ['a', 100],
    ],
  ],
  ['the second amount alone, stored with its amount', [['a', 200]], [['a/200', 200]], [['a/200', 200]]],
  [
    'two ids with one amount',
    [
      ['a', 100],
      ['b', 100],
    ],
    [],
    [
      ['a', 100],
      ['b', 100],
    ],
  ],
])('identifies payments of a bank: %s', (_, given, known, expected) => {
  const payments = given.map(([id, cents], index) => payment(id, cents, index + 1));
  expect(idsOf(identifyPayments('zelle', payments, stored(...known)))).toEqual(expected);
});

it('takes the ids of apps as they are: the same id is the same payment, whatever its amount', () => {
  expect(idsOf(identifyPayments('venmo', [payment('a', 100), payment('a', 200)], stored()))).toEqual([['a', 100]]);
  expect(idsOf(identifyPayments('cashapp', [payment('a', 200)], stored(['a', 100])))).toEqual([['a', 200]]);
});

it('keeps the first of two rows and changes nothing but the id', () => {
  const [first] = identifyPayments('zelle', [payment('a', 200, 7), payment('a', 200, 8)], stored(['a', 100]));
  expect(first).toEqual({ ...payment('a', 200, 7), externalId: 'a/200' });
});
