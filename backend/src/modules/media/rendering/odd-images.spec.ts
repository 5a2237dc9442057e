import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { sampleImage, sampleJpeg } from '#test/support/files/sample-images.js';
import { ImageWorker } from './image-worker.js';

/** Files of real programs, which sharp cannot write. */
const fixture = (name: string): Promise<Buffer> =>
  readFile(fileURLToPath(new URL(`../../../../test/fixtures/uploads/${name}`, import.meta.url)));
const flat = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 90, g: 120, b: 60, alpha: 0.5 } }, limitInputPixels: false });
const sample = () => sampleImage(120, 80);

let folder: string;
let worker: ImageWorker;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-odd-images-'));
  worker = new ImageWorker();
});
afterAll(async () => {
  worker.onApplicationShutdown();
  await rm(folder, { recursive: true });
});

async function sanitized(bytes: Buffer) {
  const [from, to] = [join(folder, 'from'), join(folder, 'to')];
  await writeFile(from, bytes);
  return worker.run('sanitize', { from, to });
}

const small = { width: 120, height: 80 };

/** What every browser shows. */
const TAKEN: [string, () => Promise<Buffer>, { contentType?: string; width: number; height: number }][] = [
  ['a JPEG of a Samsung phone', () => fixture('sos-params-zero.jpg'), expect.anything() as never],
  ['a CMYK JPEG', () => fixture('cmyk-red.jpg'), expect.anything() as never],
  ['a gray PNG of 16 bits', () => fixture('gray16.png'), expect.anything() as never],
  ['an AVIF with another major brand', () => fixture('mif1.avif'), expect.anything() as never],
  ['an animated GIF', () => fixture('anim.gif'), expect.anything() as never],
  ['an animated WebP', () => fixture('anim.webp'), expect.anything() as never],
  ['a photo of 48 megapixels', () => flat(8_000, 6_000).jpeg().toBuffer(), { width: 3_200, height: 2_400 }],
  ['a photo of 50 megapixels', () => flat(8_160, 6_144).jpeg().toBuffer(), { width: 3_200, height: 2_409 }],
  ['a photo of 64 megapixels', () => flat(9_248, 6_936).jpeg().toBuffer(), { width: 3_200, height: 2_400 }],
  ['a progressive JPEG', () => sample().jpeg({ progressive: true }).toBuffer(), small],
  ['a JPEG with full chroma', () => sample().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(), small],
  ['a JPEG of arithmetic quality 1', () => sample().jpeg({ quality: 1 }).toBuffer(), small],
  ['a gray JPEG', () => sample().grayscale().jpeg().toBuffer(), small],
  ['a turned JPEG', () => sample().withMetadata({ orientation: 6 }).jpeg().toBuffer(), { width: 80, height: 120 }],
  ['a mirrored JPEG', () => sample().withMetadata({ orientation: 2 }).jpeg().toBuffer(), small],
  ['a JPEG with bytes behind its end', async () => Buffer.concat([await sampleJpeg(120, 80), Buffer.alloc(999, 7)]), small],
  ['a PNG with a palette', () => sample().png({ palette: true, colours: 5 }).toBuffer(), small],
  ['an interlaced PNG', () => sample().png({ progressive: true }).toBuffer(), small],
  ['a PNG with transparency', () => flat(120, 80, 4).png().toBuffer(), small],
  ['a black and white PNG', () => sample().threshold().png({ palette: true, colours: 2 }).toBuffer(), small],
  ['a turned PNG', () => sample().withMetadata({ orientation: 8 }).png().toBuffer(), { width: 80, height: 120 }],
  ['a GIF', () => sample().gif().toBuffer(), small],
  ['a WebP without loss', () => sample().webp({ lossless: true }).toBuffer(), small],
  ['a WebP with transparency', () => flat(120, 80, 4).webp().toBuffer(), small],
  ['an AVIF', () => sample().avif({ effort: 0 }).toBuffer(), small],
  ['one pixel', () => flat(1, 1).png().toBuffer(), { width: 1, height: 1 }],
  ['a line', () => flat(4_000, 1).png().toBuffer(), { width: 4_000, height: 1 }],
  ['a tall size chart', () => flat(1_080, 14_000).png().toBuffer(), { width: 1_080, height: 14_000 }],
  ['a screenshot of a whole page', () => flat(2_880, 12_000).png().toBuffer(), { width: 1_959, height: 8_164 }],
  ['a wide panorama', () => flat(12_000, 1_500).jpeg().toBuffer(), { width: 11_313, height: 1_414 }],
];

it.each(TAKEN)('%s is taken', async (_, create, expected) => {
  expect(await sanitized(await create())).toMatchObject(expected);
});

it.each(['anim.gif', 'anim.webp'])('%s is known to have been an animation', async (name) => {
  expect(await sanitized(await fixture(name))).toMatchObject({ wasAnimated: true });
});

it.each([
  ['a GIF', () => sample().gif().toBuffer()],
  ['a WebP', () => sample().webp().toBuffer()],
  ['an AVIF', () => sample().avif({ effort: 0 }).toBuffer()],
  ['an AVIF with another major brand', () => fixture('mif1.avif')],
])('%s is not', async (_, create) => {
  expect(await sanitized(await create())).toMatchObject({ wasAnimated: false });
});

it('a picture of other formats has no more than 40 megapixels', async () => {
  await expect(sanitized(await flat(7_000, 6_000).png().toBuffer())).rejects.toMatchObject({
    status: 422,
    message: 'The picture has 42 megapixels, at most 40 can be read: save it smaller',
  });
});

it('a photo has no more than 70 megapixels', async () => {
  await expect(sanitized(await flat(12_000, 9_000).jpeg().toBuffer())).rejects.toMatchObject({
    status: 422,
    message: 'The picture has 108 megapixels, at most 70 can be read: save it smaller',
  });
});

const DAMAGED: [string, () => Promise<Buffer>][] = [
  ['half a JPEG', async () => (await sampleJpeg()).subarray(0, 20_000)],
  ['half a JPEG of a Samsung phone', async () => (await fixture('sos-params-zero.jpg')).subarray(0, 3_000)],
  [
    'half a PNG',
    async () => {
      const png = await sample().png().toBuffer();
      return png.subarray(0, png.length / 2);
    },
  ],
  [
    'half a WebP',
    async () => {
      const webp = await sample().webp().toBuffer();
      return webp.subarray(0, webp.length / 2);
    },
  ],
  ['a PNG header without a picture', async () => (await sample().png().toBuffer()).subarray(0, 33)],
  [
    'text that claims to be a JPEG',
    async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('hello '.repeat(50))]),
  ],
];

it.each(DAMAGED)('%s is refused as damaged', async (_, create) => {
  await expect(sanitized(await create())).rejects.toMatchObject({
    status: 422,
    message: 'The file is damaged or not a picture we can read',
  });
});
