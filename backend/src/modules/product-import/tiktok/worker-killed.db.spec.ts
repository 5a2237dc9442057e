import { asAdmin } from '#test/support/builders/users.js';
import { startProcess } from '#test/support/children/child-process.js';
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

describe('a worker that is killed during an import (threat 89)', () => {
  it.each([
    ['before-import-commits', []],
    ['after-import', [{ name: 'Wren Hoodie' }]],
  ])('%s leaves no partial product, and the next worker completes the import once', async (moment, left) => {
    const killed = await startProcess(`test/support/children/worker-killed-${moment}.ts`, shop.config);
    const admin = await asAdmin(shop);
    const body = { url: LINK, pageSource: pages.modelPage({ imageUrls: [] }) };
    const call = shop
      .http()
      .post('/api/admin/import/tiktok')
      .set(admin)
      .send(body)
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
