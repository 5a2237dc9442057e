import {
  type Arbitrary,
  array,
  boolean,
  constant,
  constantFrom,
  double,
  integer,
  nat,
  oneof,
  option,
  record,
  uniqueArray,
} from 'fast-check';
import type { DataSource } from 'typeorm';
import { query } from '#platform/database/sql.js';
import { givenLedgerOrder, type LedgerOrder, payOrder, type SoldLine, undoPayment } from '../builders/ledger-orders.js';
import { changeRefunded } from '../builders/order-money.js';
import { failRefund, givenRefund } from '../builders/refunded-order.js';

/** What happens to an order, one after the other; a step that is not possible then is left out. `part` is of what is left. */
type PaymentStep = { kind: 'pay' } | { kind: 'undo' };
type RefundStep =
  | { kind: 'fail' }
  | { kind: 'refund' | 'provider' | 'early'; part: number; borneByShop: boolean }
  | { kind: 'line'; line: number; part: number; borneByShop: boolean };
type Step = PaymentStep | RefundStep;

export interface Walk {
  lines: (Omit<SoldLine, 'productId'> & { product: number })[];
  shippingCents: number;
  steps: Step[];
  /** Before the order is placed: an artist gets another share, a product another artist or share. */
  change: { artist: number; shareBps: number; product: number; productShareBps: number | null } | null;
}

const shareBps = oneof(integer({ min: 0, max: 10_000 }), constantFrom(0, 3_750, 5_000, 10_000));
const part = oneof(constant(1), double({ min: 0, max: 1, noNaN: true }));

const line = record({
  product: nat({ max: 5 }),
  quantity: integer({ min: 1, max: 3 }),
  priceCents: oneof(integer({ min: 1, max: 9 }), integer({ min: 1, max: 9_999 })),
  discount: oneof(constant(0), double({ min: 0, max: 1, noNaN: true })),
  taxCents: oneof(constant(0), nat({ max: 900 })),
}).map(({ discount, ...rest }) => ({ ...rest, discountCents: Math.round(discount * rest.quantity * rest.priceCents) }));

const step: Arbitrary<Step> = oneof(
  { weight: 2, arbitrary: constantFrom<Step>({ kind: 'pay' }, { kind: 'undo' }, { kind: 'fail' }) },
  {
    weight: 3,
    arbitrary: record({
      kind: constantFrom('refund' as const, 'provider' as const, 'early' as const),
      part,
      borneByShop: boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: record({ kind: constant('line' as const), line: nat({ max: 2 }), part, borneByShop: boolean() }),
  },
);

/** An order of different products, its payment and what follows. */
export const walks: Arbitrary<Walk> = record({
  lines: uniqueArray(line, { minLength: 1, maxLength: 3, selector: ({ product }) => product }),
  shippingCents: oneof(constant(0), nat({ max: 900 })),
  steps: array(step, { maxLength: 8 }).map((steps) => [{ kind: 'pay' as const }, ...steps]),
  change: option(record({ artist: nat({ max: 2 }), shareBps, product: nat({ max: 5 }), productShareBps: option(shareBps) })),
});

interface State {
  order: LedgerOrder;
  isPaid: boolean;
  leftCents: number;
  refunds: { id: string; cents: number }[];
  /** The signs of its payments. */
  signs: number[];
  /** The shop has borne a refund. */
  hasGoodwill: boolean;
}

export type Walked = Pick<State, 'order' | 'isPaid' | 'leftCents' | 'signs' | 'hasGoodwill'>;

/** Places the order and takes its steps, in the database. */
export async function walk(
  db: DataSource,
  { lines, shippingCents, steps }: Walk,
  productIds: readonly string[],
): Promise<Walked> {
  const sold = lines.map(({ product, ...rest }) => ({ ...rest, productId: productIds[product] ?? '' }));
  const order = await givenLedgerOrder(db, { lines: sold, shippingCents });
  const state: State = { order, isPaid: false, leftCents: order.totalCents, refunds: [], signs: [], hasGoodwill: false };
  for (const one of steps) await take(db, state, one);
  return state;
}

async function take(db: DataSource, state: State, step: Step): Promise<void> {
  const { id, totalCents } = state.order;
  const isUntouched = state.refunds.length === 0 && state.leftCents === totalCents;
  if (step.kind === 'pay') {
    if (state.isPaid) return;
    await payOrder(db, id);
    state.isPaid = true;
    state.signs.push(1);
  } else if (step.kind === 'undo') {
    if (!state.isPaid || !isUntouched) return;
    await undoPayment(db, id);
    state.isPaid = false;
    state.signs.push(-1);
  } else if (state.isPaid) await moveMoney(db, state, step);
}

async function moveMoney(db: DataSource, state: State, step: RefundStep): Promise<void> {
  const { id } = state.order;
  if (step.kind === 'fail') {
    const failed = state.refunds.pop();
    if (!failed) return;
    await failRefund(db, failed.id);
    await changeRefunded(db, id, -failed.cents);
    state.leftCents += failed.cents;
    return;
  }
  const of = step.kind === 'line' ? await leftOfLine(db, state, step.line) : state.leftCents;
  const cents = Math.min(state.leftCents, Math.ceil(of * step.part));
  if (cents <= 0) return;
  state.leftCents -= cents;
  if (step.kind === 'provider') {
    await changeRefunded(db, id, cents);
    return;
  }
  const lines = step.kind === 'line' ? [{ itemId: state.order.itemIds[step.line], cents }] : [];
  const status = step.kind === 'early' ? 'requested' : 'done';
  const refundId = await givenRefund(db, id, { cents, lines, borneByShop: step.borneByShop, status });
  await changeRefunded(db, id, cents);
  if (status === 'requested') await db.query(`update refunds set status = 'done' where id = $1`, [refundId]);
  state.refunds.push({ id: refundId, cents });
  state.hasGoodwill ||= step.borneByShop;
}

async function leftOfLine(db: DataSource, { order }: State, line: number): Promise<number> {
  const itemId = order.itemIds[line];
  if (itemId === undefined) return 0;
  const [row] = await query<{ cents: number }>(
    db,
    `select coalesce(sum(cents), 0)::float8 as cents from order_postings where order_item_id = $1 and kind = 'goods'`,
    [itemId],
  );
  return row?.cents ?? 0;
}
