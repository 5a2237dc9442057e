import { TableChangeListener } from '#platform/database/table-change-listener.js';
import { createTestDatabase, type TestDatabase } from '#test/support/database/test-database.js';
import { startTcpProxy, type TcpProxy } from '#test/support/fakes/tcp-proxy.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';

/** Longer than a request takes. */
const NOTIFICATION_DELAY_MS = 400;

let database: TestDatabase;
let notifications: TcpProxy;
let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  database = await createTestDatabase();
  const direct = new URL(database.url);
  notifications = await startTcpProxy(Number(direct.port));
  direct.port = String(notifications.port);
  shop = await openShop({ DATABASE_URL: database.url, DATABASE_DIRECT_URL: direct.href });
  admin = await asAdmin(shop);
});
afterAll(async () => {
  await shop.close();
  await notifications.close();
  await database.drop();
});
afterEach(() => notifications.thaw());

const categories = async (): Promise<string[]> => {
  const { body } = await shop.http().get('/api/categories').expect(200);
  return (body as { name: string }[]).map(({ name }) => name);
};
const create = (slug: string) => shop.http().post('/api/admin/categories').set(admin).send({ name: slug, slug });

it('shows a change in the shop once it is answered, however late notifications are', async () => {
  expect(await categories()).toEqual([]);
  notifications.slow(NOTIFICATION_DELAY_MS);
  await create('hats').expect(201);
  expect(await categories()).toEqual(['hats']);
});

it('answers several admins at once, each with their own change in the shop', async () => {
  notifications.slow(NOTIFICATION_DELAY_MS);
  const seen = ['aprons', 'mugs', 'shirts'].map(async (slug) => {
    await create(slug).expect(201);
    expect(await categories()).toContain(slug);
  });
  await Promise.all(seen);
});

it('does not make the answer to a read or a rejected change wait', async () => {
  notifications.freeze();
  await shop.http().get('/api/admin/categories').set(admin).expect(200);
  await create('not a slug').expect(400);
});

it('answers a change although notifications are lost, and serves nothing from memory then', async () => {
  await categories();
  notifications.freeze();
  await create('totes').expect(201);
  expect(shop.app.get(TableChangeListener).connected).toBe(false);
  expect(await categories()).toContain('totes');
});
