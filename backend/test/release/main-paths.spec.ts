import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { Client } from 'pg';
import { openStatementLog } from '../support/database/statement-log.js';
import { openShop, type TestShop } from '../support/shop.js';
import { openWorker } from '../support/worker.js';
import { MainPaths } from './main-paths.js';
import { writeReleaseRecord } from './release-record.js';

const SOURCE = join(__dirname, '../../src');
for (const path of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }))
  if (path.endsWith('.queries.ts')) require(join(SOURCE, path));

let shop: TestShop;
let worker: INestApplicationContext;
beforeAll(async () => {
  shop = await openShop();
  worker = await openWorker(shop.config);
});
afterAll(async () => {
  await worker.close();
  await shop.close();
});

/** `npm run release` runs this test with its commit to write released.json. */
it('the main paths of a shop work', async () => {
  const log = openStatementLog();
  await new MainPaths(shop).walk();
  log.close();
  const texts = [...new Set(log.texts)];
  const commit = process.env['RECORD_RELEASE'];
  if (commit !== undefined) {
    const client = new Client({ connectionString: shop.config.DATABASE_URL });
    await client.connect();
    await writeReleaseRecord(client, commit, texts);
    await client.end();
  }
  expect(texts.length).toBeGreaterThan(150);
}, 120_000);
