import { storedBook } from '#test/support/builders/stored-book.js';
import { centsOf, partBalances, type Posting, withPostings } from './book.js';
import { receive, sell, type SoldCharge, soldParts, unreceive, unsell } from './sell.js';

const charge = (kind: SoldCharge['kind'], cents: number, itemId: string | null = null): SoldCharge => ({
  id: `${kind} ${cents}`,
  kind,
  cents,
  itemId,
});
const LINES = [
  { itemId: 'hoodie', netCents: 6_400 },
  { itemId: 'gift', netCents: 0 },
];
const rows = (postings: readonly Posting[]): [string, number][] => postings.map(({ kind, cents }) => [kind, cents]);

describe('what an order sells', () => {
  it('is taxes, fees, shipping, lines and credit, in this order', () => {
    const charges = [
      charge('shipping', 600),
      charge('tax', 384, 'hoodie'),
      charge('credit', -1_000),
      charge('fee', 50, 'hoodie'),
    ];
    expect(soldParts(LINES, charges)).toEqual([
      { kind: 'tax', itemId: 'hoodie', chargeId: 'tax 384', cents: 384 },
      { kind: 'fee', itemId: null, chargeId: 'fee 50', cents: 50 },
      { kind: 'shipping', itemId: null, chargeId: 'shipping 600', cents: 600 },
      { kind: 'goods', itemId: 'hoodie', chargeId: null, cents: 6_400 },
      { kind: 'goods', itemId: 'gift', chargeId: null, cents: 0 },
      { kind: 'credit', itemId: null, chargeId: 'credit -1000', cents: -1_000 },
    ]);
  });

  it.each<[string, SoldCharge[], number[]]>([
    ['less a discount that names no line', [charge('shipping', 600), charge('discount', -200)], [400]],
    ['down to nothing', [charge('shipping', 600), charge('discount', -900)], [0]],
    ['of the first that holds them', [charge('shipping', 600), charge('shipping', 500), charge('discount', -200)], [400, 500]],
    ['of one after the other', [charge('shipping', 600), charge('shipping', 500), charge('discount', -700)], [0, 400]],
    ['and no discount of a line', [charge('shipping', 600), charge('discount', -200, 'hoodie')], [600]],
  ])('is shipping %s', (_, charges, cents) => {
    expect(soldParts([], charges).map((part) => part.cents)).toEqual(cents);
  });
});

describe('a payment', () => {
  const parts = soldParts(LINES, [charge('shipping', 600)]);

  it('that sells the order is of its parts, also of a line that costs nothing', () => {
    expect(rows(sell(parts, 7_000))).toEqual([
      ['shipping', 600],
      ['goods', 6_400],
      ['goods', 0],
    ]);
  });

  it('of too much, or after a part of the price, says the difference', () => {
    expect(rows(sell(parts, 7_500)).at(-1)).toEqual(['beyond', 500]);
    expect(rows([...receive(3_000), ...sell(parts, 4_000)]).filter(([kind]) => kind === 'beyond')).toEqual([
      ['beyond', 3_000],
      ['beyond', -3_000],
    ]);
  });

  it('says that it is a payment, and one that is taken back that it is undone', () => {
    const row = {
      kind: 'beyond',
      itemId: null,
      chargeId: null,
      cents: 300,
      cause: 'payment',
      refundId: null,
      borneByShop: false,
    };
    expect(receive(300)).toEqual([row]);
    expect(unreceive(300)).toEqual([{ ...row, cents: -300, cause: 'undo' }]);
    expect(new Set(sell(parts, 7_500).map(({ cause }) => cause))).toEqual(new Set(['payment']));
  });

  it('of nothing, for an order that costs nothing, has no money', () => {
    expect(receive(0)).toEqual([]);
    expect(rows(sell(soldParts([{ itemId: 'gift', netCents: 0 }], []), 0))).toEqual([['goods', 0]]);
  });

  it('that is taken back leaves nothing sold, and the parts of the price that came before it beyond', () => {
    const book = withPostings({ postings: receive(3_000), refunds: [] }, sell(parts, 4_000));
    const undone = unsell(book, 4_000);
    expect(centsOf(undone)).toBe(-4_000);
    expect(undone.map(({ cause }) => cause)).toEqual(undone.map(() => 'undo'));
    const after = withPostings(book, undone);
    expect(partBalances(after).map(({ balance, cents }) => [balance, cents])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(centsOf(after.postings)).toBe(3_000);
    expect(rows(unreceive(3_000))).toEqual([['beyond', -3_000]]);
  });

  it('of too little that is taken back has one row of what is beyond again', () => {
    const book = withPostings({ postings: receive(3_000), refunds: [] }, sell(parts, 5_000));
    expect(rows(unsell(book, 5_000))).toEqual([
      ['shipping', -600],
      ['goods', -6_400],
      ['goods', 0],
      ['beyond', 2_000],
    ]);
  });

  it('may sell the order again after it was taken back', () => {
    const once = storedBook({ lines: { hoodie: 6_400 } });
    const undone = withPostings(once, unsell(once, 6_400));
    const again = withPostings(undone, sell(soldParts(once.lines, once.charges), 6_400));
    expect(partBalances(again)).toEqual(partBalances(once));
  });
});
