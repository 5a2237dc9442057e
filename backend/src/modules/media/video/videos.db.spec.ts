import type { INestApplicationContext } from '@nestjs/common';
import sharp from 'sharp';
import { eventually } from '#test/support/eventually.js';
import { videoFixture } from '#test/support/files/video-fixtures.js';
import { BACKENDS_OF_TIER, openShopOn } from '#test/support/backends/all-backends.js';
import type { TestShop } from '#test/support/shop.js';
import { openWorker } from '#test/support/worker.js';
import { addressOf } from '../file-names.js';
import { MediaLibrary } from '../media-library.js';
import { StoredFile } from '../stored-file.entity.js';

describe.each(BACKENDS_OF_TIER)('videos with %s', (_, openBackend) => {
  let shop: TestShop;
  let worker: INestApplicationContext;
  beforeAll(async () => {
    shop = await openShopOn(openBackend);
    worker = await openWorker(shop.config);
  });
  afterAll(async () => {
    await worker.close();
    await shop.close();
  });

  const settled = (name: string): Promise<StoredFile | null> =>
    eventually(
      () => shop.db.getRepository(StoredFile).findOneBy({ name }),
      (file) => file?.status !== 'processing',
    );
  const importFile = async (bytes: Buffer): Promise<string> =>
    (await shop.app.get(MediaLibrary).importFile(undefined, { bytes })).name;
  const bytesOf = async (name: string): Promise<Buffer> =>
    Buffer.from(await (await fetch(shop.origin + addressOf(name))).arrayBuffer());

  describe('a video', () => {
    it('that every browser plays is not re-encoded, loses its location and gets its index first (threat 51)', async () => {
      const bytes = await videoFixture('h264', 2);
      expect([bytes.includes('MADE-BY-TEST'), bytes.indexOf('moov') > bytes.indexOf('mdat')]).toEqual([true, true]);
      const name = await importFile(bytes);
      const sanitized = await bytesOf(name);
      expect([
        sanitized.includes('MADE-BY-TEST'),
        sanitized.includes('+51.5'),
        sanitized.indexOf('moov') < sanitized.indexOf('mdat'),
      ]).toEqual([false, false, true]);
      expect(await settled(name)).toMatchObject({
        status: 'ready',
        contentType: 'video/mp4',
        width: 320,
        height: 240,
        seconds: 2,
      });
      expect((await bytesOf(name)).equals(sanitized)).toBe(true);
    });

    it('has a poster in every preset width', async () => {
      const name = await importFile(await videoFixture('h264', 1));
      await shop
        .http()
        .get(`${addressOf(name)}?w=poster`)
        .expect(400);
      await settled(name);
      for (const w of ['320', 'share']) {
        const { body, headers } = await shop
          .http()
          .get(`${addressOf(name)}?w=${w}`)
          .expect(200);
        expect([headers['content-type'], (await sharp(body as Buffer).metadata()).width]).toEqual([
          'image/jpeg',
          w === 'share' ? 1_200 : 320,
        ]);
      }
    });

    it('that some browsers cannot play is converted to H.264', async () => {
      const name = await importFile(await videoFixture('hevc', 1));
      expect(await settled(name)).toMatchObject({ status: 'ready', contentType: 'video/mp4' });
      expect((await bytesOf(name)).includes('avc1')).toBe(true);
    });

    it('in WebM stays WebM', async () => {
      const name = await importFile(await videoFixture('vp9', 1));
      expect(await settled(name)).toMatchObject({ status: 'ready', contentType: 'video/webm', seconds: 1 });
    });

    it('can be requested in parts, so that players can seek', async () => {
      const name = await importFile(await videoFixture('h264', 1));
      const whole = await bytesOf(name);
      const { status, body } = await shop
        .http()
        .get(addressOf(name))
        .set('range', `bytes=${whole.length - 100}-`)
        .buffer();
      expect([status, (body as Buffer).length]).toEqual([206, 100]);
    });
  });
});
