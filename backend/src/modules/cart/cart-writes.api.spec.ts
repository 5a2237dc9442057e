import { randomUUID } from 'node:crypto';
import { cartOf, givenCartLine, newSession } from '#test/support/builders/cart.js';
import { givenProduct } from '#test/support/builders/catalog.js';
import { openShop, type TestShop } from '#test/support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const add = (body: unknown) => shop.http().post('/api/cart').set('content-type', 'application/json').send(JSON.stringify(body));

describe('POST /api/cart', () => {
  it('adds the same product to its line', async () => {
    const product = await givenProduct(shop.db);
    const sessionId = newSession();
    const first = await add({ productId: product.id, quantity: 2, sessionId }).expect(201);
    const second = await add({ productId: product.id.toUpperCase(), quantity: 3, sessionId }).expect(201);
    expect(second.body).toMatchObject({ id: first.body.id, quantity: 5, product: { id: product.id, price: '48.00' } });
    expect(await cartOf(shop.db, sessionId)).toEqual([{ productId: product.id, quantity: 5 }]);
  });

  it.each([
    ['the first addition', 0, 4, 3, { message: 'Only 3 left in stock', code: 'OUT_OF_STOCK', stockQuantity: 3 }],
    ['the sum', 2, 2, 3, { message: 'Only 3 left in stock', code: 'OUT_OF_STOCK', stockQuantity: 3 }],
    ['a sold-out product', 0, 1, 0, { message: 'Only 0 left in stock', code: 'OUT_OF_STOCK' }],
    [
      'a sum over 99 with enough stock',
      60,
      40,
      500,
      { message: 'You can have at most 99 of one product in your cart', code: 'LINE_FULL' },
    ],
  ])(
    'rejects %s beyond the stock or the limit and leaves the cart unchanged (threat 14)',
    async (_, has, more, stockQuantity, error) => {
      const product = await givenProduct(shop.db, { stockQuantity });
      const sessionId = newSession();
      if (has > 0) await givenCartLine(shop.db, { sessionId, productId: product.id, quantity: has });
      const { body } = await add({ productId: product.id, quantity: more, sessionId }).expect(409);
      expect(body).toMatchObject(error);
      expect(await cartOf(shop.db, sessionId)).toEqual(has > 0 ? [{ productId: product.id, quantity: has }] : []);
    },
  );

  it('adds one piece when no quantity is given', async () => {
    const product = await givenProduct(shop.db);
    const sessionId = newSession();
    expect((await add({ productId: product.id, sessionId }).expect(201)).body.quantity).toBe(1);
    await add({ productId: product.id, sessionId }).expect(201);
    expect(await cartOf(shop.db, sessionId)).toEqual([{ productId: product.id, quantity: 2 }]);
  });

  it('answers 400 for the quantity 100', async () => {
    const product = await givenProduct(shop.db);
    const sessionId = newSession();
    await add({ productId: product.id, quantity: 100, sessionId }).expect(400);
    expect(await cartOf(shop.db, sessionId)).toEqual([]);
  });

  it('answers 404 for unknown and deleted products and for invalid ids (threat 16)', async () => {
    const deleted = await givenProduct(shop.db, { deletedAt: new Date() });
    for (const productId of [deleted.id, randomUUID(), '1', '', "' or 1=1 --"]) {
      const { body } = await add({ productId, quantity: 1, sessionId: newSession() }).expect(404);
      expect(body).toMatchObject({ message: 'Product not found' });
    }
  });

  it('ignores prices, ids and dates in the body', async () => {
    const product = await givenProduct(shop.db);
    const id = randomUUID();
    const { body } = await add({
      productId: product.id,
      quantity: 1,
      sessionId: newSession(),
      id,
      price: '0.01',
      product: { price: '0.01' },
      addedAt: '1999-01-01',
    }).expect(201);
    expect(body).toMatchObject({ product: { price: '48.00' } });
    expect(body.id).not.toBe(id);
  });
});

