import type { INestApplicationContext } from '@nestjs/common';
import { asAdmin, givenUser } from '#test/support/builders/users.js';
import { eventually } from '#test/support/eventually.js';
import { QUEUE_BACKENDS } from '#test/support/backends/queue-backends.js';
import { openShopOn } from '#test/support/backends/all-backends.js';
import type { TestShop } from '#test/support/shop.js';
import { freezeClock } from '#test/support/fakes/freeze-clock.js';
import { openWorker } from '#test/support/worker.js';
import * as pages from '#test/tiktok/pages.js';
import { Clock } from '#platform/clock.js';
import { query } from '#platform/database/sql.js';
import { Jobs } from '#platform/queue/jobs.js';
import { Admin } from '#modules/auth/index.js';
import { ImportLog } from './import-log.js';
import { SweepImports } from './sweep-imports.js';

const LINK = `https://www.tiktok.com/view/product/${pages.PRODUCT_ID}`;
const PAGE = pages.modelPage({ imageUrls: [] });
const MINUTE_MS = 60_000;

describe.each(QUEUE_BACKENDS)('slow imports with queues in %s', (_, openHome) => {
  let shop: TestShop;
  let clock: ReturnType<typeof freezeClock>;
  let worker: INestApplicationContext | undefined;
  beforeAll(async () => {
    shop = await openShopOn(openHome);
  });
  beforeEach(async () => {
    clock = freezeClock(shop.app.get(Clock));
    await shop.db.query('delete from tiktok_imports');
    await shop.db.query('delete from products');
  });
  afterEach(async () => {
    await worker?.close();
    worker = undefined;
  });
  afterAll(() => shop.close());

  const startWorker = async (): Promise<void> => {
    worker = await openWorker(shop.config);
  };
  const sweep = (): Promise<void> => shop.app.get(SweepImports, { strict: false }).execute();
  const importLog = (): ImportLog => shop.app.get(ImportLog, { strict: false });
  const createImport = async (): Promise<string> => {
    const { id, username } = await givenUser(shop);
    return importLog().create(new Admin(id, username, true, '', new Date()), { sharedText: LINK, pageSource: PAGE });
  };
  const statusOf = async (id: string): Promise<string | undefined> => (await importLog().find(id))?.status;
  const whenDone = (id: string): Promise<string | undefined> =>
    eventually(
      () => statusOf(id),
      (status) => status === 'done',
    );
  const jobs = () => shop.app.get(Jobs).queue('imports');

  it('answer 504 after 25 s and not before, and continue', async () => {
    const admin = await asAdmin(shop);
    const looks = jest.spyOn(ImportLog.prototype, 'find');
    const answers: { status: number; body: object }[] = [];
    const call = shop
      .http()
      .post('/api/admin/import/tiktok')
      .set(admin)
      .send({ url: LINK, pageSource: PAGE })
      .then(({ status, body }) => answers.push({ status, body: body as object }));
    const looked = (): Promise<number> => Promise.resolve(looks.mock.calls.length);
    await eventually(looked, (count) => count > 0);
    clock.advance(24_999);
    const before = looks.mock.calls.length;
    expect(await eventually(looked, (count) => count > before + 1)).toBeGreaterThan(before + 1);
    expect(answers).toEqual([]);
    clock.advance(1);
    await call;
    const [row] = await query<{ id: string }>(shop.db, 'select id from tiktok_imports');
    expect(answers).toMatchObject([{ status: 504, body: { code: 'IMPORT_GOES_ON', importId: row?.id } }]);
    await startWorker();
    expect(await whenDone(row?.id ?? '')).toBe('done');
  });

  it('are requeued when their job is gone', async () => {
    const id = await createImport();
    await sweep();
    expect(await jobs().getJob(id)).toBeUndefined();
    clock.advance(5 * MINUTE_MS + 1_000);
    await sweep();
    await startWorker();
    expect(await whenDone(id)).toBe('done');
  });

  it('are left alone as long as their job is waiting', async () => {
    const id = await createImport();
    await shop.app.get(Jobs).add('tiktok.import', { importId: id }, id);
    clock.advance(90 * MINUTE_MS);
    await sweep();
    expect(await statusOf(id)).toBe('waiting');
    await (await jobs().getJob(id))?.remove();
  });

  it('fail when their job has been gone for an hour', async () => {
    const id = await createImport();
    clock.advance(61 * MINUTE_MS);
    await sweep();
    expect(await importLog().find(id)).toMatchObject({
      status: 'refused',
      pageSource: null,
      error: { status: 500, message: 'Failed to import from TikTok' },
    });
  });

  it('fail when their job ended without an entry in the import log', async () => {
    const id = await createImport();
    await shop.app.get(Jobs).add('tiktok.import', { importId: id }, id);
    await startWorker();
    await whenDone(id);
    const state = async (): Promise<boolean> => (await jobs().getJob(id))?.isCompleted() ?? false;
    expect(await eventually(state, Boolean)).toBe(true);
    await shop.db.query(`update tiktok_imports set status = 'running' where id = $1`, [id]);
    clock.advance(6 * MINUTE_MS);
    await sweep();
    expect(await statusOf(id)).toBe('refused');
  });
});
