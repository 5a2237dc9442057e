import { randomUUID } from 'node:crypto';
import { givenProduct, stockOf } from '../support/builders/catalog.js';
import { givenCart, orderBody } from '../support/builders/order.js';
import { violatedInvariants } from '../support/invariants.js';
import { expectEqual, givenOrder, place, post, type Race, type RaceTarget, repeated, statuses, times } from './race.js';
import { ADMIN_RACES } from './admin-races.js';
import { DOORS } from './doors.js';

const lastUnits: Race = async (target) => {
  const product = await givenProduct(target.db, { stockQuantity: 5 });
  const answers = await times(30, () => place(target, [{ product, quantity: 1 }]));
  return [
    ...expectEqual(
      '30 buyers of 5 units',
      statuses(answers),
      repeated([
        [201, 5],
        [409, 25],
      ]),
    ),
    ...expectEqual('stock', await stockOf(target.db, product.id), 0),
  ];
};

const sameOrder: Race = async (target) => {
  const lines = [{ product: await givenProduct(target.db), quantity: 1 }];
  const body = orderBody(await givenCart(target.db, lines), lines);
  const key = randomUUID();
  const answers = await times(8, () => post(target, 'orders', body, key));
  return [
    ...expectEqual('8 times the same order', statuses(answers), repeated([[201, 8]])),
    ...expectEqual('orders', new Set(answers.map(({ body: order }) => order.id)).size, 1),
  ];
};

const severalProducts: Race = async (target) => {
  const products = await times(4, () => givenProduct(target.db, { stockQuantity: 6 }));
  const lines = products.map((product) => ({ product, quantity: 1 }));
  let turn = 0;
  const answers = await times(12, () => place(target, (turn += 1) % 2 ? lines : lines.toReversed()));
  return expectEqual(
    '12 carts of 4 products for 6 pieces each',
    statuses(answers),
    repeated([
      [201, 6],
      [409, 6],
    ]),
  );
};

const paidOnce: Race = async (target) => {
  const id = await givenOrder(target, false);
  const answers = await times(8, () => post(target, `admin/orders/${id}/payment`, { reference: 'Z1' }));
  return expectEqual(
    '8 times marked as paid',
    statuses(answers),
    repeated([
      [200, 1],
      [409, 7],
    ]),
  );
};

const refundedOnce: Race = async (target) => {
  const id = await givenOrder(target, true);
  const answers = await times(8, () => post(target, `admin/orders/${id}/refunds`, {}));
  return expectEqual(
    '8 refunds of all',
    statuses(answers),
    repeated([
      [201, 1],
      [409, 7],
    ]),
  );
};

const cancelledOrPaid: Race = async (target) => {
  const id = await givenOrder(target, false);
  await Promise.all([
    post(target, `admin/orders/${id}/cancel`, {}),
    post(target, `admin/orders/${id}/payment`, { reference: 'Z1' }),
    post(target, `admin/orders/${id}/cancel`, {}),
  ]);
  const rows: { cancelled: string }[] = await target.db.query(
    `select count(*) as cancelled from order_events where order_id = $1 and kind = 'status' and to_state = 'cancelled'`,
    [id],
  );
  return Number(rows[0]?.cancelled) > 1 ? ['an order was cancelled twice'] : [];
};

export const RACES: Record<string, Race> = {
  'last units': lastUnits,
  'same order': sameOrder,
  'several products': severalProducts,
  'paid once': paidOnce,
  'refunded once': refundedOnce,
  'cancelled or paid': cancelledOrPaid,
  ...ADMIN_RACES,
  ...DOORS,
};

/** Plays every race `runs` times, and checks the invariants of orders and stock after each. */
export async function runRaces(target: RaceTarget, runs: number): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, race] of Object.entries(RACES)) {
    for (let run = 1; run <= runs; run += 1) {
      const broken = (await violatedInvariants(target.db)).map(({ invariant }) => `violated: ${invariant}`);
      problems.push(...[...(await race(target)), ...broken].map((problem) => `${name}, run ${run}: ${problem}`));
    }
  }
  problems.push(...(await violatedInvariants(target.db)).map(({ invariant }) => `violated in the end: ${invariant}`));
  return problems;
}
