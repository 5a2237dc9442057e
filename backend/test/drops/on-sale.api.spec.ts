import type { Response } from 'supertest';
import { CatalogClockRow } from '#modules/catalog/index.js';
import { newSession } from '../support/builders/cart.js';
import { givenProduct, givenSizedProduct, sizeOf, stockOf } from '../support/builders/catalog.js';
import { givenCart, type OrderLine, orderBody } from '../support/builders/order.js';
import { CardShop } from '../support/card-shop.js';
import type { TestShop } from '../support/shop.js';

/** 7:00 PM in New York. No timer opens it: the spec moves the clock of the catalogue itself. */
const MOMENT = new Date('2036-11-29T00:00:00Z');

let cards: CardShop;
let shop: TestShop;
beforeAll(async () => {
  cards = await CardShop.open('sandbox');
  ({ shop } = cards);
});
afterAll(() => cards.close());
beforeEach(() => setClock(new Date()));

const setClock = async (at: Date): Promise<void> => {
  await shop.db.getRepository(CatalogClockRow).update({ id: 1 }, { at });
  await shop.waitForNotifications();
};
const comingProduct = (name: string) => givenProduct(shop.db, { name, buyableFrom: MOMENT, stockQuantity: 5 });
const order = (sessionId: string, lines: readonly OrderLine[], over: Record<string, unknown> = {}) =>
  shop
    .http()
    .post('/api/orders')
    .send(orderBody(sessionId, lines, over));
const hide = (id: string) => shop.db.query(`update products set state = 'draft' where id = $1`, [id]);
const refusal = ({ status, body }: Response): unknown => ({ status, ...(body as object) });

describe('before its moment a product', () => {
  it('cannot be put into a cart, and says when it opens', async () => {
    const { id } = await comingProduct('Dawn Hoodie');
    const add = () => shop.http().post('/api/cart').send({ sessionId: newSession(), productId: id });
    expect(refusal(await add())).toMatchObject({
      status: 409,
      code: 'NOT_YET',
      message: 'Dawn Hoodie opens Fri, Nov 28, 7:00 PM ET',
      productId: id,
      opensAt: MOMENT.toISOString(),
    });
    await setClock(MOMENT);
    expect((await add()).status).toBe(201);
  });

  it('stays in the cart that has it, may become less and not more', async () => {
    const product = await comingProduct('Dusk Hoodie');
    const sessionId = await givenCart(shop.db, [{ product, quantity: 2 }]);
    const { body } = await shop.http().get(`/api/cart/${sessionId}`);
    const [line] = body as { id: string; product: { opensAt: string } }[];
    expect(line?.product.opensAt).toBe(MOMENT.toISOString());
    const set = (quantity: number) => shop.http().put(`/api/cart/${line?.id}`).send({ quantity });
    expect(refusal(await set(3))).toMatchObject({ status: 409, code: 'NOT_YET' });
    expect((await set(1)).status).toBe(200);
    await hide(product.id);
    await shop.waitForNotifications();
    expect((await set(1)).status).toBe(404);
    expect((await shop.http().get(`/api/cart/${sessionId}`)).body).toEqual([]);
  });

  it('cannot be ordered, by hand or by card', async () => {
    const lines = [{ product: await comingProduct('Noon Hoodie'), quantity: 1 }];
    const sessionId = await givenCart(shop.db, lines);
    expect(refusal(await order(sessionId, lines))).toMatchObject({ status: 409, code: 'NOT_YET' });
    expect(refusal(await cards.begin(sessionId, lines))).toMatchObject({ status: 409, code: 'NOT_YET' });
    await setClock(MOMENT);
    // The order carries the time at which its transaction began, which is before the moment still.
    expect(refusal(await order(sessionId, lines))).toMatchObject({ status: 409, code: 'NOT_YET' });
  });
});

it('a draft has left the cart: an order of it is refused as changed', async () => {
  const product = await givenProduct(shop.db);
  const lines = [
    { product, quantity: 1 },
    { product: await givenProduct(shop.db), quantity: 1 },
  ];
  const sessionId = await givenCart(shop.db, lines);
  await hide(product.id);
  expect(refusal(await order(sessionId, lines))).toMatchObject({ status: 409, code: 'CART_CHANGED', totalAmount: '48.00' });
  await shop.db.query(`update products set state = 'live' where id = $1`, [product.id]);
  expect((await order(sessionId, lines)).status).toBe(201);
});

it('a request at the moment is no refusal, although no timer has run yet', async () => {
  const product = await givenProduct(shop.db, { buyableFrom: new Date(Date.now() + 3_600_000) });
  // Without a trigger no process hears of it.
  await shop.db.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query(`update products set buyable_from = clock_timestamp() - interval '1 ms' where id = $1`, [product.id]);
    await tx.query(`update catalog_clock set at = clock_timestamp() - interval '1 minute'`);
  });
  const lines = [{ product, quantity: 1 }];
  const sessionId = await givenCart(shop.db, lines);
  expect((await order(sessionId, lines)).status).toBe(201);
});