describe('PUT and DELETE /api/cart/{id}', () => {
  it('set the quantity and remove the line', async () => {
    const product = await givenProduct(shop.db, { stockQuantity: 7 });
    const line = await givenCartLine(shop.db, { productId: product.id });
    const set = await shop.http().put(`/api/cart/${line.id}`).send({ quantity: 7 }).expect(200);
    expect(set.body).toMatchObject({ id: line.id, quantity: 7, product: { id: product.id } });
    const { body } = await shop.http().put(`/api/cart/${line.id}`).send({ quantity: 8 }).expect(409);
    expect(body).toMatchObject({ message: 'Only 7 left in stock' });
    expect(await cartOf(shop.db, line.sessionId)).toEqual([{ productId: product.id, quantity: 7 }]);

    const gone = await shop.http().delete(`/api/cart/${line.id}`).expect(200);
    expect(gone.body).toEqual({ success: true });
    await shop.http().delete(`/api/cart/${line.id}`).expect(404);
    await shop.http().put(`/api/cart/${line.id}`).send({ quantity: 1 }).expect(404);
  });

  it('answer 400 for the quantity 100', async () => {
    const product = await givenProduct(shop.db);
    const line = await givenCartLine(shop.db, { productId: product.id });
    await shop.http().put(`/api/cart/${line.id}`).send({ quantity: 100 }).expect(400);
  });

  it.each(['1', 'undefined', '%00', 'session-x', randomUUID()])('answer 404 for the line %s', async (id) => {
    await shop.http().put(`/api/cart/${id}`).send({ quantity: 1 }).expect(404);
    await shop.http().delete(`/api/cart/${id}`).expect(404);
  });

  it('answer 404 and change nothing when X-Session-Id is another session (threat 11)', async () => {
    const product = await givenProduct(shop.db);
    const line = await givenCartLine(shop.db, { productId: product.id });
    for (const other of [newSession(), 'x', '']) {
      await shop.http().put(`/api/cart/${line.id}`).set('X-Session-Id', other).send({ quantity: 2 }).expect(404);
      await shop.http().delete(`/api/cart/${line.id}`).set('X-Session-Id', other).expect(404);
      await shop.http().delete(`/api/cart/session/${line.sessionId}`).set('X-Session-Id', other).expect(404);
      await add({ productId: product.id, quantity: 1, sessionId: line.sessionId }).set('X-Session-Id', other).expect(404);
    }
    expect(await cartOf(shop.db, line.sessionId)).toEqual([{ productId: product.id, quantity: 1 }]);
    await shop.http().put(`/api/cart/${line.id}`).set('X-Session-Id', line.sessionId).send({ quantity: 2 }).expect(200);
    await shop.http().delete(`/api/cart/${line.id}`).set('X-Session-Id', line.sessionId).expect(200);
  });
});

describe('DELETE /api/cart/session/{sessionId}', () => {
  it('empties only that cart; an unknown one is already empty', async () => {
    const product = await givenProduct(shop.db);
    const mine = await givenCartLine(shop.db, { productId: product.id });
    const other = await givenCartLine(shop.db, { productId: product.id });
    const { body } = await shop.http().delete(`/api/cart/session/${mine.sessionId}`).expect(200);
    expect(body).toEqual({ success: true });
    expect(await cartOf(shop.db, mine.sessionId)).toEqual([]);
    expect(await cartOf(shop.db, other.sessionId)).toHaveLength(1);
    await shop.http().delete(`/api/cart/session/${newSession()}`).expect(200);
    await shop.http().delete('/api/cart/session/nobody').expect(400);
  });
});

it('deletes for clients that announce JSON with every request, and send no body', async () => {
  const type = { 'content-type': 'application/json' };
  await shop.http().delete(`/api/cart/session/${newSession()}`).set(type).expect(200);
  await shop.http().post('/api/cart').set(type).expect(400);
});
