import { type LineLeft, refundableLines, type RefundableParts } from './refundable-lines.js';

const line = (itemId: string, netCents: number, taxCents = 0): LineLeft => ({
  itemId,
  name: itemId,
  quantity: 1,
  totalCents: 6_400,
  netCents,
  taxCents,
  hasShare: false,
});
const ORDER: RefundableParts = { lines: [line('hoodie', 6_400, 384), line('cap', 2_000, 120)], otherCents: 600, requested: [] };
const left = (requested: RefundableParts['requested']): number[][] =>
  refundableLines({ ...ORDER, requested }).map(({ netCents, taxCents }) => [netCents, taxCents]);

describe('what can be refunded of each line', () => {
  it.each<[string, RefundableParts['requested'], number[][]]>([
    [
      'is all of it while nothing is requested',
      [],
      [
        [6_400, 384],
        [2_000, 120],
      ],
    ],
    [
      'is without what a requested refund takes of it, and its tax',
      [{ cents: 1_060, lines: [{ itemId: 'hoodie', cents: 1_000 }] }],
      [
        [5_400, 324],
        [2_000, 120],
      ],
    ],
    [
      'is nothing of a line that is requested whole',
      [{ cents: 2_120, lines: [{ itemId: 'cap', cents: 2_000 }] }],
      [
        [6_400, 384],
        [0, 0],
      ],
    ],
    [
      'is not below nothing',
      [
        { cents: 2_120, lines: [{ itemId: 'cap', cents: 2_000 }] },
        { cents: 1, lines: [{ itemId: 'cap', cents: 1 }] },
      ],
      [
        [6_400, 384],
        [0, 0],
      ],
    ],
    [
      'is nothing while everything is requested',
      [{ cents: 9_504, lines: [] }],
      [
        [0, 0],
        [0, 0],
      ],
    ],
    [
      'is nothing while more than everything is requested',
      [{ cents: 9_999, lines: [] }],
      [
        [0, 0],
        [0, 0],
      ],
    ],
    [
      'is a cent less of each part while a cent is requested that may be of any',
      [{ cents: 1, lines: [] }],
      [
        [6_399, 383],
        [1_999, 119],
      ],
    ],
    [
      'is without the part of a requested amount, after the lines that were requested before it',
      [
        { cents: 2_120, lines: [{ itemId: 'cap', cents: 2_000 }] },
        { cents: 3_692, lines: [] },
      ],
      [
        [3_200, 192],
        [0, 0],
      ],
    ],
  ])('%s', (_, requested, parts) => expect(left(requested)).toEqual(parts));

  it('is nothing of an order that cost nothing', () => {
    const free = { lines: [line('gift', 0)], otherCents: 0, requested: [{ cents: 1, lines: [] }] };
    expect(refundableLines(free)).toEqual([line('gift', 0)]);
  });
});
