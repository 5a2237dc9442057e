import sharp, { type Sharp } from 'sharp';

const MAX_PIXELS = 40_000_000;

/** All other loaders stay blocked: an SVG of 321 bytes kept the library busy for minutes. */
const ALLOWED_LOADERS = [
  'VipsForeignLoadJpeg',
  'VipsForeignLoadPng',
  'VipsForeignLoadWebp',
  'VipsForeignLoadNsgif',
  'VipsForeignLoadHeif',
];

/** Call it once in the image worker, before the first image. */
export function restrictImageLoaders(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ALLOWED_LOADERS });
  sharp.cache(false);
  // One thread makes a single image slower but leaves the processor to the shop.
  sharp.concurrency(1);
}

/** The first frame of a file. Decoding fails when the file is damaged or has more than 40 million pixels. */
export function openImage(path: string): Sharp {
  return sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'warning', sequentialRead: true });
}
