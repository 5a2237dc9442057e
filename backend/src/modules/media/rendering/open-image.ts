import sharp, { type Metadata, type Sharp } from 'sharp';

/** JPEGs shrink while they are loaded, so that photos of phones with 64 megapixels need no more memory than smaller pictures. */
const MAX_PIXELS = { jpeg: 70_000_000, other: 40_000_000 };

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

/** The picture has more pixels than can be decoded. */
export class TooManyPixels extends Error {
  constructor(
    readonly pixels: number,
    readonly maxPixels: number,
  ) {
    super(`${pixels} of at most ${maxPixels} pixels`);
  }
}

/**
 * The first frame of a file, and what its header says. Throws when the file is damaged or has more than 40 million pixels, as a
 * JPEG 70 million. Browsers show files with a decoder's warnings, such as photos of some Samsung phones (lovell/sharp#3488).
 */
export async function openImage(path: string): Promise<{ image: Sharp; metadata: Metadata }> {
  const metadata = await sharp(path, { limitInputPixels: false, failOn: 'error' }).metadata();
  const pixels = metadata.width * metadata.height;
  const maxPixels = metadata.format === 'jpeg' ? MAX_PIXELS.jpeg : MAX_PIXELS.other;
  if (pixels > maxPixels) throw new TooManyPixels(pixels, maxPixels);
  return { image: sharp(path, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true }), metadata };
}
