import type { EntityManager } from 'typeorm';
import { givenCardOrder, givenOrder, type PlacedOrder } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { query } from '#platform/database/sql.js';
import { inTransaction } from '#platform/database/transactions.js';
import { OrderTransitions } from '../transitions/order-transitions.js';
import { OrderBook } from './order-book.js';
import { postPayment } from './order-book.queries.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop({ UNDO_SECONDS: '600' });
  admin = await asAdmin(shop);
});
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

const rowsOf = (orderId: string): Promise<object[]> =>
  query(shop.db, 'select cause, kind, cents::int as cents from order_postings where order_id = $1 order by id', [orderId]);
const send = (orderId: string, action: string, body: object) =>
  shop.http().post(`/api/admin/orders/${orderId}/${action}`).set(admin).send(body);
const sold = (cents: number) => ({ cause: 'payment', kind: 'goods', cents });

describe('the book of an order', () => {
  it('has parts of the price beyond the sale until the rest arrives, and nothing of an undone payment', async () => {
    const { id } = await givenOrder(shop);
    await send(id, 'payment', { reference: 'ZL-1', amount: '30.00' }).expect(200);
    await send(id, 'payment', { reference: 'ZL-2', amount: '66.00' }).expect(200);
    const paid = [
      { cause: 'payment', kind: 'beyond', cents: 3_000 },
      sold(9_600),
      { cause: 'payment', kind: 'beyond', cents: -3_000 },
    ];
    expect(await rowsOf(id)).toEqual(paid);
    const { body } = await shop.http().get(`/api/admin/orders/${id}`).set(admin);
    await send(id, 'undo', { version: body.version }).expect(200);
    expect((await rowsOf(id)).slice(3)).toEqual([
      { cause: 'undo', kind: 'goods', cents: -9_600 },
      { cause: 'undo', kind: 'beyond', cents: 3_000 },
    ]);
  });

  it('is written once for one event, and nothing is written before the money is taken', async () => {
    const { id } = await givenCardOrder(shop, { paymentStatus: 'authorized' });
    expect(await rowsOf(id)).toEqual([]);
    await inTransaction(shop.db, async (tx) => {
      const transitions = shop.app.get(OrderTransitions);
      await transitions.transitionPayment(tx, await transitions.lock(tx, id), 'paid', 'system');
      const [event] = await query<{ id: string }>(tx, `select id from order_events where order_id = $1 and to_state = 'paid'`, [
        id,
      ]);
      await shop.app.get(OrderBook).sell(tx, id, { eventId: event?.id ?? '', cents: 9_600 });
    });
    expect(await rowsOf(id)).toEqual([sold(9_600)]);
  });
});

describe('at commit the database refuses', () => {
  const REFUSED = 'do not add up to its amounts';
  const refused = async (work: (tx: EntityManager, order: PlacedOrder) => Promise<unknown>): Promise<void> => {
    const order = await givenCardOrder(shop, { receivedCents: 20_000 });
    const before = await rowsOf(order.id);
    await expect(shop.db.transaction((tx) => work(tx, order))).rejects.toThrow(REFUSED);
    expect(await rowsOf(order.id)).toEqual(before);
  };
  const refund = (cause: string, kind: string, cents: number): string =>
    `with change as (insert into refunded_amount_changes (order_id, cents) values ($1, 100) returning id, order_id)
     insert into order_postings (order_id, cause, change_id, kind, cents, order_item_id)
     select change.order_id, '${cause}', change.id, '${kind}', ${cents}, case '${kind}' when 'goods' then item.id end
     from change join order_items item using (order_id)`;

  it.each<[string, string]>([
    ['a refunded amount without its rows', 'update orders set refunded_cents = 100 where id = $1'],
    ['a received amount without its rows', 'update orders set received_cents = received_cents + 100 where id = $1'],
    [
      'a change of the refunded amount without its order',
      'insert into refunded_amount_changes (order_id, cents) values ($1, 100)',
    ],
    [
      'rows without a change',
      `insert into order_postings (order_id, cause, kind, cents, payment_event_id)
       select $1, 'payment', 'beyond', 100, id from order_events where order_id = $1`,
    ],
    ['rows that say more than their change', refund('refund', 'goods', -101)],
    ['rows whose order does not say the same', refund('refund', 'goods', -100)],
  ])('%s', (_, sql) => refused((tx, { id }) => tx.query(sql, [id])));

  it.each([
    ['takes more of a line than it brought', 'refund', -9_601],
    ['gives a line more than was given back', 'failure', 100],
  ])('what %s', (_, cause, cents) =>
    refused(async (tx, { id }) => {
      await tx.query(refund(cause, 'goods', cents).replace('100)', `${-cents})`), [id]);
      await tx.query('update orders set refunded_cents = greatest(0, $2::bigint) where id = $1', [id, -cents]);
    }),
  );

  it('a kind without what it is of', async () => {
    const { id } = await givenOrder(shop);
    const goods = [
      { cause: 'payment', kind: 'goods', itemId: null, chargeId: null, cents: 1, refundId: null, borneByShop: false },
    ];
    await expect(postPayment.execute(shop.db, id, JSON.stringify(goods), null)).rejects.toThrow('order_postings_part_check');
  });
});
