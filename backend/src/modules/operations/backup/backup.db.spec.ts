import { appendFile, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toCents } from '@shop/contract/money';
import { DataSource, type MigrationInterface } from 'typeorm';
import { Config } from '#src/config.js';
import { dataSourceOptions } from '#src/data-source.js';
import { migrations } from '#src/migrations/index.js';
import { migrate } from '#platform/database/migrate.js';
import { MediaLibrary, openMediaArchive } from '#modules/media/index.js';
import { givenProduct } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { givenOrder } from '#test/support/builders/placed-order.js';
import { FILE_BACKENDS, type TestFileBackend } from '#test/support/backends/file-backends.js';
import { Newer9900000000001 } from '#test/support/database/newer-migration.js';
import { createTestDatabase, type TestDatabase } from '#test/support/database/test-database.js';
import { flatPng } from '#test/support/files/png.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { MANIFEST_FILE, readManifest, tableFile } from './backup-format.js';
import { SecretCopy } from './copy-secret.js';
import { CreateBackup } from './create-backup.js';
import { RestoreBackup } from './restore-backup.js';

/** The books of a shop: what an owner would compare after a disaster. */
const BOOKS = `select (select jsonb_agg(o order by o.id) from orders o) as orders,
  (select jsonb_agg(i order by i.id) from order_items i) as items, (select jsonb_agg(p order by p.id) from products p) as products,
  (select jsonb_agg(f order by f.name) from stored_files f) as files, (select jsonb_agg(u order by u.id) from users u) as users,
  (select jsonb_agg(b order by b.id) from outbox b) as outbox`;
const books = async (db: DataSource): Promise<unknown> => (await db.query<unknown[]>(BOOKS))[0];

/** Tables that Postgres plans to read whole, also when they have rows later; -1 is unknown. */
const KNOWN_TO_BE_EMPTY = `select relname from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples = 0`;

/** Bytes that a text would lose. */
const SENT_PDF = Buffer.from('%PDF-1.3\n\u0000\\\t\u00ff', 'latin1');

