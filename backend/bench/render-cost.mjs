// `npm run bench:media` compares the CPU time of rendering a 12-megapixel JPEG with that of sharp alone for the same presets.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildStale } from '../scripts/build-stale.mjs';

const ROUNDS = 5;

/** Grain and soft shapes, like a photo. */
async function photo(width, height) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 };
  const grain = await sharp({ create: { width: width / 8, height: height / 8, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer();
  return sharp(grain).resize(width, height, { kernel: 'cubic' }).jpeg({ quality: 92 }).toBuffer();
}

async function cpuMs(work) {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

await buildStale({ only: '@shop/backend' });
const source = await photo(4_000, 3_000);
const { FORMATS, SHARE_SIZE, WIDTHS } = await import('../dist/modules/media/presets.js');
const { sanitizeImage } = await import('../dist/modules/media/rendering/sanitize-image.js');
const { encode, renderImage } = await import('../dist/modules/media/rendering/render-image.js');
const folder = await mkdtemp(join(tmpdir(), 'shop-cost-'));
const from = join(folder, 'photo.jpg');
await writeFile(from, source);
await mkdir(join(folder, 'alone'));
sharp.concurrency(1);
const ratios = [];
for (let round = 0; round < ROUNDS; round++) {
  const sharpMs = await cpuMs(async () => {
    for (const width of WIDTHS) {
      for (const format of FORMATS)
        await encode(sharp(from).resize(width), format).toFile(join(folder, 'alone', `${width}.${format}`));
    }
    await sharp(from)
      .resize({ ...SHARE_SIZE, fit: 'cover' })
      .jpeg({ quality: 82 })
      .toFile(join(folder, 'alone', 'share.jpg'));
  });
  const shopMs = await cpuMs(async () => {
    await sanitizeImage({ from, to: join(folder, 'sanitized') });
    await renderImage({ from: join(folder, 'sanitized'), folder });
  });
  ratios.push(shopMs / sharpMs);
  console.log(
    `sharp alone ${Math.round(sharpMs)} ms, fully rendered ${Math.round(shopMs)} ms, ratio ${(shopMs / sharpMs).toFixed(2)}`,
  );
}
await rm(folder, { recursive: true });
console.log(`median ratio ${ratios.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)].toFixed(2)} (limit: 1.5)`);
