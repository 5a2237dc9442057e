import sharp from 'sharp';
import { sampleImage } from './sample-images.js';
import { flatPng, pngOfSize } from './png.js';
import { byTier } from '../tier.js';

interface HostileFile {
  /** Number and name of the case. */
  id: string;
  bytes: () => Promise<Buffer> | Buffer;
  /** The Content-Type header; the default is the type of the file name. */
  claimed?: string;
  /** The allowed statuses; 200 means that the file is accepted and harmless. */
  status: number[];
}

const LIMIT = 10_485_760;
export const SCRIPT = '<script>alert(1)</script>';
export const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

function entityBomb(levels: number): string {
  const entities = Array.from({ length: levels }, (_, n) => `<!ENTITY e${n} "${n === 0 ? 'a' : `&e${n - 1};`.repeat(10)}">`);
  return `<?xml version="1.0"?><!DOCTYPE svg [${entities.join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&e${levels - 1};</text></svg>`;
}

/** Random pixels compress badly, so the cut falls into the image data. */
async function truncatedJpeg(part: number): Promise<Buffer> {
  const pixels = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, n) => (n * 7919 + (n >> 3) * 104_729) & 255));
  const whole = await sharp(pixels, { raw: { width: 300, height: 300, channels: 3 } })
    .jpeg()
    .toBuffer();
  return whole.subarray(0, Math.floor(whole.length * part));
}

async function framesGif(frames: number, side: number): Promise<Buffer> {
  const raw = { width: side, height: side * frames, channels: 3 as const, pageHeight: side };
  return sharp(Buffer.alloc(side * side * frames * 3, 200), { raw, limitInputPixels: false })
    .gif({ effort: 1 })
    .toBuffer();
}

function box(type: string, body: Buffer, claimed = body.length + 8): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(claimed, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

const ftyp = box('ftyp', Buffer.from('isom\0\0\0\0isom'));
const moovWithWrongSamples = Buffer.concat([
  ftyp,
  box('moov', box('trak', box('stts', Buffer.from('000000003b9aca00000000010000000100', 'hex')))),
  box('mdat', Buffer.alloc(8)),
]);
/** Without ffmpeg a video cannot be inspected: it is stored and served unchanged. */
const FAKE_VIDEO_STATUSES = (process.env['TESTS_WITHOUT'] ?? '').split(',').includes('ffmpeg') ? [200] : [415, 422];
const tiff = (): Promise<Buffer> => sampleImage(20, 20).tiff().toBuffer();

export const HOSTILE_FILES: HostileFile[] = [
  { id: 'I1 pixel flood', bytes: () => flatPng(30_000, 30_000), status: [422] },
  { id: 'I2 large but legal', bytes: () => flatPng(6_000, 6_000), status: [200] },
  {
    id: 'I3 SVG with script',
    bytes: () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
    status: [415],
  },
  {
    id: 'I3 SVG with its own content type',
    bytes: () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
    claimed: 'image/svg+xml',
    status: [415],
  },
  { id: 'I4 entity bomb', bytes: () => Buffer.from(entityBomb(5)), status: [415] },
  {
    id: 'I5 GIF and script',
    bytes: () => Buffer.concat([Buffer.from('GIF89a/*\0\0\0'), Buffer.from('*/=1;alert(1)//')]),
    status: [422],
  },
  {
    id: 'I6 GIF with HTML tail',
    bytes: async () => Buffer.concat([await sampleImage(4, 4).gif().toBuffer(), Buffer.from(SCRIPT)]),
    status: [200],
  },
  { id: 'I7 JPEG cut in half', bytes: async () => Buffer.from(await truncatedJpeg(0.5)), status: [422] },
  { id: 'I7 JPEG cut at 90 %', bytes: async () => Buffer.from(await truncatedJpeg(0.9)), status: [422] },
  { id: 'I9 HTML named PNG', bytes: () => Buffer.from(`<!doctype html>${SCRIPT}`), status: [415] },
  {
    id: 'I10 PNG signature and garbage',
    bytes: () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(SCRIPT)]),
    status: [422],
  },
  { id: 'I11 empty', bytes: () => Buffer.alloc(0), status: [422] },
  { id: 'I11 one byte', bytes: () => Buffer.alloc(1), status: [422] },
  { id: 'I12 one byte too many', bytes: () => pngOfSize(LIMIT + 1), status: [413] },
  { id: 'I13 exactly at the limit', bytes: () => pngOfSize(LIMIT), status: [200] },
  { id: 'I15 many frames', bytes: () => framesGif(60, 1_000), status: [200, 422] },
  { id: 'I16 TIFF', bytes: tiff, status: [415] },
  { id: 'I16 HEIC', bytes: () => box('ftyp', Buffer.from('heic\0\0\0\0mif1heic')), status: [415] },
  { id: 'I16 PDF', bytes: () => Buffer.from(`%PDF-1.4\n${SCRIPT}`), status: [415] },
  { id: 'I16 ICO', bytes: () => Buffer.from('000001000100101000000100200068040000160000', 'hex'), status: [415] },
  { id: 'I16 BMP', bytes: () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]), status: [415] },
  { id: 'I17 a video with 10^9 samples', bytes: () => moovWithWrongSamples, status: FAKE_VIDEO_STATUSES },
  { id: 'I17 MP4 named WebM', bytes: () => moovWithWrongSamples, claimed: 'video/webm', status: FAKE_VIDEO_STATUSES },
  { id: 'I17 HTML with ftyp', bytes: () => Buffer.from(`<htmftypisom>${SCRIPT}`), status: [415, 422] },
  {
    id: 'I17 a box longer than the file',
    bytes: () => Buffer.concat([ftyp, box('moov', Buffer.alloc(8), 4_000_000_000)]),
    status: [422],
  },
  { id: 'I18 EICAR in a text chunk', bytes: () => pngOfSize(400, EICAR), status: [200] },
];

/** One for each kind of answer, and those whose content must not be served. */
const REPRESENTATIVES = [
  'I1 pixel flood',
  'I3 SVG with script',
  'I6 GIF with HTML tail',
  'I12 one byte too many',
  'I17 a box longer than the file',
  'I18 EICAR in a text chunk',
];
/** Sent one after the other; many-uploads.api.spec.ts sends all of them at once in both tiers. */
export const FILES_SENT_ALONE = byTier(
  HOSTILE_FILES.filter(({ id }) => REPRESENTATIVES.includes(id)),
  HOSTILE_FILES,
);
