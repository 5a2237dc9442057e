import { asAdmin } from '#test/support/builders/users.js';
import { eventually } from '#test/support/eventually.js';
import { type LiveClient, openLive } from '#test/support/live-client.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { MAX_STREAMS_PER_ACCOUNT } from './live-streams.js';

let shop: TestShop;
let clients: LiveClient[] = [];
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => {
  for (const client of clients) client.close();
  clients = [];
});
afterAll(() => shop.close());

async function follow(headers: Record<string, string>): Promise<LiveClient> {
  const client = await openLive(shop.origin, headers);
  clients.push(client);
  return client;
}

describe('the number of live streams', () => {
  it('is limited for an account, and a closed one makes room (threat 190)', async () => {
    const admin = await asAdmin(shop);
    for (let n = 0; n < MAX_STREAMS_PER_ACCOUNT; n += 1) expect((await follow(admin)).status).toBe(200);
    const { body, headers } = await shop.http().get('/api/admin/live').set(admin).expect(429);
    expect([body.code, headers['retry-after']]).toEqual(['TOO_MANY_STREAMS', '60']);
    expect((await follow(await asAdmin(shop))).status).toBe(200);
    clients[0]?.close();
    const again = await eventually(
      () => follow(admin),
      ({ status }) => status === 200,
    );
    expect(again.status).toBe(200);
  });

  it('is a metric, and an open stream is no slow request', async () => {
    const admin = await asAdmin(shop);
    const client = await follow(admin);
    const { text } = await shop.http().get('/metrics').expect(200);
    expect(text).toMatch(/^shop_admin_streams [1-9]/m);
    await shop.http().post('/api/admin/logout').set(admin).expect(200);
    await client.ended;
    const logged = await eventually(
      () => Promise.resolve(shop.log()),
      (log) => log.includes('"openSeconds"'),
    );
    expect(logged).toMatch(/"path":"\/api\/admin\/live","status":200,"openSeconds":\d/);
    const after = (await shop.http().get('/metrics').expect(200)).text;
    expect(after).toContain('shop_http_requests_total{method="GET",route="/api/admin/live",status="200"} 1');
    expect(after).toContain('shop_http_request_duration_seconds_count{route="/api/admin/live"} 1');
  });
});
