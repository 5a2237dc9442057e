import { stockOf } from '#test/support/builders/catalog.js';
import { givenOrder, type PlacedOrder } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { countUnits, expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { AdminOrderView } from '../admin/admin-order.view.js';

let shop: TestShop;
let ada: { authorization: string };
let packer: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  ada = await asAdmin(shop, { username: 'ada' });
  packer = await asAdmin(shop, { role: 'packer' });
});
afterAll(() => shop.close());

const read = async (id: string): Promise<AdminOrderView> =>
  (await shop.http().get(`/api/admin/orders/${id}`).set(ada).expect(200)).body as AdminOrderView;
const giveBack = (id: string, body: object, who = ada) => shop.http().post(`/api/admin/orders/${id}/returns`).set(who).send(body);
const givenShipped = (): Promise<PlacedOrder> => givenOrder(shop, { status: 'shipped', paymentStatus: 'paid' });

describe('pieces that came back', () => {
  it('are in stock again, on the timeline and in the activity log; no money moves', async () => {
    const { id, productId } = await givenShipped();
    const units = await countUnits(shop.db);
    const { version, items, canReturn } = await read(id);
    expect(canReturn).toBe(true);
    const [item] = items;
    const answer = await giveBack(id, { version, items: [{ itemId: item?.id, quantity: 1 }] }).expect(200);
    const order = answer.body as AdminOrderView;
    expect(order).toMatchObject({ status: 'shipped', refundedAmount: '0.00', canReturn: true });
    expect(order.returned).toEqual([{ itemId: item?.id, quantity: 1 }]);
    expect(order.events.at(-1)).toMatchObject({
      kind: 'return',
      actor: 'staff ada',
      detail: { pieces: `1 × ${item?.product.name}` },
    });
    expect(await stockOf(shop.db, productId)).toBe(9);

    const rest = { version: order.version, items: [{ itemId: item?.id, quantity: 1 }] };
    const all = (await giveBack(id, rest).expect(200)).body as AdminOrderView;
    expect(all.canReturn).toBe(false);
    const { body } = await giveBack(id, { ...rest, version: all.version }).expect(409);
    expect(body).toMatchObject({ code: 'TOO_MANY_RETURNED' });
    expect(await stockOf(shop.db, productId)).toBe(10);
    await expectInvariants(shop.db, units);
    const logged: unknown[] = await shop.db.query(`select 1 from audit_log where action = 'returned' and entity_id = $1`, [id]);
    expect(logged).toHaveLength(2);
  });

  it('are returned once when the request is sent several times', async () => {
    const { id, productId } = await givenShipped();
    const { version, items } = await read(id);
    const body = { version, items: [{ itemId: items[0]?.id, quantity: 1 }] };
    const answers = await Promise.all([1, 2, 3].map(() => giveBack(id, body)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await stockOf(shop.db, productId)).toBe(9);
  });

  it('are never more than were sent, also in two lines of a request', async () => {
    const { id, productId } = await givenShipped();
    const { version, items } = await read(id);
    const itemId = items[0]?.id;
    for (const quantities of [[3], [1, 2], [2, 1]]) {
      const lines = quantities.map((quantity) => ({ itemId, quantity }));
      const { body } = await giveBack(id, { version, items: lines }).expect(409);
      expect(body).toMatchObject({ code: 'TOO_MANY_RETURNED' });
    }
    const other = await givenShipped();
    for (const unknown of [id, (await read(other.id)).items[0]?.id])
      await giveBack(id, { version, items: [{ itemId: unknown, quantity: 1 }] }).expect(409);
    expect(await stockOf(shop.db, other.productId)).toBe(8);
    expect(await stockOf(shop.db, productId)).toBe(8);
    expect((await read(id)).returned).toEqual([]);
  });

  it('are rejected for an order that is still here, or was cancelled', async () => {
    for (const status of ['pending', 'processing', 'cancelled'] as const) {
      const { id } = await givenOrder(shop, { status });
      const { version, items, canReturn } = await read(id);
      expect(canReturn).toBe(false);
      await giveBack(id, { version, items: [{ itemId: items[0]?.id, quantity: 1 }] }).expect(409);
    }
  });

  it.each([
    {},
    { items: [] },
    { items: [{}] },
    { items: [{ itemId: 'x', quantity: 1 }] },
    { items: [{ itemId: '6a1c4c9e-3d0b-4b0e-9f0f-2b9d3c1f0a11', quantity: 0 }] },
    { items: [{ itemId: '6a1c4c9e-3d0b-4b0e-9f0f-2b9d3c1f0a11', quantity: 1.5 }] },
    { items: 'all' },
  ])('are rejected with 400: %j', async (body) => {
    const { id } = await givenShipped();
    const { version } = await read(id);
    expect((await giveBack(id, { version, ...body }).expect(400)).body).toMatchObject({ code: 'INVALID' });
  });

  it('are not for packers (threat 131)', async () => {
    const { id } = await givenShipped();
    const { version, items } = await read(id);
    await giveBack(id, { version, items: [{ itemId: items[0]?.id, quantity: 1 }] }, packer).expect(403);
    expect((await shop.http().get(`/api/admin/orders/${id}`).set(packer).expect(200)).body).toMatchObject({ canReturn: false });
  });
});
