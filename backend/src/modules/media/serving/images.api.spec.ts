import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { BACKENDS, openShopOn } from '#test/support/backends/all-backends.js';
import { sampleJpeg } from '#test/support/files/sample-images.js';
import type { TestShop } from '#test/support/shop.js';
import { addressOf } from '../file-names.js';
import { MediaLibrary } from '../media-library.js';
import { MediaStore } from '../store/media-store.js';
import { renditionKey } from '../store/store-keys.js';
import type { StoredFile } from '../stored-file.entity.js';

describe.each(BACKENDS)('files with %s', (_, openBackend) => {
  let shop: TestShop;
  let bytes: Buffer;
  let file: StoredFile;
  let address: string;

  beforeAll(async () => {
    shop = await openShopOn(openBackend);
    bytes = await sampleJpeg();
    file = await shop.app.get(MediaLibrary).importFile(undefined, { bytes });
    address = addressOf(file.name);
  });
  afterAll(() => shop.close());

  describe('a stored image', () => {
    it('is served with its type, an immutable cache header and headers that stop it from running as a page (threat 60)', async () => {
      const { headers } = await shop.http().get(address).expect(200);
      expect(headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
        'content-disposition': 'inline',
        'accept-ranges': 'bytes',
        vary: 'accept',
      });
    });

    it('answers 304 to a matching If-None-Match', async () => {
      const { headers } = await shop.http().get(address).expect(200);
      const etag = headers['etag'] ?? '';
      await shop.http().get(address).set('if-none-match', `"other", W/${etag}`).expect(304);
    });

    it('answers a range with 206 and an unsatisfiable one with 416', async () => {
      const whole = await shop.http().get(address);
      const size = (whole.body as Buffer).length;
      const part = await shop.http().get(address).set('range', 'bytes=10-19').expect(206);
      expect(part.headers['content-range']).toBe(`bytes 10-19/${size}`);
      expect(part.body).toEqual((whole.body as Buffer).subarray(10, 20));
      const rejected = await shop.http().get(address).set('range', `bytes=${size}-`).expect(416);
      expect(rejected.headers['content-range']).toBe(`bytes */${size}`);
      await shop.http().get(address).set('range', 'bytes=0-1,4-5').expect(200);
      await shop.http().get(address).set('range', 'bytes=5-2').expect(200);
      await shop.http().get(address).set('range', 'bytes=0-1').set('if-range', '"old"').expect(200);
    });

    it('answers HEAD with headers only', async () => {
      const { headers, text } = await shop.http().head(address).expect(200);
      expect(Number(headers['content-length'])).toBeGreaterThan(1_000);
      expect(text).toBeUndefined();
    });

    it('is served unscaled with a short cache time while it is being rendered', async () => {
      const recent = await shop.app.get(MediaLibrary).importFile(undefined, { bytes });
      const { headers } = await shop
        .http()
        .get(`${addressOf(recent.name)}?w=640`)
        .set('accept', 'image/avif')
        .expect(200);
      expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=10' });
    });

    it.each(['100', '', '640.0', 'share.html', '../320'])('rejects the size %j', async (w) => {
      await shop.http().get(address).query({ w }).expect(400);
      await shop.http().get(`${address}?w=320&w=640`).expect(400);
    });
  });

  describe('a rendered image', () => {
    it('is served in the requested width and the best format that the browser accepts', async () => {
      const ready = await shop.app.get(MediaLibrary).importFile(undefined, { bytes: await sampleJpeg(700, 500) });
      const store = shop.app.get(MediaStore);
      for (const [format, type] of [
        ['avif', 'image/avif'],
        ['webp', 'image/webp'],
        ['jpg', 'image/jpeg'],
      ] as const) {
        const path = join(shop.config.DATA_DIR, randomUUID());
        await writeFile(
          path,
          await sharp(bytes)
            .resize(64)
            .toFormat(format === 'jpg' ? 'jpeg' : format)
            .toBuffer(),
        );
        await store.put(renditionKey(ready.name, 960, format), path, type);
      }
      await shop.db.query(`update stored_files set status = 'ready' where name = $1`, [ready.name]);
      for (const [accept, type] of [
        ['image/avif,image/webp', 'image/avif'],
        ['image/webp', 'image/webp'],
        ['*/*', 'image/jpeg'],
      ]) {
        const { headers } = await shop
          .http()
          .get(`${addressOf(ready.name)}?w=1440`)
          .set('accept', accept ?? '')
          .expect(200);
        expect(headers).toMatchObject({
          'content-type': type,
          vary: 'accept',
          'cache-control': expect.stringContaining('immutable') as string,
        });
      }
    });
  });
});
