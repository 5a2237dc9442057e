import { givenOrder } from '#test/support/builders/placed-order.js';
import { createTestDatabase, type TestDatabase } from '#test/support/database/test-database.js';
import { eventually } from '#test/support/eventually.js';
import { startTcpProxy, type TcpProxy } from '#test/support/fakes/tcp-proxy.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { startProcess } from '#test/support/children/child-process.js';
import { VERSION } from '#platform/version.js';

let database: TestDatabase;
let proxy: TcpProxy;
let shop: TestShop;
beforeAll(async () => {
  database = await createTestDatabase();
  const url = new URL(database.url);
  proxy = await startTcpProxy(Number(url.port));
  url.port = String(proxy.port);
  shop = await openShop({ DATABASE_URL: url.href });
});
afterAll(async () => {
  proxy.thaw();
  await shop.close();
  await proxy.close();
  await database.drop();
});

const metrics = async (): Promise<string> => (await shop.http().get('/metrics').expect(200)).text;

describe('the metrics', () => {
  it('count and time requests by route, without ids', async () => {
    await shop.http().get('/api/products/00000000-0000-4000-8000-000000000000').expect(404);
    const text = await metrics();
    expect(text).toContain('shop_http_requests_total{method="GET",route="/api/products/:id",status="404"} 1');
    expect(text).toContain('shop_http_request_duration_seconds_count{route="/api/products/:id"} 1');
    expect(text).not.toContain('00000000-0000');
  });

  it('tell the orders and their totals of the last hour', async () => {
    expect(await metrics()).toMatch(/shop_last_order_age_seconds nan\n/i);
    await givenOrder(shop);
    const text = await metrics();
    expect(text).toMatch(/shop_orders_last_hour\{method="\w+"\} 1\n/);
    expect(text).toMatch(/shop_order_dollars_last_hour\{method="\w+"\} \d+/);
    expect(text).toMatch(/shop_last_order_age_seconds \d+\n/);
  });

  it('tell the release, the disk, the pool and the connection for notifications', async () => {
    const text = await metrics();
    expect(text).toContain(`shop_build_info{version="${VERSION}"} 1`);
    expect(text).toMatch(/shop_disk_free_bytes\{folder="DATA_DIR"\} \d+/);
    expect(text).toMatch(/shop_database_connections\{state="waiting"\} 0/);
    expect(text).toContain('shop_database_reachable 1\n');
    expect(text).toContain('shop_notifications_connected 1\n');
  });

  it('show whether a worker is alive while there is nothing to do, and have a port of their own there', async () => {
    const ready = async (): Promise<string> =>
      ((await shop.http().get('/api/health/ready')).body as { parts: { worker: string } }).parts.worker;
    expect(await ready()).toMatch(/^warning: no recurring job has run yet/);
    const worker = await startProcess('src/worker.ts', shop.config, { WORKER_PORT: '0' });
    try {
      expect(worker.port).toBeGreaterThan(0);
      expect(await eventually(ready, (state) => state.startsWith('ok'))).toMatch(/^ok, active \d+ s ago$/);
      expect(await metrics()).toMatch(/shop_job_success_age_seconds\{name="payments.sweep"\} \d+/);
      const ask = async (path: string): Promise<string> => (await fetch(`http://127.0.0.1:${worker.port}${path}`)).text();
      expect(await ask('/health')).toBe(JSON.stringify({ status: 'ok', version: VERSION }));
      expect(await ask('/metrics')).toMatch(/process_cpu_seconds_total[\s\S]*shop_job_success_age_seconds/);
      // The event of the order; a worker that is stopped before would leave it to the next test.
      const relayed = await eventually(metrics, (now) => now.includes('shop_outbox_events{state="waiting"} 0'));
      expect(relayed).toContain('shop_outbox_oldest_waiting_seconds 0');
    } finally {
      worker.child.kill('SIGTERM');
      await worker.ended;
    }
    await shop.db.query(`update job_runs set succeeded_at = now() - interval '10 minutes'`);
    expect(await ready()).toMatch(/^warning: no recurring job for \d+ s; start the worker$/);
  });

  it('answer while the database is silent', async () => {
    proxy.freeze();
    const text = await metrics();
    expect(text).toContain('shop_database_reachable 0\n');
    expect(text).toMatch(/shop_outbox_oldest_waiting_seconds nan\n/i);
    expect(text).toContain('shop_http_requests_total');
    proxy.thaw();
    expect(await eventually(metrics, (now) => now.includes('shop_database_reachable 1'))).toContain(
      'shop_outbox_oldest_waiting_seconds 0',
    );
  });
});
