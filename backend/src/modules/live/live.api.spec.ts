import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApi } from '#src/api.js';
import { Clock } from '#platform/clock.js';
import { createLogger } from '#platform/logging.js';
import { query } from '#platform/database/sql.js';
import { givenProduct } from '#test/support/builders/catalog.js';
import { givenMessage } from '#test/support/builders/message.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { givenOrder } from '#test/support/builders/placed-order.js';
import { asAdmin, givenUser } from '#test/support/builders/users.js';
import { eventually } from '#test/support/eventually.js';
import { type LiveClient, openLive } from '#test/support/live-client.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { AdminTokens } from '../auth/index.js';
import { LIVE_TOPICS, type LiveTopic } from './live-topics.js';

let shop: TestShop;
let other: NestFastifyApplication;
let otherOrigin: string;
let clients: LiveClient[] = [];
beforeAll(async () => {
  shop = await openShop();
  other = await createApi(shop.config, createLogger('silent'));
  await other.listen({ port: 0, host: '127.0.0.1' });
  otherOrigin = (await other.getUrl()).replace('[::1]', '127.0.0.1');
}, 60_000);
afterEach(() => {
  for (const client of clients) client.close();
  clients = [];
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

async function follow(headers: Record<string, string>, origin = shop.origin): Promise<LiveClient> {
  const client = await openLive(origin, headers);
  clients.push(client);
  return client;
}
/** Waits for an event with this topic. */
async function eventOf(client: LiveClient, topic: LiveTopic) {
  const find = () => client.events.find(({ topics }) => topics.includes(topic));
  return eventually(
    () => Promise.resolve(find()),
    (event) => event !== undefined,
  );
}
const hearsOf = (client: LiveClient, orderId: string): Promise<boolean> =>
  eventually(() => Promise.resolve(client.events.some(({ orderIds }) => orderIds?.includes(orderId))), Boolean);
const isOpen = (client: LiveClient): Promise<boolean> =>
  Promise.race([client.ended.then(() => false), new Promise<boolean>((resolve) => setImmediate(() => resolve(true)))]);

async function placeOrder(): Promise<string> {
  const lines = [{ product: await givenProduct(shop.db, { stockQuantity: 5 }), quantity: 1 }];
  const sessionId = await givenCart(shop.db, lines);
  const { body } = await shop.http().post('/api/orders').send(orderBody(sessionId, lines)).expect(201);
  return (body as { id: string }).id;
}

describe('the live stream of the admin', () => {
  it('is neither cached, compressed nor collected by a proxy, and needs a session (threat 190)', async () => {
    const client = await follow(await asAdmin(shop));
    expect(client.status).toBe(200);
    expect(client.headers['content-type']).toBe('text/event-stream');
    expect(client.headers['cache-control']).toBe('no-store');
    expect(client.headers['x-accel-buffering']).toBe('no');
    expect(client.headers['content-encoding']).toBeUndefined();
    expect((await follow({})).status).toBe(401);
    const token = (await asAdmin(shop)).authorization.split(' ').at(-1);
    await shop.http().get(`/api/admin/live?access_token=${token}`).expect(401);
    await shop
      .http()
      .head('/api/admin/live')
      .set(await asAdmin(shop))
      .expect(200);
  });

  it('tells every instance of an order that one of them has placed, without its content', async () => {
    const admin = await asAdmin(shop);
    const [here, there] = [await follow(admin), await follow(admin, otherOrigin)];
    const id = await placeOrder();
    for (const client of [here, there]) {
      expect(await hearsOf(client, id)).toBe(true);
      expect((await eventOf(client, 'stock'))?.topics).toContain('stock');
      expect(client.text()).not.toContain('@');
    }
  });

  it('tells of payments, notes and messages', async () => {
    const [paid, noted] = [await givenOrder(shop), await givenOrder(shop)];
    const admin = await asAdmin(shop);
    const client = await follow(admin);
    await shop.http().post(`/api/admin/orders/${paid.id}/payment`).set(admin).send({ reference: 'ZL-1' }).expect(200);
    expect(await hearsOf(client, paid.id)).toBe(true);
    await shop.http().post(`/api/admin/orders/${noted.id}/notes`).set(admin).send({ text: 'Call first' }).expect(201);
    expect(await hearsOf(client, noted.id)).toBe(true);
    await givenMessage(shop.db);
    expect((await eventOf(client, 'messages'))?.topics).toContain('messages');
  });

  it('tells an account only of what it may see (threat 190)', async () => {
    const packer = await follow(await asAdmin(shop, { role: 'packer' }));
    const owner = await follow(await asAdmin(shop));
    await givenMessage(shop.db);
    await eventOf(owner, 'messages');
    await placeOrder();
    await eventOf(packer, 'orders');
    expect(packer.events.flatMap(({ topics }) => topics)).not.toContain('messages');
  });

  it('is one event for many changes of a moment', async () => {
    const client = await follow(await asAdmin(shop));
    const placed = await Promise.all(Array.from({ length: 12 }, placeOrder));
    const missing = await eventually(
      () => Promise.resolve(placed.filter((id) => !client.events.some(({ orderIds }) => orderIds?.includes(id)))),
      ({ length }) => length === 0,
    );
    expect(missing).toEqual([]);
    expect(client.events.length).toBeLessThan(6);
  });

  it('says that anything may have changed after the connection for notifications was cut', async () => {
    const client = await follow(await asAdmin(shop));
    await query(
      shop.db,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'shop-notifications' and datname = current_database()`,
    );
    const event = await eventually(
      () => Promise.resolve(client.events.find(({ topics }) => topics.length === LIVE_TOPICS.length)),
      (found) => found !== undefined,
    );
    expect(event).toEqual({ topics: [...LIVE_TOPICS] });
    expect(await isOpen(client)).toBe(true);
  });
});

describe('a live stream ends', () => {
  it('with the sign-out, also on another instance, but not with that of another browser (threat 190)', async () => {
    const user = await givenUser(shop);
    const headers = async () => ({ authorization: `Bearer ${await shop.app.get(AdminTokens).issue(user)}` });
    const [first, second] = [await headers(), await headers()];
    const [here, there, stays] = [await follow(first), await follow(first, otherOrigin), await follow(second)];
    await shop.http().post('/api/admin/logout').set(first).expect(200);
    await Promise.all([here.ended, there.ended]);
    expect(await isOpen(stays)).toBe(true);
  });

  it.each([
    ['the account is disabled', 'disabled_at = now()'],
    ['all its sign-ins are ended', 'token_version = token_version + 1'],
    ['its role changes', `role = 'packer'`],
  ])('when %s (threat 190)', async (_, change) => {
    const user = await givenUser(shop);
    const client = await follow({ authorization: `Bearer ${await shop.app.get(AdminTokens).issue(user)}` });
    await query(shop.db, `update users set ${change} where id = $1`, [user.id]);
    await expect(client.ended).resolves.toBeUndefined();
  });

  it('when its token has expired (threat 190)', async () => {
    const client = await follow(await asAdmin(shop));
    const later = jest.spyOn(shop.app.get(Clock), 'now').mockReturnValue(new Date(Date.now() + 9 * 3_600_000));
    await query(shop.db, `select pg_notify('shop_changes', 'users')`);
    await expect(client.ended).resolves.toBeUndefined();
    later.mockRestore();
  });

  it('when the process shuts down, which waits for no stream (threat 190)', async () => {
    const third = await createApi(shop.config, createLogger('silent'));
    await third.listen({ port: 0, host: '127.0.0.1' });
    const client = await follow(await asAdmin(shop), (await third.getUrl()).replace('[::1]', '127.0.0.1'));
    expect(client.status).toBe(200);
    await third.close();
    await expect(client.ended).resolves.toBeUndefined();
  });
});
