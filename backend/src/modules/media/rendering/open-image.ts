import sharp, { type Sharp } from 'sharp';

const MAX_MEGAPIXELS = 40;

/** Loaders of everything else stay shut: an SVG of 321 bytes kept the library busy for minutes. */
const OPEN_LOADERS = [
  'VipsForeignLoadJpeg',
  'VipsForeignLoadPng',
  'VipsForeignLoadWebp',
  'VipsForeignLoadNsgif',
  'VipsForeignLoadHeif',
];

/** To be called once in the process that decodes pictures, before the first one. */
export function restrictImageLoaders(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: OPEN_LOADERS });
  sharp.cache(false);
  // One thread: slower for one picture, but the shop beside it stays quick.
  sharp.concurrency(1);
}

/** The first picture of a file, refused when it is damaged or holds more than 40 million pixels. */
export function openImage(path: string): Sharp {
  return sharp(path, { limitInputPixels: MAX_MEGAPIXELS * 1_000_000, failOn: 'warning', sequentialRead: true });
}
