import { cartOf, givenCartLine, newSession } from '#test/support/builders/cart.js';
import { givenProduct } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { openShop, type TestShop } from '#test/support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('Idempotency-Key', () => {
  it('returns the same order for the same body, whatever its order of fields, and 422 for another body', async () => {
    const product = await givenProduct(shop.db);
    const line = { product, quantity: 1 };
    const sessionId = await givenCart(shop.db, [line]);
    const post = (body: object) => shop.http().post('/api/orders').set('Idempotency-Key', 'k'.repeat(255)).send(body);
    const body = orderBody(sessionId, [line]);

    const first = await post(body).expect(201);
    await givenCartLine(shop.db, { sessionId, productId: product.id });
    const turned = { cartItems: body.cartItems, orderData: Object.fromEntries(Object.entries(body.orderData).toReversed()) };
    const again = await post(turned).expect(201);
    const other = await post(orderBody(sessionId, [line], { customerName: 'Someone Else' })).expect(422);

    expect(again.body).toEqual(first.body);
    expect(other.body).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await cartOf(shop.db, sessionId)).toHaveLength(1);
  });

  it('can be used again after a rejected order', async () => {
    const product = await givenProduct(shop.db);
    const sessionId = await givenCart(shop.db, [{ product, quantity: 1 }]);
    const post = (quantity: number) =>
      shop
        .http()
        .post('/api/orders')
        .set('Idempotency-Key', 'again')
        .send(orderBody(sessionId, [{ product, quantity }]));
    await post(2).expect(409);
    await post(1).expect(201);
  });

  it('belongs to its session: the same key of another session is another order', async () => {
    const product = await givenProduct(shop.db);
    const line = { product, quantity: 1 };
    const post = async () => {
      const sessionId = await givenCart(shop.db, [line]);
      return shop
        .http()
        .post('/api/orders')
        .set('Idempotency-Key', 'shared')
        .send(orderBody(sessionId, [line]))
        .expect(201);
    };
    expect((await post()).body.id).not.toBe((await post()).body.id);
  });

  it('longer than 255 characters is 400', async () => {
    const { body } = await shop
      .http()
      .post('/api/orders')
      .set('Idempotency-Key', 'k'.repeat(256))
      .send(orderBody(newSession(), []))
      .expect(400);
    expect(body).toMatchObject({ message: 'Idempotency-Key must be at most 255 characters' });
  });
});

describe('without a key', () => {
  it('a repeated request within ten minutes returns the same order, even when the cart has changed', async () => {
    const product = await givenProduct(shop.db);
    const next = await givenProduct(shop.db);
    const line = { product, quantity: 1 };
    const sessionId = await givenCart(shop.db, [line]);
    const first = await shop
      .http()
      .post('/api/orders')
      .send(orderBody(sessionId, [line]))
      .expect(201);
    await givenCartLine(shop.db, { sessionId, productId: next.id });

    const again = await shop
      .http()
      .post('/api/orders')
      .send(orderBody(sessionId, [line]))
      .expect(201);

    expect(again.body).toEqual(first.body);
    expect(await cartOf(shop.db, sessionId)).toEqual([{ productId: next.id, quantity: 1 }]);
  });

  it('the same items added to the cart again are another order; after ten minutes a repeated request is rejected', async () => {
    const product = await givenProduct(shop.db);
    const line = { product, quantity: 1 };
    const sessionId = await givenCart(shop.db, [line]);
    const first = await shop
      .http()
      .post('/api/orders')
      .send(orderBody(sessionId, [line]))
      .expect(201);
    await givenCartLine(shop.db, { sessionId, productId: product.id });
    const second = await shop
      .http()
      .post('/api/orders')
      .send(orderBody(sessionId, [line]))
      .expect(201);
    expect(second.body.id).not.toBe(first.body.id);
    expect(second.body.orderNumber).not.toBe(first.body.orderNumber);

    await shop.db.query(`update orders set created_at = now() - interval '11 minutes' where session_id = $1`, [sessionId]);
    await shop
      .http()
      .post('/api/orders')
      .send(orderBody(sessionId, [line]))
      .expect(409);
  });
});
