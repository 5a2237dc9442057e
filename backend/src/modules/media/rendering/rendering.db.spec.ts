import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import sharp from 'sharp';
import { startProcess } from '../../../../test/support/child-process.js';
import { eventually } from '../../../../test/support/eventually.js';
import { HOMES, type TestHome } from '../../../../test/support/homes.js';
import { jpeg, png } from '../../../../test/support/images.js';
import { QUEUE_HOMES } from '../../../../test/support/queue-backends.js';
import { openShop, type TestShop } from '../../../../test/support/shop.js';
import { openWorker } from '../../../../test/support/worker.js';
import { Jobs } from '../../../platform/queue/jobs.js';
import { addressOf } from '../file-names.js';
import { MediaLibrary } from '../media-library.js';
import { FORMATS, WIDTHS } from '../presets.js';
import { MediaStore } from '../store/media-store.js';
import { fileKey } from '../store/store-keys.js';
import { StoredFile } from '../stored-file.entity.js';

const ACCEPT = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

const statusOf = async (shop: TestShop, name: string): Promise<StoredFile | null> =>
  shop.db.getRepository(StoredFile).findOneBy({ name });
const settled = (shop: TestShop, name: string): Promise<StoredFile | null> =>
  eventually(
    () => statusOf(shop, name),
    (file) => file?.status !== 'processing',
  );

async function shown(
  shop: TestShop,
  name: string,
  w: string,
  accept = '*/*',
): Promise<{ type: string | null; bytes: Buffer; cache: string | null }> {
  const answer = await fetch(`${shop.origin}${addressOf(name)}?w=${w}`, { headers: { accept } });
  return {
    type: answer.headers.get('content-type'),
    bytes: Buffer.from(await answer.arrayBuffer()),
    cache: answer.headers.get('cache-control'),
  };
}

async function allSizes(shop: TestShop, name: string): Promise<string[]> {
  const sizes = [...WIDTHS.map(String), 'share'];
  const answers = await Promise.all(sizes.flatMap((w) => FORMATS.map((format) => shown(shop, name, w, ACCEPT[format]))));
  return answers.map(({ bytes }) => bytes.toString('base64'));
}

describe.each(HOMES)('pictures with %s', (_, openHome) => {
  let home: TestHome;
  let shop: TestShop;
  let worker: INestApplicationContext;
  beforeAll(async () => {
    home = await openHome();
    shop = await openShop(home.settings);
    worker = await openWorker(shop.config);
  });
  afterAll(async () => {
    await worker.close();
    await shop.close();
    await home.stop();
  });

  it('come in every preset width and format', async () => {
    const file = await shop.app.get(MediaLibrary).adopt(undefined, { bytes: await jpeg(2_000, 1_500) });
    expect(await settled(shop, file.name)).toMatchObject({ status: 'ready', width: 2_000, height: 1_500, failure: null });
    for (const width of WIDTHS) {
      for (const format of FORMATS) {
        const { type, bytes, cache } = await shown(shop, file.name, String(width), ACCEPT[format]);
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

  it('come as a share picture of 1200 x 630 below 300 KB, whatever their shape', async () => {
    for (const [width, height] of [
      [900, 1_600],
      [1_600, 700],
      [200, 200],
    ] as const) {
      const file = await shop.app.get(MediaLibrary).adopt(undefined, { bytes: await jpeg(width, height) });
      await settled(shop, file.name);
      const { type, bytes } = await shown(shop, file.name, 'share', 'image/avif');
      expect([type, bytes.length < 300_000]).toEqual(['image/jpeg', true]);
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1_200, height: 630, format: 'jpeg' });
    }
  });

  it('keep what is clear about them, and stand on paper in JPEG', async () => {
    const clear = await sharp({ create: { width: 500, height: 400, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const file = await shop.app.get(MediaLibrary).adopt(undefined, { bytes: clear });
    expect(await settled(shop, file.name)).toMatchObject({ status: 'ready', color: '#f5eee1' });
    expect(await sharp((await shown(shop, file.name, '320', 'image/webp')).bytes).metadata()).toMatchObject({ hasAlpha: true });
    const { dominant } = await sharp((await shown(shop, file.name, '320')).bytes).stats();
    expect([dominant.r, dominant.g, dominant.b].every((part) => part > 215)).toBe(true);
  });

  it('are the same bytes when they are made again', async () => {
    const file = await shop.app.get(MediaLibrary).adopt(undefined, { bytes: await png(700, 500) });
    await settled(shop, file.name);
    const first = await allSizes(shop, file.name);
    await shop.app.get(Jobs).run('media.render', { name: file.name }, 20_000);
    expect((await allSizes(shop, file.name)).join() === first.join()).toBe(true);
  });

  it('that cannot be read say so, and nothing tries them again', async () => {
    const file = await shop.app
      .get(MediaLibrary)
      .adopt(undefined, { bytes: await jpeg(400, 300), known: { width: 400, height: 300, color: '#000000' } });
    const broken = join(shop.config.DATA_DIR, randomUUID());
    await writeFile(broken, (await jpeg(400, 300)).subarray(0, 2_000));
    await shop.app.get(MediaStore).put(fileKey(file.name), broken, 'image/jpeg');
    await shop.app.get(Jobs).run('media.render', { name: file.name }, 20_000);
    expect(await statusOf(shop, file.name)).toMatchObject({
      status: 'failed',
      failure: expect.stringContaining('damaged') as string,
    });
    expect(await shown(shop, file.name, '320')).toMatchObject({ cache: 'public, max-age=10' });
  });
});

describe.each(QUEUE_HOMES)('a worker killed while it renders, with queues in %s', (_, openHome) => {
  it('leaves the job to the next one, which makes the same bytes', async () => {
    const home = await openHome();
    const shop = await openShop(home.settings);
    const bytes = await jpeg(1_000, 800);
    const file = await shop.app.get(MediaLibrary).adopt(undefined, { bytes });
    const killed = await startProcess('test/support/children/worker-killed-while-rendering.ts', shop.config);
    expect(await killed.ended).toBe('SIGKILL');
    expect(await statusOf(shop, file.name)).toMatchObject({ status: 'processing' });

    const worker = await openWorker(shop.config);
    // Its lock ends after 15 s, and the next look for such jobs comes 5 s later.
    for (let wait = 0; wait < 3; wait++) await settled(shop, file.name);
    expect(await statusOf(shop, file.name)).toMatchObject({ status: 'ready' });

    const calm = await shop.app.get(MediaLibrary).adopt(undefined, { bytes });
    await settled(shop, calm.name);
    expect((await allSizes(shop, file.name)).join() === (await allSizes(shop, calm.name)).join()).toBe(true);
    await worker.close();
    await shop.close();
    await home.stop();
  }, 60_000);
});
