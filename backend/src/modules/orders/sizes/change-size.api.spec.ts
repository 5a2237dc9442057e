import { fromCents, toCents } from '@shop/contract/money';
import { setOrder } from '#test/support/builders/order-money.js';
import { givenSizedProduct, retireSize, type SizedProduct, sizeOf, sizeStocksOf } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { countUnits, expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { Order } from '#modules/orders/index.js';
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

const read = async (id: string, who = ada): Promise<AdminOrderView> =>
  (await shop.http().get(`/api/admin/orders/${id}`).set(who).expect(200)).body as AdminOrderView;
const post = (id: string, action: string, body: object, who = ada) =>
  shop.http().post(`/api/admin/orders/${id}/${action}`).set(who).send(body);

/** A Zelle order of these pieces by size. */
async function givenSizes(product: SizedProduct, pieces: Record<string, number>): Promise<AdminOrderView> {
  const lines = Object.entries(pieces).map(([label, quantity]) => ({ product, variant: sizeOf(product, label), quantity }));
  const sent = orderBody(await givenCart(shop.db, lines), lines);
  const priced = lines.reduce(
    (sum, { variant, quantity }) => sum + (variant.priceOverrideCents ?? product.priceCents) * quantity,
    0,
  );
  sent.orderData.totalAmount = fromCents(priced);
  const { body } = await shop.http().post('/api/orders').send(sent).expect(201);
  return read((body as { id: string }).id);
}

async function givenPaid(product: SizedProduct, pieces: Record<string, number>): Promise<AdminOrderView> {
  const { id } = await givenSizes(product, pieces);
  return (await post(id, 'payment', { reference: 'ZL-1' }).expect(200)).body as AdminOrderView;
}

/** Product with M at $48.00, L at `large`. */
async function givenHoodie(pieces: Record<string, number>, large?: string): Promise<SizedProduct> {
  const hoodie = await givenSizedProduct(shop.db, pieces);
  if (large === undefined) return hoodie;
  const size = sizeOf(hoodie, 'L');
  await shop.db.query('update product_variants set price_override = $2 where id = $1', [size.id, large]);
  size.priceOverrideCents = toCents(large);
  return hoodie;
}

const sizesOf = ({ items }: AdminOrderView): string[] =>
  items.map(({ quantity, variant, priceAtTime }) => `${quantity} ${variant?.label} ${priceAtTime}`);

const exchange = async (order: AdminOrderView, wanted: { id: string }, quantity?: number): Promise<AdminOrderView> => {
  const body = { version: order.version, itemId: order.items[0]?.id, variantId: wanted.id, ...(quantity && { quantity }) };
  return (await post(order.id, 'sizes', body).expect(200)).body as AdminOrderView;
};

describe('another size of the same price', () => {
  it('moves the pieces in stock and in the order, and is on timeline, slip, activity log and in the outbox', async () => {
    const hoodie = await givenHoodie({ M: 5, L: 5 });
    const order = await givenPaid(hoodie, { M: 2 });
    const units = await countUnits(shop.db);
    expect(order.canChangeSizes).toBe(true);
    const changed = await exchange(order, sizeOf(hoodie, 'L'));
    expect(sizesOf(changed)).toEqual(['2 L 48.00']);
    expect(changed).toMatchObject({ totalAmount: '96.00', amountDue: '0.00', overpaidAmount: '0.00', paymentStatus: 'paid' });
    expect(await sizeStocksOf(shop.db, hoodie.id)).toEqual({ M: 5, L: 3, all: 8 });
    const pieces = `2 × ${hoodie.name}, M to L`;
    expect(changed.events.at(-1)).toMatchObject({ kind: 'size', actor: 'staff ada', detail: { pieces } });
    const { body: slips } = await shop
      .http()
      .get(`/api/admin/orders/selected/slips?orderIds=${order.id}`)
      .set(packer)
      .expect(200);
    expect(JSON.stringify(slips)).toContain(`${hoodie.name}, L`);
    const logged: unknown[] = await shop.db.query(
      `select detail ->> 'pieces' as pieces from audit_log where action = 'changed' and entity_id = $1`,
      [order.id],
    );
    expect(logged).toEqual([{ pieces }]);
    const topics: unknown[] = await shop.db.query(
      `select payload ->> 'changeId' as id from outbox where topic = 'order.size-changed' and payload ->> 'orderId' = $1`,
      [order.id],
    );
    expect(topics).toEqual([{ id: changed.version }]);
    await expectInvariants(shop.db, units);
  });

  it('of some pieces splits the item, and joins the item that has the size already', async () => {
    const hoodie = await givenHoodie({ M: 5, L: 5 });
    const order = await givenSizes(hoodie, { M: 3 });
    const split = await exchange(order, sizeOf(hoodie, 'L'), 1);
    expect(sizesOf(split)).toEqual(['2 M 48.00', '1 L 48.00']);
    const more = await exchange(split, sizeOf(hoodie, 'L'), 1);
    expect(sizesOf(more)).toEqual(['1 M 48.00', '2 L 48.00']);
    expect(sizesOf(await exchange(more, sizeOf(hoodie, 'L')))).toEqual(['3 L 48.00']);
    expect(await sizeStocksOf(shop.db, hoodie.id)).toEqual({ M: 5, L: 2, all: 7 });
    await expectInvariants(shop.db);
  });
});

describe('a size of another price', () => {
  it('changes what an unpaid order has to pay', async () => {
    const hoodie = await givenHoodie({ M: 5, L: 5 }, '52.00');
    const changed = await exchange(await givenSizes(hoodie, { M: 1 }), sizeOf(hoodie, 'L'));
    expect(changed).toMatchObject({ totalAmount: '52.00', amountDue: '52.00', receivedAmount: '0.00' });
    expect(changed.paymentInstructions).toContain('send $52.00 with Zelle');
    const paid = (await post(changed.id, 'payment', { reference: 'ZL-2' }).expect(200)).body as AdminOrderView;
    expect(paid).toMatchObject({ paymentStatus: 'paid', receivedAmount: '52.00', amountDue: '0.00' });
    await expectInvariants(shop.db);
  });

  it('that is dearer leaves the rest of a paid order to collect', async () => {
    const hoodie = await givenHoodie({ M: 5, L: 5 }, '52.00');
    const changed = await exchange(await givenPaid(hoodie, { M: 1 }), sizeOf(hoodie, 'L'));
    expect(changed).toMatchObject({ totalAmount: '52.00', receivedAmount: '48.00', amountDue: '4.00', canMarkPaid: true });
    expect(changed).toMatchObject({ refundable: '48.00', paymentStatus: 'paid', status: 'confirmed' });
    expect(changed.events.at(-1)?.detail).toMatchObject({ difference: '4.00' });
    const collected = (await post(changed.id, 'payment', { reference: 'ZL-2', amount: '4.00' }).expect(200))
      .body as AdminOrderView;
    expect(collected).toMatchObject({ receivedAmount: '52.00', amountDue: '0.00', refundable: '52.00', canMarkPaid: false });
    const refunded = (await post(changed.id, 'refunds', {}).expect(201)).body as AdminOrderView;
    expect(refunded).toMatchObject({ paymentStatus: 'refunded', refundedAmount: '52.00', amountDue: '0.00' });
    await expectInvariants(shop.db);
  });

  it('that is cheaper leaves the difference to refund, and is paid again when it is changed back', async () => {
    const hoodie = await givenHoodie({ M: 5, L: 5 }, '52.00');
    const changed = await exchange(await givenPaid(hoodie, { L: 1 }), sizeOf(hoodie, 'M'));
    expect(changed).toMatchObject({ totalAmount: '48.00', receivedAmount: '52.00', overpaidAmount: '4.00', amountDue: '0.00' });
    const refunded = (await post(changed.id, 'refunds', { amount: '4.00' }).expect(201)).body as AdminOrderView;
    expect(refunded).toMatchObject({ overpaidAmount: '0.00', refundable: '48.00', paymentStatus: 'paid', amountDue: '0.00' });
    const back = await exchange(refunded, sizeOf(hoodie, 'L'));
    expect(back).toMatchObject({ totalAmount: '52.00', amountDue: '4.00' });
    const goodwill = (await post(changed.id, 'refunds', { amount: '10.00' }).expect(201)).body as AdminOrderView;
    expect(goodwill).toMatchObject({ amountDue: '4.00', overpaidAmount: '0.00', refundable: '38.00' });
    await expectInvariants(shop.db);
  });
});

describe('a change of the size is refused', () => {
  it('without pieces of the size, naming product and size; nothing has changed', async () => {
    const hoodie = await givenHoodie({ M: 5, L: 1 });
    const { id, version, items } = await givenPaid(hoodie, { M: 2 });
    const { body } = await post(id, 'sizes', { version, itemId: items[0]?.id, variantId: sizeOf(hoodie, 'L').id }).expect(409);
    expect(body).toMatchObject({ code: 'OUT_OF_STOCK', message: `Only 1 of ${hoodie.name}, L left in stock` });
    expect(await read(id)).toMatchObject({ version, totalAmount: '96.00' });
    expect(await sizeStocksOf(shop.db, hoodie.id)).toEqual({ M: 3, L: 1, all: 4 });
  });

  it.each<[string, Partial<Order>, string]>([
    ['shipped', { status: 'shipped', paymentStatus: 'paid' }, 'ILLEGAL_MOVE'],
    ['delivered', { status: 'delivered', paymentStatus: 'paid' }, 'ILLEGAL_MOVE'],
    ['cancelled', { status: 'cancelled' }, 'ILLEGAL_MOVE'],
    ['refunded', { status: 'confirmed', paymentStatus: 'refunded' }, 'ILLEGAL_MOVE'],
    ['still being charged', { paymentStatus: 'authorized', paymentMethod: 'card' }, 'PAYMENT_IN_PROGRESS'],
  ])('for an order that is %s', async (_, over, code) => {
    const hoodie = await givenHoodie({ M: 5, L: 5 });
    const { id } = await givenSizes(hoodie, { M: 1 });
    await setOrder(shop.db, id, over);
    const { version, items, canChangeSizes } = await read(id);
    expect(canChangeSizes).toBe(false);
    const { body } = await post(id, 'sizes', { version, itemId: items[0]?.id, variantId: sizeOf(hoodie, 'L').id }).expect(409);
    expect(body).toMatchObject({ code });
  });

  it('for sizes and pieces that are none of the item', async () => {
    const hoodie = await givenHoodie({ M: 5, L: 5, XL: 5 });
    const tee = await givenHoodie({ L: 5 });
    const { id, version, items } = await givenPaid(hoodie, { M: 2 });
    const itemId = items[0]?.id;
    await retireSize(shop.db, sizeOf(hoodie, 'XL'));
    const ask = (body: object) => post(id, 'sizes', { version, itemId, variantId: sizeOf(hoodie, 'L').id, ...body });
    expect((await ask({ variantId: sizeOf(tee, 'L').id }).expect(404)).body).toMatchObject({ message: expect.any(String) });
    expect((await ask({ variantId: sizeOf(hoodie, 'XL').id }).expect(409)).body).toMatchObject({ code: 'SIZE_GONE' });
    expect((await ask({ variantId: sizeOf(hoodie, 'M').id }).expect(409)).body).toMatchObject({ code: 'SAME_SIZE' });
    expect((await ask({ quantity: 3 }).expect(409)).body).toMatchObject({ code: 'TOO_FEW_PIECES' });
    await ask({ itemId: id }).expect(404);
    for (const wrong of [{ quantity: 0 }, { quantity: 1.5 }, { variantId: 'L' }, { itemId: 7 }, { version: 1 }]) {
      expect((await ask(wrong).expect(400)).body).toMatchObject({ code: 'INVALID' });
    }
    expect(await read(id)).toMatchObject({ version });
  });

  it('for packers, who see the sizes and not what they cost (threat 131)', async () => {
    const hoodie = await givenHoodie({ M: 5, L: 5 }, '52.00');
    const order = await givenPaid(hoodie, { M: 1 });
    const { version, items, id } = order;
    await post(id, 'sizes', { version, itemId: items[0]?.id, variantId: sizeOf(hoodie, 'L').id }, packer).expect(403);
    await exchange(order, sizeOf(hoodie, 'L'));
    const seen = await read(id, packer);
    expect(seen).toMatchObject({ canChangeSizes: false, amountDue: '0.00', receivedAmount: '0.00', overpaidAmount: '0.00' });
    expect(seen.events.at(-1)).toMatchObject({ kind: 'size', detail: { pieces: `1 × ${hoodie.name}, M to L` } });
    expect(JSON.stringify(seen)).not.toContain('4.00');
  });
});
