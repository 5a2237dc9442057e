import { givenOrderAfter, type OrderStep } from '#test/support/builders/order-steps.js';
import { givenOrder } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { query } from '#platform/database/sql.js';
import type { AdminOrderView } from '../admin/admin-order.view.js';

const TOO_LATE = { code: 'TOO_LATE', message: 'It is too late to undo this: the email to the customer is on its way' };

let shop: TestShop;
let ada: { authorization: string };
beforeAll(async () => {
  shop = await openShop({ UNDO_SECONDS: '600' });
  ada = await asAdmin(shop, { username: 'ada' });
});
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

const post = (id: string, what: string, body: object) => shop.http().post(`/api/admin/orders/${id}/${what}`).set(ada).send(body);
const read = async (id: string): Promise<AdminOrderView> =>
  (await shop.http().get(`/api/admin/orders/${id}`).set(ada).expect(200)).body as AdminOrderView;
const givenSteps = (until: OrderStep): Promise<string> => givenOrderAfter(shop, ada, until);
const heldEvents = async (id: string): Promise<string[]> => {
  const sql = `select topic from outbox where payload ->> 'orderId' = $1 and held_until > now()`;
  return (await query<{ topic: string }>(shop.db, sql, [id])).map(({ topic }) => topic);
};

describe('an email that is held back', () => {
  it('is that of a payment by hand and of a shipping', async () => {
    expect(await heldEvents(await givenSteps('pay'))).toEqual(['order.paid']);
    expect(await heldEvents(await givenSteps('ship'))).toEqual(['order.shipped']);
  });

  it('is let go by the next step, by a cancellation and when staff send it again', async () => {
    const packed = await givenSteps('pack');
    expect(await heldEvents(packed)).toEqual([]);
    const cancelled = await givenSteps('pay');
    await post(cancelled, 'cancel', { reason: 'Sold out' }).expect(200);
    expect(await heldEvents(cancelled)).toEqual([]);
    const resent = await givenSteps('ship');
    const { version } = await read(resent);
    await post(resent, 'mails', { kind: 'shipped' }).expect(201);
    expect((await post(resent, 'undo', { version }).expect(409)).body).toMatchObject(TOO_LATE);
  });

  it('stays held while staff correct the tracking number', async () => {
    const id = await givenSteps('ship');
    await shop.http().put(`/api/admin/orders/${id}/tracking`).set(ada).send({ carrier: 'UPS', number: '1Z' }).expect(200);
    expect(await heldEvents(id)).toEqual(['order.shipped']);
    expect(await read(id)).toMatchObject({ undo: null });
  });
});

it('with UNDO_SECONDS=0 a payment and a shipping are final at once, packing is not', async () => {
  const other = await openShop({ UNDO_SECONDS: '0' });
  const headers = await asAdmin(other);
  const write = (id: string, what: string, body: object) =>
    other.http().post(`/api/admin/orders/${id}/${what}`).set(headers).send(body);
  try {
    const { id } = await givenOrder(other);
    const paid = await write(id, 'payment', { reference: 'ZL-1' }).expect(200);
    expect(paid.body.undo).toBeNull();
    expect((await write(id, 'undo', { version: paid.body.version }).expect(409)).body).toMatchObject(TOO_LATE);
    expect((await write(id, 'status', { status: 'processing' }).expect(200)).body.undo).toEqual({
      step: 'pack',
      secondsLeft: null,
    });
  } finally {
    await other.close();
  }
});
