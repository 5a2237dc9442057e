import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import sharp from 'sharp';
import { BACKENDS_OF_TIER, openShopOn } from '#test/support/backends/all-backends.js';
import { sampleJpeg, samplePng } from '#test/support/files/sample-images.js';
import { ACCEPT, fetchAllRenditions, waitForRendering, fetchRendition, storedFile } from '#test/support/files/renditions.js';
import type { TestShop } from '#test/support/shop.js';
import { openWorker } from '#test/support/worker.js';
import { Jobs } from '#platform/queue/jobs.js';
import { MediaLibrary } from '../media-library.js';
import { FORMATS, WIDTHS } from '../presets.js';
import { MediaStore } from '../store/media-store.js';
import { fileKey } from '../store/store-keys.js';

describe.each(BACKENDS_OF_TIER)('rendered images with %s', (_, openBackend) => {
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

  it('exist in every preset width and format', async () => {
    const file = await shop.app.get(MediaLibrary).importFile(undefined, { bytes: await sampleJpeg(2_000, 1_500) });
    expect(await waitForRendering(shop, file.name)).toMatchObject({
      status: 'ready',
      width: 2_000,
      height: 1_500,
      failure: null,
    });
    for (const width of WIDTHS) {
      for (const format of FORMATS) {
        const { type, bytes, cache } = await fetchRendition(shop, file.name, String(width), ACCEPT[format]);
        const made = await sharp(bytes).metadata();
        expect([type, made.width, made.exif, cache]).toEqual([
          ACCEPT[format],
          width,
          undefined,
          'public, max-age=31536000, immutable',
        ]);
      }
    }
  });

  it('include a share image of 1200 x 630 pixels below 300 KB for every aspect ratio', async () => {
    for (const [width, height] of [
      [900, 1_600],
      [1_600, 700],
      [200, 200],
    ] as const) {
      const file = await shop.app.get(MediaLibrary).importFile(undefined, { bytes: await sampleJpeg(width, height) });
      await waitForRendering(shop, file.name);
      const { type, bytes } = await fetchRendition(shop, file.name, 'share', 'image/avif');
      expect([type, bytes.length < 300_000]).toEqual(['image/jpeg', true]);
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1_200, height: 630, format: 'jpeg' });
    }
  });

  it('keep transparency, and get the paper colour in JPEG', async () => {
    const transparent = await sharp({ create: { width: 500, height: 400, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const file = await shop.app.get(MediaLibrary).importFile(undefined, { bytes: transparent });
    expect(await waitForRendering(shop, file.name)).toMatchObject({ status: 'ready', color: '#f5eee1' });
    expect(await sharp((await fetchRendition(shop, file.name, '320', 'image/webp')).bytes).metadata()).toMatchObject({
      hasAlpha: true,
    });
    const { dominant } = await sharp((await fetchRendition(shop, file.name, '320')).bytes).stats();
    expect([dominant.r, dominant.g, dominant.b].every((part) => part > 215)).toBe(true);
  });

  it('have the same bytes when rendered again', async () => {
    const file = await shop.app.get(MediaLibrary).importFile(undefined, { bytes: await samplePng(700, 500) });
    await waitForRendering(shop, file.name);
    const first = await fetchAllRenditions(shop, file.name);
    await shop.app.get(Jobs).run('media.render', { name: file.name }, 20_000);
    expect((await fetchAllRenditions(shop, file.name)).join() === first.join()).toBe(true);
  });

  it('fail with a reason and without a retry when the file is damaged', async () => {
    const file = await shop.app
      .get(MediaLibrary)
      .importFile(undefined, { bytes: await sampleJpeg(400, 300), known: { width: 400, height: 300, color: '#000000' } });
    const broken = join(shop.config.DATA_DIR, randomUUID());
    await writeFile(broken, (await sampleJpeg(400, 300)).subarray(0, 2_000));
    await shop.app.get(MediaStore).put(fileKey(file.name), broken, 'image/jpeg');
    await shop.app.get(Jobs).run('media.render', { name: file.name }, 20_000);
    expect(await storedFile(shop, file.name)).toMatchObject({
      status: 'failed',
      failure: expect.stringContaining('damaged') as string,
    });
    expect(await fetchRendition(shop, file.name, '320')).toMatchObject({ cache: 'public, max-age=10' });
  });
});
