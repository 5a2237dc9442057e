import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { programOf } from '#test/support/children/child-process.js';
import { createTestDatabase, type TestDatabase } from '#test/support/database/test-database.js';
import type { FeedReport } from './report/feed-report.js';

const BACKEND = join(__dirname, '../../../..');
const feed = (name: string): string => join(BACKEND, 'test/feeds', name);

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'shop-import-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Runs the command in a process of its own. */
function command(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const { path, execArgv } = programOf('src/import-products.ts');
  const env = { PATH: process.env['PATH'], NODE_ENV: 'test', DATABASE_URL: database.url, DATA_DIR: folder };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [...execArgv, path, ...args], { cwd: BACKEND, env }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

describe('npm run import:products', () => {
  it('imports a file, prints the report as a table or as JSON, and exits', async () => {
    const first = await command(feed('new-names.csv'));
    expect([first.code, first.err]).toEqual([0, '']);
    expect(first.out).toContain('2     relaxed-jogger  created  Uncategorized  39.00  11     0 + drawn');
    expect(first.out).toContain('4     old-hat         skipped');
    expect(first.out).toContain(
      '1 created, 0 updated, 0 unchanged, 1 skipped, 0 refused, 0 failed; 4 images missing, 1 placeholders.',
    );

    const again = await command(feed('new-names.csv'), '--json');
    const report = JSON.parse(again.out) as FeedReport;
    expect([again.code, report.totals.unchanged, report.totals.missingImages]).toEqual([0, 1, 4]);
    const db = await new DataSource({ type: 'postgres', url: database.url }).initialize();
    expect(await db.query('select count(*)::int as count from products')).toEqual([{ count: 1 }]);
    await db.destroy();
  });

  it('imports the sizes of a real export, and changes nothing the second time', async () => {
    const first = await command(feed('shopify-apparel.csv'), '--json');
    const db = await new DataSource({ type: 'postgres', url: database.url }).initialize();
    const read = (): Promise<unknown> =>
      db.query(`select p.id, p.stock_quantity, p.updated_at, v.id as variant, v.label, v.stock_quantity as pieces, v.is_active
        from products p join product_variants v on v.product_id = p.id order by p.id, v.sort_order`);
    const sizes = await read();
    const again = await command(feed('shopify-apparel.csv'), '--json');
    expect([first, again].map(({ code, err }) => [code, err])).toEqual([
      [0, ''],
      [0, ''],
    ]);
    const [{ totals }, second] = [first, again].map(({ out }) => JSON.parse(out) as FeedReport) as [FeedReport, FeedReport];
    expect(totals).toMatchObject({ created: 20, unchanged: 0 });
    expect(second.totals).toMatchObject({ created: 0, updated: 0, unchanged: 20 });
    expect(sizes).not.toEqual([]);
    expect(await read()).toEqual(sizes);
    await db.destroy();
  });

  it.each([
    ['an unusable file', [feed('semicolons.csv')], 'separated by semicolons'],
    ['a file that is not there', ['nowhere.csv'], 'ENOENT'],
    ['no file', [], 'Usage: npm run import:products'],
  ])('exits with 1 and one sentence for %s', async (_name, args, sentence) => {
    const { code, out, err } = await command(...args);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(sentence);
  });
});
