import { payment, lineOrder } from '../../../test/payment-files.ts';
import { bookedText, bookLabel, countsText, knownText, leftOutText, unreadableText } from './preview-labels.ts';

const NO_COUNTS = { rows: 0, matched: 0, review: 0, known: 0, ignored: 0, unreadable: 0 };

it.each([
  [[], '0 payments for 0 orders, $0.00'],
  [[payment(1, { orders: [lineOrder(1)] })], '1 payment for 1 order, $64.00'],
  [
    [payment(1, { orders: [lineOrder(1)] }), payment(2, { amount: '1200.50', orders: [lineOrder(2), lineOrder(3)] })],
    '2 payments for 3 orders, $1,264.50',
  ],
])('%#: sums up what will be booked', (lines, text) => {
  expect(bookedText(lines)).toBe(text);
});

it.each([
  [35, 5, 'Mark 35 orders paid'],
  [1, 0, 'Mark 1 order paid'],
  [1200, 0, 'Mark 1,200 orders paid'],
  [0, 5, 'Keep 5 to check'],
  [0, 0, undefined],
])('%d to book and %d to check: %s', (booked, toCheck, label) => {
  expect(bookLabel(booked, toCheck)).toBe(label);
});

it.each([
  [[], undefined],
  [[{ reason: 'outgoing' as const, rows: 1, amount: '-4.00' }], '1 row left out: 1 outgoing'],
  [
    [
      { reason: 'not-zelle' as const, rows: 4, amount: '-12.00' },
      { reason: 'transfer' as const, rows: 2, amount: '-90.00' },
      { reason: 'reversal' as const, rows: 1, amount: '-9.00' },
      { reason: 'outgoing' as const, rows: 7, amount: '-40.00' },
      { reason: 'not-complete' as const, rows: 3, amount: '30.00' },
    ],
    '17 rows left out: 7 outgoing, 4 not by PayPal, 3 pending or failed, 2 transfers, 1 refund or dispute',
  ],
])('%#: says which rows are left out', (ignored, text) => {
  expect(leftOutText(ignored, 'PayPal')).toBe(text);
});

it.each([
  [0, undefined],
  [1, '1 row cannot be read'],
  [2, '2 rows cannot be read'],
])('%d rows that cannot be read', (length, text) => {
  expect(unreadableText(Array.from({ length }, (_, row) => ({ row, text: '', message: '' })))).toBe(text);
});

it.each([
  [0, null, undefined],
  [1, null, '1 was read before'],
  [40, { at: '2026-11-12T10:00:00.000Z', by: 'ana' }, '40 were read before (day of 2026-11-12T10:00:00.000Z, ana)'],
])('%d known rows, first read by %j', (known, readBefore, text) => {
  expect(knownText({ counts: { ...NO_COUNTS, known }, readBefore }, (time) => `day of ${time}`)).toBe(text);
});

it.each([
  [NO_COUNTS, 'no payments'],
  [
    { rows: 54, matched: 35, review: 5, known: 0, ignored: 12, unreadable: 2 },
    '35 booked, 5 to check, 12 left out, 2 unreadable',
  ],
  [{ ...NO_COUNTS, rows: 40, known: 40 }, '40 read before'],
])('%j: %s', (counts, text) => {
  expect(countsText(counts)).toBe(text);
});
