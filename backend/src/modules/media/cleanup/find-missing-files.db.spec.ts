import { asAdmin } from '#test/support/builders/users.js';
import { BACKENDS, openShopOn } from '#test/support/backends/all-backends.js';
import { sampleJpeg } from '#test/support/files/sample-images.js';
import type { TestShop } from '#test/support/shop.js';
import { MediaLibrary } from '../media-library.js';
import { MediaStore } from '../store/media-store.js';
import { fileKey } from '../store/store-keys.js';
import { FindMissingFiles } from './find-missing-files.js';

describe.each(BACKENDS)('files without bytes (threat 108) with %s', (_, openBackend) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShopOn(openBackend);
  });
  afterAll(() => shop.close());

  const importImage = async (): Promise<string> =>
    (await shop.app.get(MediaLibrary).importFile(undefined, { bytes: await sampleJpeg(60, 60) })).name;
  const find = (): Promise<number> => shop.app.get(FindMissingFiles).execute();
  const listed = async (name: string): Promise<{ status: string; failure: string | null } | undefined> => {
    const { body } = await shop
      .http()
      .get('/api/admin/media?filter=failed')
      .set(await asAdmin(shop))
      .expect(200);
    return body.files.find((file: { name: string }) => file.name === name);
  };

  it('are counted, and shown to staff until the bytes are back', async () => {
    const [lost, kept] = [await importImage(), await importImage()];
    expect(await find()).toBe(0);
    await shop.app.get(MediaStore).remove(fileKey(lost));
    expect(await find()).toBe(1);
    expect(await listed(lost)).toMatchObject({ status: 'failed', failure: expect.stringMatching(/missing/) as string });
    expect(await listed(kept)).toBeUndefined();
    expect((await shop.http().get('/metrics').expect(200)).text).toContain('shop_files_missing 1');

    await shop.db.query('delete from stored_files where name = $1', [lost]);
    expect(await find()).toBe(0);
  });
});
