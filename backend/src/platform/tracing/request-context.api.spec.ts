import type { Logger } from 'pino';
import { CartLines } from '#modules/cart/cart-lines.js';
import { query } from '#platform/database/sql.js';
import { LOGGER } from '#platform/tokens.js';
import { newSession } from '#test/support/builders/cart.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { givenProduct } from '#test/support/builders/catalog.js';
import { openShop, type TestShop } from '#test/support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const contextsOf = (topic: string) => query<{ context: unknown }>(shop.db, `select context from outbox where topic = '${topic}'`);

describe('the id of a request', () => {
  it('is in the events that the services of a route add', async () => {
    const message = { name: 'Ada Moore', email: 'ada@example.org', subject: 'general', message: 'Does it run small?' };
    const { headers } = await shop.http().post('/api/contact').send(message).expect(201);
    expect(await contextsOf('contact.received')).toEqual([{ context: { requestId: headers['x-request-id'] } }]);
  });

  it('is in the event of an order', async () => {
    const lines = [{ product: await givenProduct(shop.db, { stockQuantity: 2 }), quantity: 1 }];
    const body = orderBody(await givenCart(shop.db, lines), lines);
    const { headers } = await shop.http().post('/api/orders').send(body).expect(201);
    expect(await contextsOf('order.placed')).toEqual([{ context: { requestId: headers['x-request-id'] } }]);
  });

  it('is in a line that a service logs while it answers a GET', async () => {
    jest.spyOn(shop.app.get(CartLines), 'of').mockImplementation(() => {
      shop.app.get<Logger>(LOGGER).info('reading a cart');
      return Promise.resolve([]);
    });
    const { headers } = await shop.http().get(`/api/cart/${newSession()}`).expect(200);
    const line = shop
      .log()
      .split('\n')
      .find((text) => text.includes('reading a cart'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ requestId: headers['x-request-id'] });
  });
});
