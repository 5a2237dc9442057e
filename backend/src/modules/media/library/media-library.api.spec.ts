import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { givenCategory, givenProduct } from '#test/support/builders/catalog.js';
import { givenStoredFile } from '#test/support/builders/stored-file.js';
import { asAdmin } from '#test/support/builders/users.js';
import { sampleJpeg } from '#test/support/files/sample-images.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { fileOfAddress } from '../file-names.js';
import { MediaLibrary } from '../media-library.js';
import { MediaStore } from '../store/media-store.js';
import { fileKey } from '../store/store-keys.js';
import type { MediaPageView } from './media-page.view.js';

const TWO_DAYS_AGO = new Date(Date.now() - 2 * 86_400_000);

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.db.query('truncate stored_files, products cascade'));

const page = async (query = ''): Promise<MediaPageView> =>
  (await shop.http().get(`/api/admin/media${query}`).set(admin).expect(200)).body as MediaPageView;
const cleanUp = () => shop.http().post('/api/admin/media/clean-up').set(admin);
const remove = (address: string) =>
  shop
    .http()
    .delete(`/api/admin/media/${fileOfAddress(address)}`)
    .set(admin);
const urls = ({ files }: MediaPageView): string[] => files.map(({ url }) => url);

describe('the media page', () => {
  it('lists every file with state, size, use and problem, and filters them', async () => {
    const used = await givenStoredFile(shop.db, { createdAt: TWO_DAYS_AGO, width: 800, height: 600 });
    await givenProduct(shop.db, { imageUrl: used });
    const failed = await givenStoredFile(shop.db, { status: 'failed', failure: 'it took too long' });
    const video = await givenStoredFile(shop.db, { kind: 'video', status: 'processing', name: `${randomUUID()}.mp4` });
    const { files, counts, hasMore } = await page();
    expect(files).toHaveLength(3);
    expect(files.find(({ url }) => url === used)).toMatchObject({
      status: 'ready',
      byteSize: 1024,
      width: 800,
      usedIn: expect.arrayContaining(['products']) as string[],
    });
    expect(files.find(({ url }) => url === failed)).toMatchObject({ failure: 'it took too long', usedIn: [] });
    expect(counts).toEqual({ all: 3, failed: 1, processing: 1, unused: 2, bytes: 3072, deletable: 0 });
    expect(hasMore).toBe(false);
    expect(urls(await page('?filter=failed'))).toEqual([failed]);
    expect(urls(await page('?filter=processing&kind=video'))).toEqual([video]);
    expect(urls(await page('?filter=processing&kind=image'))).toEqual([]);
    expect(urls(await page('?filter=unused')).toSorted()).toEqual([failed, video].toSorted());
  });

  it('says of an animation, as its upload does, that the first frame is kept', async () => {
    const files = { 'anim.gif': true, 'anim.webp': true, 'gray16.png': false };
    for (const [name, wasAnimated] of Object.entries(files)) {
      const bytes = await readFile(fileURLToPath(new URL(`../../../../test/fixtures/uploads/${name}`, import.meta.url)));
      const { body } = await shop.http().post('/api/objects/upload').set(admin).expect(200);
      const answer = await fetch((body as { uploadURL: string }).uploadURL, { method: 'PUT', body: new Uint8Array(bytes) });
      const { url, ...uploaded } = (await answer.json()) as { url: string };
      expect(uploaded).toMatchObject({ wasAnimated });
      expect((await page()).files.find((file) => file.url === url)).toMatchObject({ wasAnimated });
    }
  });

  it('pages without losing or repeating a file of the same moment', async () => {
    for (let n = 0; n < 130; n++) await givenStoredFile(shop.db, { createdAt: TWO_DAYS_AGO });
    const names: string[] = [];
    for (let last: MediaPageView | undefined; last?.hasMore !== false;) {
      last = await page(names.length === 0 ? '' : `?before=${names.at(-1)}`);
      names.push(...last.files.map(({ name }) => name));
    }
    expect([names.length, new Set(names).size]).toEqual([130, 130]);
  });

  it.each(['?filter=none', '?kind=text', "?before=1'--"])('rejects %s', async (query) => {
    await shop.http().get(`/api/admin/media${query}`).set(admin).expect(400);
  });

  it('is for admins only', async () => {
    const url = await givenStoredFile(shop.db);
    const other = await asAdmin(shop, { isAdmin: false });
    await shop.http().get('/api/admin/media').expect(401);
    await shop.http().post('/api/admin/media/clean-up').set(other).expect(403);
    await shop
      .http()
      .delete(`/api/admin/media/${fileOfAddress(url)}`)
      .set(other)
      .expect(403);
  });
});

describe('unused files', () => {
  it('that are older than a day are deleted by a clean-up, with their bytes; all others stay', async () => {
    const { name } = await shop.app.get(MediaLibrary).importFile(undefined, { bytes: await sampleJpeg(60, 60) });
    await shop.db.query('update stored_files set created_at = $1 where name = $2', [TWO_DAYS_AGO, name]);
    const [used, young] = [await givenStoredFile(shop.db, { createdAt: TWO_DAYS_AGO }), await givenStoredFile(shop.db)];
    await givenProduct(shop.db, { imageUrl: used });
    expect((await page()).counts.deletable).toBe(1);
    expect((await cleanUp().expect(200)).body).toEqual({ deleted: 1 });
    expect(urls(await page()).toSorted()).toEqual([used, young].toSorted());
    expect(await shop.app.get(MediaStore).size(fileKey(name))).toBeUndefined();
    expect((await cleanUp().expect(200)).body).toEqual({ deleted: 0 });
  });

  it.each(['%00', 'none', '..%2fx', 'a'.repeat(200)])('that cannot exist are 404: %s', async (name) => {
    await shop.http().delete(`/api/admin/media/${name}`).set(admin).expect(404);
  });

  it('can be deleted one by one; a used or unknown file is rejected', async () => {
    const [used, unused] = [await givenStoredFile(shop.db), await givenStoredFile(shop.db)];
    await givenProduct(shop.db, { imageUrl: used });
    await remove(used).expect(409);
    await remove(unused).expect(200);
    await remove(unused).expect(404);
    expect(urls(await page())).toEqual([used]);
  });

  it('are never deleted while a product is saved with them', async () => {
    const categoryId = (await givenCategory(shop.db)).id;
    const addresses = await Promise.all(Array.from({ length: 20 }, () => givenStoredFile(shop.db, { createdAt: TWO_DAYS_AGO })));
    const save = (imageUrl: string) =>
      shop
        .http()
        .post('/api/admin/products')
        .set(admin)
        .send({ name: 'Rise Hoodie', description: 'Warm.', price: 68, categoryId, imageUrl, additionalImages: [imageUrl] });
    const [saves] = await Promise.all([Promise.all(addresses.map(save)), cleanUp(), cleanUp()]);
    expect(new Set(saves.map(({ status }) => status))).toEqual(
      new Set(saves.some(({ status }) => status === 400) ? [201, 400] : [201]),
    );
    const [orphans] = await shop.db.query<{ count: number }[]>(
      `select count(*)::int as count from products p
       where not exists (select 1 from stored_files f where '/api/images/' || f.name = p.image_url)`,
    );
    expect(orphans?.count).toBe(0);
  });
});
