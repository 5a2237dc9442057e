import type { Pieces } from '../returns.ts';
import { chosenLines, type LineAmounts, presetAmount, presetNotSent, refundLinesOf } from './refund-lines.ts';

const hoodie = {
  itemId: 'hoodie',
  name: 'Hoodie, M',
  quantity: 2,
  total: '64.00',
  amount: '60.00',
  tax: '3.60',
  hasShare: true,
  toSend: 0,
};
const cap = { itemId: 'cap', name: 'Cap', quantity: 1, total: '20.00', amount: '20.00', tax: '0.00', hasShare: false, toSend: 0 };
const LINES = refundLinesOf({ refundableLines: [hoodie, cap] });

it.each([
  ['hoodie', 1, '32.00'],
  ['hoodie', 2, '60.00'],
  ['cap', 1, '20.00'],
  ['hoodie', 9, '60.00'],
])('the amount for pieces of %s, %i of them, begins with %s', (id, pieces, amount) => {
  const line = LINES.find(({ itemId }) => itemId === id)!;
  expect(presetAmount(line, pieces)).toBe(amount);
});

it.each([
  ['what is left of the line, when that is less than a piece', { amount: '10.50' }, '10.50'],
  ['its part of a line that cost less than its pieces', { total: '57.61', amount: '57.61' }, '28.81'],
])('one piece begins with %s', (_, differs, amount) => {
  const [line] = refundLinesOf({ refundableLines: [{ ...hoodie, ...differs }] });
  expect(presetAmount(line!, 1)).toBe(amount);
});

it.each<[Pieces, LineAmounts, ReturnType<typeof chosenLines>]>([
  [{ hoodie: 2 }, { hoodie: '60.00' }, [{ itemId: 'hoodie', amount: '60.00' }]],
  [
    { hoodie: 1, cap: 1 },
    { hoodie: '32', cap: '20,00' },
    [
      { itemId: 'hoodie', amount: '32.00' },
      { itemId: 'cap', amount: '20.00' },
    ],
  ],
  [{ hoodie: 1 }, { hoodie: '60.01' }, undefined],
  [{ hoodie: 1 }, { hoodie: '0' }, undefined],
  [{ hoodie: 1 }, {}, undefined],
  [{ hoodie: 1, cap: 1 }, { hoodie: '32', cap: 'x' }, undefined],
  [{ hoodie: 0, gone: 1 }, { hoodie: '32.00', gone: '5.00' }, undefined],
  [{}, {}, undefined],
])('%j with the amounts %j is of the lines %j', (pieces, amounts, lines) => {
  expect(chosenLines(LINES, pieces, amounts, {})).toEqual(lines);
});

describe('pieces that are not sent', () => {
  const here = refundLinesOf({ refundableLines: [{ ...hoodie, toSend: 1 }] });

  it.each([
    [1, 1],
    [2, 2],
    [3, 2],
  ])('are, for %i that are refunded, those that are still to be sent: %i', (pieces, notSent) => {
    const [line] = refundLinesOf({ refundableLines: [{ ...hoodie, toSend: 2 }] });
    expect(presetNotSent(line!, pieces)).toBe(notSent);
  });

  it('are none again, when they were kept by a refund that failed', () => {
    const tees = { itemId: 'tee', name: 'Tee', quantity: 10, total: '200.00', tax: '0.00', hasShare: false };
    const presets = (amount: string, toSend: number) =>
      refundLinesOf({ refundableLines: [{ ...tees, amount, toSend }] }).flatMap((line) =>
        [4, 5].map((n) => presetNotSent(line, n)),
      );
    expect(presets('200.00', 6)).toEqual([0, 1]);
    expect(presets('120.00', 6)).toEqual([4, 5]);
    expect(presets('185.00', 10)).toEqual([4, 5]);
  });

  it.each<[Pieces, number | undefined]>([
    [{ hoodie: 0 }, 0],
    [{ hoodie: 1 }, 1],
    [{ hoodie: 2 }, undefined],
    [{ hoodie: 'x' }, undefined],
    [{}, undefined],
  ])('%j of a line with one are sent as %j', (notSent, sent) => {
    const lines = chosenLines(here, { hoodie: 2 }, { hoodie: '60.00' }, notSent);
    expect(lines).toEqual(sent === undefined ? undefined : [{ itemId: 'hoodie', amount: '60.00', notSent: sent }]);
  });
});
