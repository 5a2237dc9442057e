import { asAdmin } from '#test/support/builders/users.js';
import { startProcess } from '#test/support/child-process.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { openWorker } from '#test/support/worker.js';
import * as pages from '#test/tiktok/pages.js';
import { query } from '#platform/database/sql.js';
import { TiktokImportJobs } from './tiktok-import.jobs.js';

const LINK = `https://www.tiktok.com/view/product/${pages.PRODUCT_ID}`;

let shop: TestShop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const products = (): Promise<{ name: string }[]> => query(shop.db, "select name from products where source_platform = 'tiktok'");

describe('a worker that is killed in the middle of an import (threat 89)', () => {
  it.each([
    ['before-import-commits', []],
    ['after-import', [{ name: 'Wren Hoodie' }]],
  ])('%s leaves nothing half, and the next worker ends it once', async (moment, left) => {
    const killed = await startProcess(`test/support/children/worker-killed-${moment}.ts`, shop.config);
    const admin = await asAdmin(shop);
    const wish = { url: LINK, pageSource: pages.modelPage({ pictures: [] }) };
    const call = shop
      .http()
      .post('/api/admin/import/tiktok')
      .set(admin)
      .send(wish)
      .then((answer) => answer);
    expect(await killed.ended).toBe('SIGKILL');
    expect(await products()).toEqual(left);

    const worker = await openWorker(shop.config);
    const [row] = await query<{ id: string }>(shop.db, 'select id from tiktok_imports');
    await worker
      .get(TiktokImportJobs, { strict: false })
      .import({ importId: row?.id ?? '' }, { attempt: 1, isLastAttempt: true });
    expect((await call).status).toBe(201);
    expect(await products()).toEqual([{ name: 'Wren Hoodie' }]);
    await worker.close();
  });
});
