import { type OrderStep, STEP_REQUESTS, TRACKING } from '#test/support/builders/order-steps.js';
import { givenOrder, orderRow } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { countUnits, expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { query } from '#platform/database/sql.js';
import { LEASE_EVENTS, type LeasedEvent } from '#platform/outbox/outbox.queries.js';
import type { AdminOrderView } from '../admin/admin-order.view.js';
import { byTier } from '#test/support/tier.js';

const ROUNDS = byTier(20, 50);
const STEPS = ['pay', 'pack', 'ship', 'deliver'] as const satisfies readonly OrderStep[];

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop({ UNDO_SECONDS: '600' });
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

async function write(id: string, what: string, body: object): Promise<{ status: number; order: AdminOrderView }> {
  const { status, body: order } = await shop.http().post(`/api/admin/orders/${id}/${what}`).set(admin).send(body);
  return { status, order: order as AdminOrderView };
}
const take = (id: string, step: OrderStep) => write(id, ...STEP_REQUESTS[step]);
const latest = async (id: string): Promise<string> =>
  ((await shop.http().get(`/api/admin/orders/${id}`).set(admin).expect(200)).body as AdminOrderView).version;

/** As if the time for undoing had just passed. */
const makeDue = (id: string): Promise<unknown> =>
  shop.db.query(`update outbox set available_at = now() where payload ->> 'orderId' = $1 and attempts = 0`, [id]);
const leaseEvents = (): Promise<LeasedEvent[]> => LEASE_EVENTS.rows(shop.db, ['order.shipped', 'order.paid'], 600, 100);

it(`of the relay that leases an email and the admin who undoes its step, exactly one wins, in each of ${ROUNDS} races`, async () => {
  const winners = { relay: 0, admin: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const { id } = await givenOrder(shop, { status: 'processing', paymentStatus: 'paid' });
    const { version } = (await take(id, 'ship')).order;
    await makeDue(id);
    const lease = async (): Promise<LeasedEvent[]> => {
      // Later rounds start the lease later, so that both sides win some of them.
      for (let statements = 0; statements < (round * 50) / ROUNDS; statements++) await query(shop.db, 'select 1');
      return leaseEvents();
    };
    const [undone, leased] = await Promise.all([write(id, 'undo', { version }), lease()]);
    const isLeased = leased.some(({ payload }) => payload['orderId'] === id);
    expect([undone.status, isLeased]).toEqual(isLeased ? [409, true] : [200, false]);
    expect(await orderRow(shop, id)).toMatchObject(
      isLeased ? { status: 'shipped', trackingNumber: TRACKING.number } : { status: 'processing', trackingNumber: null },
    );
    expect(await leaseEvents()).toEqual([]);
    winners[isLeased ? 'relay' : 'admin'] += 1;
  }
  expect(winners.relay + winners.admin).toBe(ROUNDS);
  await expectInvariants(shop.db);
});

/** What undoing a step restores. */
async function stateOf(id: string): Promise<object> {
  const { status, paymentStatus, paymentReference, trackingCarrier, trackingNumber, paidAt, shippedAt } = await orderRow(
    shop,
    id,
  );
  return { status, paymentStatus, paymentReference, trackingCarrier, trackingNumber, paidAt, shippedAt };
}

const ACTIONS = ['step', 'undo', 'lease'] as const;
type Action = (typeof ACTIONS)[number];

/** All words of this length that begin with a step. */
function words(length: number): Action[][] {
  let all: Action[][] = [['step']];
  for (let at = 1; at < length; at++) all = all.flatMap((word) => ACTIONS.map((action) => [...word, action]));
  return all;
}

/** Plays the word on a new order and compares each answer with what the rules allow. Resolves with the steps that count. */
async function play(word: readonly Action[]): Promise<number> {
  const { id } = await givenOrder(shop);
  let done = 0;
  let last: { step: OrderStep; before: object; isLeased: boolean } | undefined;
  for (const action of word) {
    const step = STEPS[done];
    if (action === 'step' && step) {
      last = { step, before: await stateOf(id), isLeased: false };
      expect(await take(id, step)).toMatchObject({ status: 200 });
      done += 1;
    } else if (action === 'lease') {
      await makeDue(id);
      await leaseEvents();
      if (last) last.isLeased = last.step === 'pay' || last.step === 'ship';
    } else if (action === 'undo') {
      const before = await stateOf(id);
      const { status } = await write(id, 'undo', { version: await latest(id) });
      const isAllowed = last !== undefined && !last.isLeased;
      expect([word.join(' '), status]).toEqual([word.join(' '), isAllowed ? 200 : 409]);
      expect(await stateOf(id)).toEqual(isAllowed ? last?.before : before);
      if (isAllowed) done -= 1;
      if (isAllowed) last = undefined;
    }
  }
  return done;
}

it('every sequence of steps, undos and sent emails keeps the invariants, and the figures count what is paid', async () => {
  const units = await countUnits(shop.db);
  const ids = new Set(units.keys());
  let paid = 0;
  for (const word of words(5)) if ((await play(word)) > 0) paid += 1;
  await expectInvariants(shop.db);
  for (const [product, count] of await countUnits(shop.db)) if (!ids.has(product)) expect(count).toBe(10);
  const { body } = await shop.http().get('/api/admin/figures').set(admin).expect(200);
  const { moneyToday } = (await shop.http().get('/api/admin/orders/summary').set(admin).expect(200)).body as {
    moneyToday: string;
  };
  expect(body.total).toMatchObject({ captured: (paid * 96).toFixed(2), orders: paid });
  expect(moneyToday).toBe((paid * 96).toFixed(2));
});
