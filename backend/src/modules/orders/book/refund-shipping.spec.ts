import { walkBook } from '#test/support/builders/book-walk.js';
import { booked, type BookedOrder, refundOf, storedBook } from '#test/support/builders/stored-book.js';
import { refundableShipping } from '../refunds/refundable-lines.js';
import type { BookRefund } from './book.js';
import { changeRefunded, refund } from './give-back.js';

/** 20.00 and 13.33, shipping 6.00, taxes 1.20 and 0.80 of the lines, 0.36 of the shipping. */
const ORDER: BookedOrder = {
  lines: { hoodie: 2_000, cap: 1_333 },
  taxes: { hoodie: 120, cap: 80 },
  shippingCents: 600,
  shippingTaxCents: 36,
};
const shipping = (cents: number, shippingCents: number, over: Partial<BookRefund> = {}): BookRefund =>
  refundOf({ cents, shippingCents, ...over });
const given = (...refunds: BookRefund[]) =>
  walkBook(
    ORDER,
    refunds.map((one, n) => ({ cents: one.cents, refunds: refunds.slice(0, n + 1) })),
  ).given;

describe('a refund of the shipping', () => {
  it.each<[string, BookRefund[], Record<string, number>]>([
    ['takes its part of the tax on shipping', [shipping(318, 300)], { shipping: 300, tax: 18 }],
    ['takes all of both in the end', [shipping(318, 300), shipping(318, 300, { id: 'rest' })], { shipping: 600, tax: 36 }],
    ['leaves the lines and their taxes alone', [shipping(636, 600)], { shipping: 600, tax: 36 }],
    [
      'goes beside lines, each with its own tax',
      [shipping(1_378, 300, { lines: [{ itemId: 'hoodie', cents: 1_000 }] })],
      { shipping: 300, tax: 18, hoodie: 1_000, 'tax hoodie': 60 },
    ],
    ['that the shop bears is the same', [shipping(318, 300, { borneByShop: true })], { shipping: 300, tax: 18 }],
  ])('%s', (_, refunds, parts) => expect(given(...refunds)).toEqual(parts));

  it('is divided like the rest for what the shipping does not hold any more', () => {
    const all = given(shipping(636, 600), shipping(100, 100, { id: 'more' }));
    expect(all.shipping).toBe(600);
    expect(Object.values(all).reduce((sum, cents) => sum + cents, 0)).toBe(736);
  });

  it('takes nothing that arrived beyond the order', () => {
    const book = storedBook({ ...ORDER, beyondCents: 500 });
    const rows = refund(book, shipping(318, 300));
    expect(rows.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['tax', -18],
      ['shipping', -300],
    ]);
  });

  it('that fails is taken back as it was', () => {
    const failed = shipping(318, 300);
    const done = refundOf({ id: 'cap', cents: 1_413, lines: [{ itemId: 'cap', cents: 1_333 }] });
    const book = storedBook({ ...ORDER, refunds: [failed, done] });
    const before = booked(book, changeRefunded(book, 1_731));
    const after = { ...before, refunds: [{ ...failed, status: 'failed' as const }, done] };
    const left = booked(after, changeRefunded(after, -318));
    expect(refundableShipping(left)).toEqual({ netCents: 600, taxCents: 36 });
  });
});

describe('what is left of the shipping', () => {
  it.each<[string, BookRefund[], object]>([
    ['is all of it', [], { netCents: 600, taxCents: 36 }],
    ['is less what is requested', [shipping(318, 300, { status: 'requested' })], { netCents: 300, taxCents: 18 }],
    [
      'is not less by lines',
      [refundOf({ cents: 1_413, lines: [{ itemId: 'cap', cents: 1_333 }], status: 'requested' })],
      { netCents: 600, taxCents: 36 },
    ],
  ])('%s', (_, refunds, left) => expect(refundableShipping(storedBook({ ...ORDER, refunds }))).toEqual(left));

  it('is nothing where it costs nothing', () => {
    expect(refundableShipping(storedBook({ lines: { hoodie: 2_000 }, taxes: { hoodie: 120 } }))).toEqual({
      netCents: 0,
      taxCents: 0,
    });
  });
});
