import { givenProduct } from './support/builders/catalog.js';
import { createTestDatabase, type TestDatabase } from './support/database/test-database.js';
import { eventually } from './support/eventually.js';
import { startTcpProxy, type TcpProxy } from './support/fakes/tcp-proxy.js';
import { openShop, type TestShop } from './support/shop.js';
import { TableChangeListener } from '#platform/database/table-change-listener.js';

const POOL = 4;

let database: TestDatabase;
let proxy: TcpProxy;
let shop: TestShop;
beforeAll(async () => {
  database = await createTestDatabase();
  const url = new URL(database.url);
  proxy = await startTcpProxy(Number(url.port));
  url.port = String(proxy.port);
  shop = await openShop({ DATABASE_URL: url.href, DATABASE_POOL: String(POOL), DATABASE_CONNECT_SECONDS: '2' });
});
afterAll(async () => {
  proxy.thaw();
  await shop.close();
  await proxy.close();
  await database.drop();
});

const cart = () => shop.http().get('/api/cart/session-7f9c2ba4e88f827d616045507605853e');
const carts = (count: number) => Promise.all(Array.from({ length: count }, cart));
const ready = () => shop.http().get('/api/health/ready');
const statusOf = async (path: string): Promise<number> => (await shop.http().get(path)).status;

describe('a database that goes silent without closing its connections (threat 86)', () => {
  it('makes the process unready and requests fail, and the shop recovers alone', async () => {
    const { id } = await givenProduct(shop.db);
    const notifications = shop.app.get(TableChangeListener);
    expect(await statusOf(`/api/products/${id}`)).toBe(200);

    // The connections of the pool are open and were healthy: a request on one of them gets no answer at all.
    const connections = Array.from({ length: POOL }, () => shop.db.createQueryRunner());
    await Promise.all(connections.map((connection) => connection.connect()));
    await Promise.all(connections.map((connection) => connection.release()));
    expect((await carts(POOL)).map(({ status }) => status)).toEqual(Array<number>(POOL).fill(200));

    proxy.freeze();
    const [health, failed] = await Promise.all([ready(), carts(POOL - 1)]);
    expect(health).toMatchObject({ status: 503, body: { parts: { database: 'silent' } } });
    expect(failed.map(({ status }) => status)).toEqual(Array<number>(POOL - 1).fill(503));
    // These connections are gone, and there are no new ones.
    expect(await ready()).toMatchObject({ status: 503, body: { status: 'not ready' } });
    expect(await cart()).toMatchObject({ status: 503, headers: { 'retry-after': expect.any(String) as string } });
    // Nothing is served from memory any more, because changes cannot be noticed.
    await eventually(
      () => Promise.resolve(notifications.connected),
      (connected) => !connected,
    );
    expect(await statusOf(`/api/products/${id}`)).toBe(503);

    proxy.thaw();
    expect(
      await eventually(
        () => statusOf('/api/health/ready'),
        (status) => status === 200,
      ),
    ).toBe(200);
    expect(await eventually(() => Promise.resolve(notifications.connected), Boolean)).toBe(true);
    expect(await statusOf(`/api/products/${id}`)).toBe(200);
  });
});
