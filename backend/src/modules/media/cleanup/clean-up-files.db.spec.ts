import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { givenProduct } from '#test/support/builders/catalog.js';
import { BACKENDS, openShopOn } from '#test/support/backends/all-backends.js';
import { sampleJpeg } from '#test/support/files/sample-images.js';
import { statementWaits } from '#test/support/database/lock-waits.js';
import type { TestShop } from '#test/support/shop.js';
import { freezeClock } from '#test/support/fakes/freeze-clock.js';
import { Clock } from '#platform/clock.js';
import { inTransaction } from '#platform/database/transactions.js';
import { addressOf } from '../file-names.js';
import { MediaLibrary } from '../media-library.js';
import { MediaStore } from '../store/media-store.js';
import { fileKey, renditionKey } from '../store/store-keys.js';
import { CleanUpFiles } from './clean-up-files.js';

const DAY_MS = 86_400_000;

describe.each(BACKENDS)('the file cleanup with %s', (_, openBackend) => {
  let shop: TestShop;
  let clock: ReturnType<typeof freezeClock>;
  beforeAll(async () => {
    shop = await openShopOn(openBackend);
  });
  beforeEach(() => {
    clock = freezeClock(shop.app.get(Clock));
  });
  afterAll(() => shop.close());

  const importImage = async (): Promise<string> =>
    (await shop.app.get(MediaLibrary).importFile(undefined, { bytes: await sampleJpeg(60, 60) })).name;
  const stored = async (name: string): Promise<boolean> => (await shop.app.get(MediaStore).size(fileKey(name))) !== undefined;
  const cleanUp = (): Promise<number> => shop.app.get(CleanUpFiles).execute();

  it('removes only files that have been unused for seven days', async () => {
    const [unused, used, inSettings, usedAgain] = [
      await importImage(),
      await importImage(),
      await importImage(),
      await importImage(),
    ];
    await givenProduct(shop.db, { imageUrl: addressOf(used) });
    await shop.db.query('insert into shop_settings (id, "values") values (1, $1) on conflict (id) do update set "values" = $1', [
      { hero: { wide: addressOf(inSettings) } },
    ]);
    expect(await cleanUp()).toBe(0);
    clock.advance(6 * DAY_MS);
    await givenProduct(shop.db, { videoUrl: addressOf(usedAgain) });
    expect(await cleanUp()).toBe(0);
    clock.advance(DAY_MS + 1);
    expect(await cleanUp()).toBe(1);
    expect(await Promise.all([unused, used, inSettings, usedAgain].map(stored))).toEqual([false, true, true, true]);
    await shop.http().get(addressOf(unused)).expect(404);
  });

  it('keeps a file whose address is being saved', async () => {
    const [name, { id }] = [await importImage(), await givenProduct(shop.db)];
    await cleanUp();
    clock.advance(7 * DAY_MS + 1);
    const { removed } = await inTransaction(shop.db, async (tx) => {
      await shop.app.get(MediaLibrary).assertUsable(tx, addressOf(name), 'catalog-image');
      const removed = cleanUp();
      expect(await statementWaits(tx)).toBe(true);
      await tx.query('update products set image_url = $2 where id = $1', [id, addressOf(name)]);
      return { removed };
    });
    expect([await removed, await stored(name)]).toEqual([0, true]);
  });

  it('removes bytes without a row after a day, not earlier', async () => {
    const [lost, kept] = [await importImage(), await importImage()];
    const store = shop.app.get(MediaStore);
    const made = join(shop.config.DATA_DIR, lost);
    await writeFile(made, await sampleJpeg(20, 20));
    await store.put(renditionKey(lost, 320, 'jpg'), made, 'image/jpeg');
    await shop.db.query('delete from stored_files where name = $1', [lost]);
    await cleanUp();
    expect(await stored(lost)).toBe(true);
    clock.advance(DAY_MS + 60_000);
    await cleanUp();
    expect([await stored(lost), await store.size(renditionKey(lost, 320, 'jpg')), await stored(kept)]).toEqual([
      false,
      undefined,
      true,
    ]);
  });

  it('removes unfinished uploads and their bytes after an hour (threat 55)', async () => {
    const name = await importImage();
    await shop.db.query(`update stored_files set status = 'receiving', created_at = $2 where name = $1`, [name, new Date()]);
    clock.advance(DAY_MS / 24 - 60_000);
    await cleanUp();
    expect(await stored(name)).toBe(true);
    clock.advance(120_000);
    expect(await cleanUp()).toBe(1);
    expect([await stored(name), await shop.app.get(MediaLibrary).describe([name])]).toEqual([false, new Map()]);
  });
});
