import type { MatchableOrder } from '../../orders/index.js';
import { NearNumbers } from '../reading/order-numbers-in.js';
import { nearOrders, namedOrders, ordersOfAmount } from './candidates.js';
import { OpenOrders } from './open-orders.js';
import type { OrderFacts } from './order-facts.js';

const order = (number: string, over: Partial<MatchableOrder> = {}): MatchableOrder => ({
  id: number,
  orderNumber: `ORD-${number}`,
  customerName: 'Ada Moore',
  totalCents: 6_400,
  dueCents: 6_400,
  status: 'pending',
  paymentStatus: 'unpaid',
  paymentMethod: 'venmo',
  createdAt: new Date('2026-11-01T12:00:00Z'),
  cancelledAt: null,
  ...over,
});
const factsOf = (open: readonly MatchableOrder[]): OrderFacts => ({
  byNumber: new Map(open.map((one) => [one.orderNumber, one])),
  open: new OpenOrders(open),
  near: new NearNumbers(open.map(({ orderNumber }) => orderNumber)),
});
const payment = { paidOn: '2026-11-02', payer: 'Jo' as string | null, note: 'hat' as string | null, cents: 6_400 };
const idsOf = (orders: readonly MatchableOrder[]): string[] => orders.map(({ id }) => id);
const ofAmount = (open: readonly MatchableOrder[], over: Partial<typeof payment> = {}, taken: string[] = []): string[] =>
  idsOf(ordersOfAmount({ ...payment, ...over }, 'venmo', factsOf(open), new Set(taken)));

it.each<[string, Partial<MatchableOrder>, string[]]>([
  ['that fits', {}, ['AAAAAAA2']],
  ['of another amount', { dueCents: 6_401 }, []],
  ['of which less is due', { totalCents: 9_900 }, ['AAAAAAA2']],
  ['of another method', { paymentMethod: 'zelle' }, []],
  ['placed on the day after', { createdAt: new Date('2026-11-03T23:59:59Z') }, ['AAAAAAA2']],
  ['placed two days after', { createdAt: new Date('2026-11-04T00:00:00Z') }, []],
  ['placed 60 days before', { createdAt: new Date('2026-09-03T00:00:00Z') }, ['AAAAAAA2']],
  ['placed 61 days before', { createdAt: new Date('2026-09-02T23:59:59Z') }, []],
])('proposes by its amount an order %s', (_, over, expected) => {
  expect(ofAmount([order('AAAAAAA2', over)])).toEqual(expected);
});

it('proposes five, those of a person with a word of the name first', () => {
  const strangers = ['AAAAAAA2', 'BBBBBBB2', 'CCCCCCC2', 'DDDDDDD2', 'EEEEEEE2'].map((number) => order(number));
  const same = order('FFFFFFF2', { customerName: 'Élodie  MARTIN' });
  const short = order('GGGGGGG2', { customerName: 'Jo Li' });
  expect(ofAmount([...strangers, same, short], { payer: 'martin elodie jo' })).toEqual([
    'FFFFFFF2',
    'AAAAAAA2',
    'BBBBBBB2',
    'CCCCCCC2',
    'DDDDDDD2',
  ]);
  expect(ofAmount([order('AAAAAAA2'), order('BBBBBBB2', { customerName: 'Bob Ray' })], { payer: 'RAY' })).toEqual([
    'BBBBBBB2',
    'AAAAAAA2',
  ]);
  expect(ofAmount([order('AAAAAAA2'), same], { payer: null })).toEqual(['AAAAAAA2', 'FFFFFFF2']);
});

it('proposes no order that another payment of the file takes', () => {
  expect(ofAmount([order('AAAAAAA2'), order('BBBBBBB2')], {}, ['AAAAAAA2'])).toEqual(['BBBBBBB2']);
});

it('finds the orders that a note names, and at most five near ones', () => {
  const open = ['2', '3', '4', '5', '6', '7'].map((last) => order(`AAAAAAA${last}`));
  expect(idsOf(namedOrders({ ...payment, note: 'AAAAAAA3 BBBBBBB2 AAAAAAA2' }, factsOf(open)))).toEqual(['AAAAAAA3', 'AAAAAAA2']);
  expect(namedOrders({ ...payment, note: null }, factsOf(open))).toEqual([]);
  const near = factsOf([order('BBBBBBB2'), ...open]);
  expect(idsOf(nearOrders({ ...payment, note: 'AAAAAAA9' }, near))).toEqual(idsOf(open.slice(0, 5)));
  expect(nearOrders({ ...payment, note: null }, factsOf(open))).toEqual([]);
});
