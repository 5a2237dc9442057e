import { refundOf, storedBook } from '#test/support/builders/stored-book.js';
import type { BookRefund } from '../book/book.js';
import { refundableLines } from './refundable-lines.js';

const ORDER = { lines: { hoodie: 6_400, cap: 2_000 }, taxes: { hoodie: 384, cap: 120 }, shippingCents: 600 };
type Asked = Pick<BookRefund, 'cents' | 'lines'>;
const left = (requested: readonly Asked[]): number[][] => {
  const refunds = requested.map((one, n) => refundOf({ ...one, id: `${n}`, status: 'requested' }));
  return refundableLines(storedBook({ ...ORDER, refunds })).map(({ netCents, taxCents }) => [netCents, taxCents]);
};

describe('what can be refunded of each line', () => {
  it.each<[string, Asked[], hoodie: number[], cap: number[]]>([
    ['is all of it while nothing is requested', [], [6_400, 384], [2_000, 120]],
    [
      'is without what a requested refund takes of it, and its tax',
      [{ cents: 1_060, lines: [{ itemId: 'hoodie', cents: 1_000 }] }],
      [5_400, 324],
      [2_000, 120],
    ],
    [
      'is nothing of a line that is requested whole',
      [{ cents: 2_120, lines: [{ itemId: 'cap', cents: 2_000 }] }],
      [6_400, 384],
      [0, 0],
    ],
    ['is nothing while everything is requested', [{ cents: 9_504, lines: [] }], [0, 0], [0, 0]],
    ['is nothing while more than everything is requested', [{ cents: 9_999, lines: [] }], [0, 0], [0, 0]],
    ['is a cent less of the line that a requested cent will be of', [{ cents: 1, lines: [] }], [6_400, 384], [1_999, 120]],
    [
      'is without the part of a requested amount, after the lines that were requested before it',
      [
        { cents: 2_120, lines: [{ itemId: 'cap', cents: 2_000 }] },
        { cents: 3_692, lines: [] },
      ],
      [3_200, 192],
      [0, 0],
    ],
  ])('%s', (_, requested, ...parts) => expect(left(requested)).toEqual(parts));

  it('says what the line is, what it cost, and whether its artist gets a part of it', () => {
    const book = storedBook({ lines: { hoodie: 6_400, pin: 500 }, shares: { hoodie: 5_000, pin: 0 } });
    expect(refundableLines(book)).toEqual([
      { itemId: 'hoodie', name: 'hoodie', quantity: 1, totalCents: 6_400, netCents: 6_400, taxCents: 0, hasShare: true },
      { itemId: 'pin', name: 'pin', quantity: 1, totalCents: 500, netCents: 500, taxCents: 0, hasShare: false },
    ]);
  });

  it('is of the lines as they are ordered while the order is not sold', () => {
    const book = storedBook({ ...ORDER, isSold: false });
    expect(refundableLines(book).map(({ netCents, taxCents }) => [netCents, taxCents])).toEqual([
      [6_400, 384],
      [2_000, 120],
    ]);
  });

  it('is nothing of a line that cost nothing', () => {
    const [gift] = refundableLines(storedBook({ lines: { gift: 0 }, refunds: [refundOf({ cents: 1, status: 'requested' })] }));
    expect(gift).toMatchObject({ totalCents: 0, netCents: 0, taxCents: 0 });
  });
});
