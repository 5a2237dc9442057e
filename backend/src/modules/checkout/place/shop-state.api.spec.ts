import { givenProduct, stockOf } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { givenUser } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { ShopSettings } from '#modules/settings/index.js';

async function setValues(shop: TestShop, values: object): Promise<void> {
  await shop.db.query('insert into shop_settings (id, "values") values (1, $1) on conflict (id) do update set "values" = $1', [
    values,
  ]);
  shop.app.get(ShopSettings).refresh();
}

async function order(shop: TestShop, over: Record<string, unknown> = {}) {
  const product = await givenProduct(shop.db, { stockQuantity: 5 });
  const lines = [{ product, quantity: 1 }];
  const body = orderBody(await givenCart(shop.db, lines), lines, over);
  return { product, body, send: () => shop.http().post('/api/orders').send(body) };
}

describe('a production shop with sample handles (threat 140)', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop({
      NODE_ENV: 'production',
      APP_SECRET: 'a secret of the tests, long enough for anyone',
      PUBLIC_ORIGIN: 'https://shop.example',
      TRUSTED_PROXIES: '0',
      ADMIN_USERNAME: 'ruth',
      ADMIN_PASSWORD: 'violet canyon 42 kettle',
    });
  });
  afterAll(() => shop.close());

  it('offers no method whose handle is a sample, and takes no order with it', async () => {
    const { body } = await shop.http().get('/api/settings').expect(200);
    expect(body.offeredMethods).toEqual([]);
    for (const paymentMethod of ['venmo', 'cashapp', 'zelle']) {
      const { send, product } = await order(shop, { paymentMethod });
      expect((await send().expect(402)).body).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
      expect(await stockOf(shop.db, product.id)).toBe(5);
    }
  });

  it('takes orders for a handle of its own, and still none for the samples beside it', async () => {
    await setValues(shop, { paymentHandles: { zelle: 'pay@own.shop' } });
    await (await order(shop, { paymentMethod: 'zelle' })).send().expect(201);
    await (await order(shop, { paymentMethod: 'venmo' })).send().expect(402);
  });
});

describe('a closed shop', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop();
    await givenUser(shop);
  });
  afterAll(() => shop.close());
  beforeEach(() => setValues(shop, {}));
  const close = () => setValues(shop, { closedUntil: '2999-12-01' });

  it('takes no new order and no new card payment', async () => {
    await close();
    const { send, body } = await order(shop);
    const message = 'We are taking a short break. Orders open again on December 1, 2999.';
    expect((await send().expect(409)).body).toMatchObject({ code: 'SHOP_CLOSED', message });
    const payment = { amount: body.orderData.totalAmount, orderData: body.orderData, paymentMethod: 'card' };
    expect((await shop.http().post('/api/create-payment-intent').send(payment).expect(409)).body).toMatchObject({
      code: 'SHOP_CLOSED',
    });
  });

  it('answers a repeated request with the order that was placed before', async () => {
    const { send } = await order(shop);
    const first = await send().expect(201);
    await close();
    expect((await send().expect(201)).body).toEqual(first.body);
  });

  it('lets a payment that was begun before finish', async () => {
    const { send, body } = await order(shop, { paymentMethod: 'card' });
    const payment = { amount: body.orderData.totalAmount, orderData: body.orderData, paymentMethod: 'card' };
    const begun = await shop.http().post('/api/create-payment-intent').send(payment).expect(201);
    await close();
    const again = await shop.http().post('/api/create-payment-intent').send(payment).expect(201);
    expect(again.body.clientSecret).toBe(begun.body.clientSecret);
    await shop
      .http()
      .post('/api/sandbox-payments/confirm')
      .send({ clientSecret: begun.body.clientSecret, cardNumber: '4242424242424242' })
      .expect(200);
    await send().expect(201);
  });
});
