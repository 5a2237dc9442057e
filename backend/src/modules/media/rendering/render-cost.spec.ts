import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { FORMATS, SHARE_SIZE, WIDTHS } from '../presets.js';
import { cleanPicture } from './clean-picture.js';
import { encode, renderPicture } from './render-picture.js';

/** Grain and soft shapes, as a camera makes them. */
async function photo(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const grain = await sharp({ create: { width: width / 8, height: height / 8, channels: 3, background: '#808080', noise } }).png().toBuffer();
  return sharp(grain).resize(width, height, { kernel: 'cubic' }).jpeg({ quality: 92 }).toBuffer();
}

async function cpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

describe('a picture of 12 megapixels', () => {
  it('costs at most 1.5 times what the image library alone takes for the same presets', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shop-cost-'));
    const from = join(folder, 'photo.jpg');
    await writeFile(from, await photo(4_000, 3_000));
    await mkdir(join(folder, 'alone'));
    const threads = sharp.concurrency();
    sharp.concurrency(1);

    const alone = await cpuMs(async () => {
      for (const width of WIDTHS) {
        for (const format of FORMATS) await encode(sharp(from).resize(width), format).toFile(join(folder, 'alone', `${width}.${format}`));
      }
      await sharp(from).resize({ ...SHARE_SIZE, fit: 'cover' }).jpeg({ quality: 82 }).toFile(join(folder, 'alone', 'share.jpg'));
    });
    const ours = await cpuMs(async () => {
      await cleanPicture({ from, to: join(folder, 'clean') });
      await renderPicture({ from: join(folder, 'clean'), folder });
    });

    sharp.concurrency(threads);
    await rm(folder, { recursive: true });
    expect(ours / alone).toBeLessThan(1.5);
  }, 120_000);
});
