import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { Config } from '#src/config.js';
import { dataSourceOptions } from '#src/data-source.js';
import { migrations } from '#src/migrations/index.js';
import { openMediaArchive } from '#modules/media/index.js';
import { givenAlert, givenWaiting, offerAlerts } from '#test/support/builders/alerts.js';
import { givenProduct, givenSizedProduct, sizeOf } from '#test/support/builders/catalog.js';
import { createTestDatabase } from '#test/support/database/test-database.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { SecretCopy } from './copy-secret.js';
import { CreateBackup } from './create-backup.js';
import { RestoreBackup } from './restore-backup.js';

let shop: TestShop;
let backup: string;
let files: string;
beforeAll(async () => {
  shop = await openShop();
  backup = await mkdtemp(join(tmpdir(), 'shop-backup-'));
  files = await mkdtemp(join(tmpdir(), 'shop-restored-'));
});
afterAll(async () => {
  await shop.close();
  for (const folder of [backup, files]) await rm(folder, { recursive: true });
});

it('a restored shop knows who waits, opens the links of earlier mails, and tells nobody because of the restore', async () => {
  await offerAlerts(shop);
  const sized = await givenSizedProduct(shop.db, { M: 0 }, { name: 'Dawn Hoodie' });
  const alert = await givenAlert(shop, { productId: sized.id, variantId: sizeOf(sized, 'M').id });
  const inStock = await givenProduct(shop.db, { stockQuantity: 5 });
  await givenWaiting(shop, 3, { productId: inStock.id });
  await shop.db.query(`insert into stock_alert_mails (id, mailbox) values (gen_random_uuid(), 'hash')`);
  const archive = await openMediaArchive(shop.config);
  await new CreateBackup(shop.db, shop.config.DATABASE_URL ?? '', archive, new SecretCopy(shop.config)).execute(backup);

  const database = await createTestDatabase();
  const db = await new DataSource({ ...dataSourceOptions(database.url, 4, 'spec'), migrations }).initialize();
  const config = Object.assign(new Config(), shop.config, { DATABASE_URL: database.url, DATA_DIR: files });
  const secret = new SecretCopy(config);
  await new RestoreBackup(db, database.url, await openMediaArchive(config), secret).execute(backup);
  await db.destroy();

  const restored = await openShop({ DATABASE_URL: database.url, DATA_DIR: files });
  const { body } = await restored.http().get(`/api/alerts/${alert.id}?t=${alert.token}`).expect(200);
  expect(body).toMatchObject({ product: { name: 'Dawn Hoodie' }, label: 'M', state: 'pending' });
  const counts = `select (select count(*)::int from stock_alerts) as alerts, (select count(*)::int from stock_alert_mails) as mails,
    (select count(*)::int from outbox where topic = 'product.available') as events`;
  expect(await restored.db.query(counts)).toEqual([{ alerts: 4, mails: 1, events: 0 }]);
  await restored.app.close();
  await database.drop();
});
