import { givenCart, orderBody } from '#test/support/builders/order.js';
import { givenProduct } from '#test/support/builders/catalog.js';
import { startRedis } from '#test/support/backends/redis.js';
import { asAdmin, givenUser, TEST_PASSWORD } from '#test/support/builders/users.js';
import { startProcess } from '#test/support/children/child-process.js';
import { eventually } from '#test/support/eventually.js';
import { openShop, type TestShop } from '#test/support/shop.js';

let redis: Awaited<ReturnType<typeof startRedis>>;
let shop: TestShop;
beforeAll(async () => {
  redis = await startRedis();
  await redis.kill();
  shop = await openShop({ REDIS_URL: redis.url, RATE_LIMITS: 'on' });
});
afterAll(async () => {
  // BullMQ waits for its connections before it closes them.
  await redis.start();
  await shop.close();
  await redis.stop();
});

describe('a shop that starts without its Redis (threat 88)', () => {
  it.each(['src/main.ts', 'src/worker.ts'])('says so in one line that names the setting: %s', async (file) => {
    const started = await startProcess(file, shop.config, { DEMO_SHOP: 'off', LOG_LEVEL: 'warn' });
    const named = () => started.output().includes('REDIS_URL');
    expect(await eventually(() => Promise.resolve(named()), Boolean)).toBe(true);
    started.child.kill('SIGKILL');
    await started.ended;
    const lines = started.output().trim().split('\n');
    expect(lines.filter((line) => !line.startsWith('{'))).toEqual([]);
    expect(lines.filter((line) => line.includes('the queues do not reach REDIS_URL'))).toHaveLength(1);
  });

  it('takes orders and signs admins in', async () => {
    const lines = [{ product: await givenProduct(shop.db, { stockQuantity: 5 }), quantity: 1 }];
    const sessionId = await givenCart(shop.db, lines);
    await shop.http().post('/api/orders').send(orderBody(sessionId, lines)).expect(201);
    const { username } = await givenUser(shop);
    await shop.http().post('/api/admin/login').send({ username, password: TEST_PASSWORD }).expect(200);
  });

  it('still limits calls by address', async () => {
    const send = () =>
      shop
        .http()
        .post('/api/contact')
        .send({ name: 'Ada', email: 'ada@example.com', subject: 'general', message: 'Ten letters' });
    const statuses: number[] = [];
    for (let call = 0; call < 6; call++) statuses.push((await send()).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it('says that an import has to wait, instead of hanging', async () => {
    const url = 'https://www.tiktok.com/view/product/1729384756123456789';
    const answer = await shop
      .http()
      .post('/api/admin/import/tiktok')
      .set(await asAdmin(shop))
      .send({ url });
    expect([answer.status, answer.body.message]).toEqual([503, expect.any(String)]);
  });
});