describe('most per order', () => {
  const limited = (over: object = {}) =>
    givenSizedProduct(shop.db, { M: 9, L: 9 }, { name: 'Rare Hoodie', mostPerOrder: 2, ...over });
  const tooMany = { status: 409, code: 'MOST_PER_ORDER', message: 'At most 2 of Rare Hoodie per order', mostPerOrder: 2 };

  it('counts the pieces of all sizes in a cart', async () => {
    const product = await limited();
    const sessionId = newSession();
    const add = (size: string, quantity: number) =>
      shop
        .http()
        .post('/api/cart')
        .send({ sessionId, productId: product.id, variantId: sizeOf(product, size).id, quantity });
    expect(refusal(await add('M', 3))).toMatchObject(tooMany);
    const { body: line } = await add('M', 1).expect(201);
    await add('L', 1).expect(201);
    expect(refusal(await add('L', 1))).toMatchObject(tooMany);
    const change = (values: object) =>
      shop
        .http()
        .put(`/api/cart/${(line as { id: string }).id}`)
        .send(values);
    expect(refusal(await change({ quantity: 2 }))).toMatchObject(tooMany);
    expect(refusal(await change({ quantity: 2, variantId: sizeOf(product, 'L').id }))).toMatchObject(tooMany);
    expect((await change({ quantity: 1, variantId: sizeOf(product, 'L').id })).status).toBe(200);
  });

  it.each(['L', undefined])('lets a line become as many as are allowed, also in another size: %s', async (size) => {
    const product = await limited();
    const sessionId = newSession();
    const [first, other] = [sizeOf(product, 'M'), size && sizeOf(product, size)];
    const line = { sessionId, productId: product.id, variantId: first.id, quantity: 1 };
    const { body } = await shop.http().post('/api/cart').send(line).expect(201);
    const change = (quantity: number) =>
      shop
        .http()
        .put(`/api/cart/${(body as { id: string }).id}`)
        .send({ quantity, ...(other && { variantId: other.id }) });
    expect((await change(2)).status).toBe(200);
    expect(refusal(await change(3))).toMatchObject(tooMany);
  });

  it('is asked again by the order, when it was lowered meanwhile', async () => {
    const product = await limited({ mostPerOrder: null });
    const lines = ['M', 'L'].map((size) => ({ product, variant: sizeOf(product, size), quantity: 2 }));
    const sessionId = await givenCart(shop.db, lines);
    await shop.db.query('update products set most_per_order = 2 where id = $1', [product.id]);
    expect(refusal(await order(sessionId, lines))).toMatchObject(tooMany);
    expect(refusal(await cards.begin(sessionId, lines))).toMatchObject(tooMany);
    expect(await stockOf(shop.db, product.id)).toBe(18);
  });

  it('counts what the mailbox ordered within a day, unless it was cancelled', async () => {
    const product = await limited();
    const lines = [{ product, variant: sizeOf(product, 'M'), quantity: 1 }];
    const buy = async (customerEmail: string) => order(await givenCart(shop.db, lines), lines, { customerEmail });
    const statuses = [];
    for (const email of ['rita@example.com', 'Rita+1@Example.com']) statuses.push((await buy(email)).status);
    expect(statuses).toEqual([201, 201]);
    expect(refusal(await buy('RITA+b@example.com'))).toMatchObject({
      ...tooMany,
      message: 'At most 2 of Rare Hoodie for each customer within a day',
    });
    expect((await buy('other@example.com')).status).toBe(201);
    await shop.db.query(`update orders set status = 'cancelled' where customer_email = 'rita@example.com'`);
    expect((await buy('rita@example.com')).status).toBe(201);
    await shop.db.query(`update orders set created_at = now() - interval '25 hours' where lower(customer_email) like 'rita%'`);
    expect((await buy('rita@example.com')).status).toBe(201);
  });

  it('holds for orders of one mailbox at one instant', async () => {
    const product = await limited();
    const lines = [{ product, variant: sizeOf(product, 'M'), quantity: 1 }];
    const sessions = await Promise.all(Array.from({ length: 8 }, () => givenCart(shop.db, lines)));
    const answers = await Promise.all(sessions.map((id, n) => order(id, lines, { customerEmail: `ann+${n}@example.com` })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, ...Array<number>(6).fill(409)]);
  });

  it('ends a payment that was made beside another order: nothing is charged', async () => {
    const product = await limited();
    const lines = [{ product, variant: sizeOf(product, 'M'), quantity: 2 }];
    const paid = await cards.givenPaid(lines);
    expect((await order(await givenCart(shop.db, lines), lines)).status).toBe(201);
    expect(refusal(await cards.order(paid.sessionId, lines))).toMatchObject({
      status: 409,
      message: 'At most 2 of Rare Hoodie for each customer within a day, you were not charged',
    });
    expect(await stockOf(shop.db, product.id)).toBe(16);
  });
});
