import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { Config } from '#src/config.js';
import { dataSourceOptions } from '#src/data-source.js';
import { migrations } from '#src/migrations/index.js';
import { PostEntries } from '#modules/artist-ledger/posting/post-entries.js';
import { openMediaArchive } from '#modules/media/index.js';
import { givenArtist, givenProduct } from '#test/support/builders/catalog.js';
import { asBookkeeper, ledgerClient } from '#test/support/builders/ledger.js';
import { givenLedgerOrder, payOrder } from '#test/support/builders/ledger-orders.js';
import { changeRefunded } from '#test/support/builders/order-money.js';
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

/** An artist with a sale, a refund, a payout that was taken back, and a payee. */
async function givenLedger(): Promise<string> {
  const ledger = ledgerClient(shop, await asBookkeeper(shop));
  const { id: artistId } = await givenArtist(shop.db, { shareBps: 5_000 });
  const { id: productId } = await givenProduct(shop.db, { artistId });
  const order = await givenLedgerOrder(shop.db, { lines: [{ productId, quantity: 1, priceCents: 4_000 }] });
  await payOrder(shop.db, order.id);
  await changeRefunded(shop.db, order.id, 1_000);
  await ledger.savePayee(artistId).expect(200);
  const { body } = await ledger.add(artistId, { kind: 'payout', amount: '5.00' }).expect(201);
  await ledger.reverse((body as { id: string }).id).expect(201);
  return artistId;
}

it('a restored shop owes the same, reads its payees, posts nothing again and still changes no entry', async () => {
  const artistId = await givenLedger();
  const archive = await openMediaArchive(shop.config);
  await new CreateBackup(shop.db, shop.config.DATABASE_URL ?? '', archive, new SecretCopy(shop.config)).execute(backup);

  const database = await createTestDatabase();
  const db = await new DataSource({ ...dataSourceOptions(database.url, 4, 'spec'), migrations }).initialize();
  const config = Object.assign(new Config(), shop.config, { DATABASE_URL: database.url, DATA_DIR: files });
  await new RestoreBackup(db, database.url, await openMediaArchive(config), new SecretCopy(config)).execute(backup);
  await db.destroy();

  const restored = await openShop({ DATABASE_URL: database.url, DATA_DIR: files });
  expect(await restored.app.get(PostEntries).all()).toBe(0);
  const ledger = ledgerClient(restored, await asBookkeeper(restored));
  expect((await ledger.artist(artistId).expect(200)).body).toMatchObject({ balance: '15.00', payee: { name: 'Rosa Vega' } });
  await expect(restored.db.query('delete from ledger_entries')).rejects.toThrow('never changed or deleted');
  await restored.app.close();
  await database.drop();
});