describe.each(FILE_BACKENDS)('a backup with files in %s (threat 107)', (_name, openBackend) => {
  let backend: TestFileBackend;
  let shop: TestShop;
  let folder: string;
  let image: string;
  const opened: { drop(): Promise<void> }[] = [];

  beforeAll(async () => {
    backend = await openBackend();
    shop = await openShop(backend.settings);
    const stored = await shop.app.get(MediaLibrary).importFile(undefined, { bytes: await flatPng(40, 30) });
    image = `/api/images/${stored.name}`;
    await givenProduct(shop.db, { name: 'Hoodie "Ünïcode"\t\\N\nline', stockQuantity: 10, priceCents: 4_800, imageUrl: image });
    await givenOrder(shop);
    await shop.db.query(
      `with invoice as (insert into invoices (invoice_number, client_name) values ('INV-2026-0001', 'Ada') returning id)
       insert into sent_invoice_pdfs (invoice_id, sending_id, sent_to, total_cents, bytes, checksum)
       select id, gen_random_uuid(), 'ada@example.com', 1000, $1::bytea, encode(sha256($1::bytea), 'hex') from invoice`,
      [SENT_PDF],
    );
  });
  afterAll(async () => {
    await shop.close();
    await backend.stop();
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shop-backup-'));
  });
  afterEach(async () => {
    for (const target of opened.splice(0)) await target.drop();
    await rm(folder, { recursive: true });
  });

  const backUp = async (keep?: number) =>
    new CreateBackup(
      shop.db,
      shop.config.DATABASE_URL ?? '',
      await openMediaArchive(shop.config),
      new SecretCopy(shop.config),
    ).execute(folder, keep);

  /** An empty shop: its own database and folder of files, the same bucket. */
  async function emptyShop(
    known: (new () => MigrationInterface)[] = migrations,
  ): Promise<{ database: TestDatabase; dataDir: string; restore(): Promise<unknown>; db: DataSource }> {
    const database = await createTestDatabase();
    const dataDir = await mkdtemp(join(tmpdir(), 'shop-restored-'));
    const db = await new DataSource({ ...dataSourceOptions(database.url, 4, 'spec'), migrations: known }).initialize();
    opened.push({
      drop: async () => {
        await db.destroy();
        await database.drop();
        await rm(dataDir, { recursive: true });
      },
    });
    const config = Object.assign(new Config(), shop.config, { DATABASE_URL: database.url, DATA_DIR: dataDir });
    const restore = async () =>
      new RestoreBackup(db, database.url, await openMediaArchive(config), new SecretCopy(config)).execute(folder);
    return { database, dataDir, restore, db };
  }

  it('restores the same books and images into an empty shop, which sells on', async () => {
    const before = await books(shop.db);
    const bytes = (await shop.http().get(image).expect(200)).body as Buffer;
    const summary = await backUp();
    expect(summary).toMatchObject({ files: 1, pruned: 0 });
    const target = await emptyShop();
    await target.db.query('drop schema public cascade; create schema public; drop schema bullmq cascade');
    expect(await target.restore()).toMatchObject({ tables: summary.tables, rows: summary.rows, files: 1, hasSecret: true });
    expect(await books(target.db)).toEqual(before);
    expect(await target.db.query('select bytes from sent_invoice_pdfs')).toEqual([{ bytes: SENT_PDF }]);
    expect(await target.db.query(KNOWN_TO_BE_EMPTY)).toEqual([]);

    const restored = await openShop({ ...backend.settings, DATABASE_URL: target.database.url, DATA_DIR: target.dataDir });
    try {
      expect((await restored.http().get(image).expect(200)).body).toEqual(bytes);
      const [product] = (await restored.http().get('/api/products').expect(200)).body as { id: string; price: string }[];
      const lines = [{ product: { id: product?.id ?? '', priceCents: toCents(product?.price ?? '') }, quantity: 1 }];
      const body = orderBody(await givenCart(restored.db, lines), lines);
      await restored.http().post('/api/orders').send(body).expect(201);
    } finally {
      await restored.app.close();
    }
  });

  it('refuses a database that has rows, and changes nothing', async () => {
    await backUp();
    const target = await emptyShop();
    await target.db.query(`insert into counters (name, value) values ('demo-shop-filled', 1)`);
    await expect(target.restore()).rejects.toThrow('The database is not empty (the table counters has rows)');
    expect(await target.db.query('select name from counters')).toEqual([{ name: 'demo-shop-filled' }]);
  });

  it('refuses a damaged table, leaves the database empty, and can be repeated', async () => {
    const { path } = await backUp();
    const target = await emptyShop();
    const damaged = join(path, tableFile('products'));
    const intact = await readFile(damaged);
    await appendFile(damaged, 'x');
    await expect(target.restore()).rejects.toThrow('The backup is damaged');
    expect(await target.db.query('select from orders union all select from users')).toEqual([]);
    await writeFile(damaged, intact);
    await target.restore();
    expect(await books(target.db)).toEqual(await books(shop.db));
  });

  it('refuses a table whose content differs from the totals', async () => {
    const { path } = await backUp();
    const manifest = await readManifest(path);
    for (const table of manifest.tables.filter(({ name }) => name === 'orders')) table.digest += '1';
    await writeFile(join(path, MANIFEST_FILE), JSON.stringify(manifest));
    const target = await emptyShop();
    await expect(target.restore()).rejects.toThrow('The restored table orders differs from the backup');
    expect(await target.db.query('select from orders union all select from products')).toEqual([]);
  });

  it('restores a backup of an older version and migrates it, and names the release for one of a newer version', async () => {
    const older = await emptyShop();
    await older.db.query(`insert into categories (name, slug) values ('Old hoodies', 'old-hoodies')`);
    const archive = await openMediaArchive(shop.config);
    await new CreateBackup(older.db, older.database.url, archive, new SecretCopy(shop.config)).execute(folder);

    const target = await emptyShop([...migrations, Newer9900000000001]);
    await migrate(target.db);
    await expect(target.restore()).rejects.toThrow('older version of the shop');
    await target.db.query('drop schema public cascade; create schema public; drop schema bullmq cascade');
    await target.restore();
    expect(await target.db.query('select name, spec_note from categories')).toEqual([{ name: 'Old hoodies', spec_note: 'new' }]);
    expect(await target.db.query('select name from migrations')).toHaveLength(migrations.length + 1);
    await new CreateBackup(target.db, target.database.url, archive, new SecretCopy(shop.config)).execute(folder);
    await expect((await emptyShop()).restore()).rejects.toThrow(
      'Restore it with that release; after a roll back it is the previous',
    );
  });

  it('copies a file once, and continues after an interruption', async () => {
    const archive = await openMediaArchive(shop.config);
    const read = jest.spyOn(archive, 'read');
    const backup = new CreateBackup(shop.db, shop.config.DATABASE_URL ?? '', archive, new SecretCopy(shop.config));
    const second = await shop.app.get(MediaLibrary).importFile(undefined, { bytes: await flatPng(31, 31) });
    read.mockImplementationOnce((key) => openMediaArchive(shop.config).then((other) => other.read(key)));
    read.mockImplementationOnce(() => Promise.reject(new Error('killed')));
    await expect(backup.execute(folder)).rejects.toThrow('killed');
    expect(await readdir(folder)).not.toContainEqual(expect.stringMatching(/^backup-/));
    read.mockClear();
    expect(await backup.execute(folder)).toMatchObject({ files: 2 });
    expect(read).toHaveBeenCalledTimes(1);
    await shop.db.query('delete from stored_files where name = $1', [second.name]);
  });

  it('deletes old backups and the files that only they contain', async () => {
    const gone = await shop.app.get(MediaLibrary).importFile(undefined, { bytes: await flatPng(33, 33) });
    const { path, files } = await backUp();
    expect(files).toBe(2);
    await rename(path, join(folder, 'backup-20260101T000000000Z'));
    await shop.db.query('delete from stored_files where name = $1', [gone.name]);
    const media = async () =>
      (await readdir(join(folder, 'media'), { withFileTypes: true, recursive: true })).filter((entry) => entry.isFile());
    const before = await media();
    expect(await backUp(1)).toMatchObject({ files: 1 });
    expect([before.length, (await media()).length]).toEqual([2, 1]);
  });
});
