import { CatalogClock, CatalogClockRow } from '#modules/catalog/index.js';
import { atOnce } from '../support/at-once.js';
import { givenProduct, stockOf } from '../support/builders/catalog.js';
import { givenCarts, orderBody } from '../support/builders/order.js';
import { startProcess, type TestProcess } from '../support/children/child-process.js';
import { eventually } from '../support/eventually.js';
import { expectInvariants } from '../support/invariants.js';
import { openShop, type TestShop } from '../support/shop.js';
import { byTier } from '../support/tier.js';

const PIECES = 40;
const BUYERS = byTier(100, 1_000);
const AT_ONCE = 20;

let shop: TestShop;
let processes: TestProcess[];
beforeAll(async () => {
  shop = await openShop();
  const settings = { PORT: '0', HOST: '127.0.0.1' };
  processes = [
    await startProcess('src/main.ts', shop.config, settings),
    await startProcess('src/main.ts', shop.config, settings),
  ];
});
afterAll(async () => {
  for (const { child } of processes) child.kill('SIGTERM');
  await Promise.all(processes.map(({ ended }) => ended));
  await shop.close();
});

/** The database's time of day, in milliseconds from now. */
async function inMs(milliseconds: number): Promise<Date> {
  const [row] = await shop.db.query<{ at: Date }[]>(`select clock_timestamp() + $1 * interval '1 ms' as at`, [milliseconds]);
  return row?.at ?? new Date(0);
}
const at = (process: number, path: string): Promise<Response> => fetch(`http://127.0.0.1:${processes[process]?.port}${path}`);
const secondsIn = (cacheControl: string | null): number =>
  [...(cacheControl ?? '').matchAll(/(?:max-age|s-maxage|stale-while-revalidate)=(\d+)/g)].reduce(
    (sum, [, n]) => sum + Number(n),
    0,
  );

it('a product appears at its moment in every process, and no copy outlives it', async () => {
  const moment = await inMs(byTier(4_000, 7_000));
  const product = await givenProduct(shop.db, { name: 'Sunrise Hoodie', visibleFrom: moment, buyableFrom: moment });
  await shop.waitForNotifications();
  for (const path of [
    '/api/products',
    '/api/products/listing',
    '/api/artists',
    '/products',
    '/feeds/google.xml',
    '/sitemap.xml',
  ]) {
    for (const process of [0, 1]) {
      const left = (moment.getTime() - Date.now()) / 1_000 + 1;
      const { headers } = await at(process, path);
      // On a busy machine, an answer may be one of after the moment.
      const isBefore = Date.now() < moment.getTime();
      expect([path, !isBefore || secondsIn(headers.get('cache-control')) <= left]).toEqual([path, true]);
    }
  }
  for (const process of [0, 1]) {
    const { status } = await eventually(
      () => at(process, `/api/products/${product.id}`),
      (answer) => answer.status === 200,
    );
    expect([status, (await inMs(0)) >= moment]).toEqual([200, true]);
    const page = await eventually(
      async () => (await at(process, '/products')).text(),
      (html) => html.includes('Sunrise Hoodie'),
    );
    expect(page).toContain('Sunrise Hoodie');
  }
  expect(secondsIn((await at(0, '/products')).headers.get('cache-control'))).toBe(40);
});

it('two products open at one moment, and one whose moment was moved away does not', async () => {
  const moved = await givenProduct(shop.db, { visibleFrom: await inMs(1_000) });
  const moment = await inMs(2_000);
  const twins = [await givenProduct(shop.db, { visibleFrom: moment }), await givenProduct(shop.db, { visibleFrom: moment })];
  await shop.db.query('update products set visible_from = $2 where id = $1', [moved.id, await inMs(3_600_000)]);
  for (const process of [0, 1]) {
    for (const { id } of twins) {
      const { status } = await eventually(
        () => at(process, `/api/products/${id}`),
        (answer) => answer.status === 200,
      );
      expect(status).toBe(200);
    }
    expect((await at(process, `/api/products/${moved.id}`)).status).toBe(404);
  }
});

it('what came due while no process ran is opened by the next start', async () => {
  const product = await givenProduct(shop.db);
  await shop.db.transaction(async (tx) => {
    // Without triggers nobody hears of it, as when nobody runs.
    await tx.query('set local session_replication_role = replica');
    await tx.query(`update products set visible_from = clock_timestamp() - interval '1 s' where id = $1`, [product.id]);
    await tx.query(`update catalog_clock set at = clock_timestamp() - interval '1 hour'`);
  });
  expect((await at(0, `/api/products/${product.id}`)).status).toBe(404);
  const clock = shop.app.get(CatalogClock, { strict: false });
  await clock.onApplicationBootstrap();
  expect(
    (
      await eventually(
        () => at(0, `/api/products/${product.id}`),
        ({ status }) => status === 200,
      )
    ).status,
  ).toBe(200);
});

it('the clock never goes back, and a draft does not move it', async () => {
  await givenProduct(shop.db, { state: 'draft', visibleFrom: new Date(0) });
  const future = await inMs(3_600_000);
  await shop.db.getRepository(CatalogClockRow).update({ id: 1 }, { at: future });
  await shop.app.get(CatalogClock, { strict: false }).tick();
  const [row] = await shop.db.getRepository(CatalogClockRow).find();
  expect(row?.at).toEqual(future);
  await shop.db.getRepository(CatalogClockRow).update({ id: 1 }, { at: await inMs(0) });
});

it(`${BUYERS} buyers at the moment get all ${PIECES} pieces, none of them early`, async () => {
  const product = await givenProduct(shop.db, { stockQuantity: PIECES });
  const lines = [{ product, quantity: 1 }];
  const sessions = await givenCarts(
    shop.db,
    Array.from({ length: BUYERS }, () => lines),
  );
  const moment = await inMs(1_500);
  await shop.db.query('update products set buyable_from = $2 where id = $1', [product.id, moment]);
  const buy = async (n: number): Promise<string> => {
    for (;;) {
      const response = await fetch(`http://127.0.0.1:${processes[n % 2]?.port}/api/orders`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(orderBody(sessions[n] ?? '', lines, { customerEmail: `buyer-${n}@example.com` })),
      });
      const { code = 'ordered' } = (await response.json()) as { code?: string };
      if (code !== 'NOT_YET') return code;
    }
  };
  const outcomes = await atOnce(AT_ONCE, BUYERS, buy);
  const count = (outcome: string): number => outcomes.filter((one) => one === outcome).length;
  expect([count('ordered'), count('OUT_OF_STOCK')]).toEqual([PIECES, BUYERS - PIECES]);
  expect(await stockOf(shop.db, product.id)).toBe(0);
  const [first] = await shop.db.query<{ at: Date }[]>('select min(created_at) as at from orders');
  expect(first && first.at >= moment).toBe(true);
  await expectInvariants(shop.db);
}, 240_000);
