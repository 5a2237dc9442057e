import type { Metadata, Sharp } from 'sharp';
import type { ImageTasks } from './image-tasks.js';
import { openImage } from './open-image.js';
import { PAPER_COLOR } from './render-image.js';

/** More than any screen shows; without it, shoppers would download 48-megapixel photos of phones. */
const MAX_SIDE_PIXELS = 3_200;
/** Size charts and screenshots of whole pages are tall: they keep the width that makes them readable. WebP ends at 16,383 pixels. */
const LONG = { minRatio: 3, maxPixels: 16_000_000, maxSide: 16_000 };

function maxSide({ width, height }: Metadata): number {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  if (long < LONG.minRatio * short) return MAX_SIDE_PIXELS;
  return Math.max(MAX_SIDE_PIXELS, Math.floor(Math.min(LONG.maxSide, Math.sqrt((LONG.maxPixels * long) / short))));
}

function encodeAs(image: Sharp, { format, hasAlpha }: Metadata): { encoded: Sharp; contentType: string } {
  if (format === 'jpeg') return { encoded: image.jpeg({ quality: 88 }), contentType: 'image/jpeg' };
  if (format === 'png' || format === 'gif') return { encoded: image.png({ compressionLevel: 4 }), contentType: 'image/png' };
  return { encoded: image.webp({ quality: hasAlpha ? 92 : 90, effort: 2 }), contentType: 'image/webp' };
}

/** Other formats have pages that are not frames, such as thumbnails. */
const isAnimated = ({ format, pages = 1 }: Metadata): boolean => (format === 'gif' || format === 'webp') && pages > 1;

const hex = (channel: number): string => Math.round(channel).toString(16).padStart(2, '0');

/** The average colour; transparent pixels count as the storefront's background. */
async function averageColor(path: string): Promise<string> {
  const { image } = await openImage(path);
  const pixel = await image
    .resize(1, 1, { fit: 'fill' })
    .flatten({ background: PAPER_COLOR })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const [red = 0, green = 0, blue = 0] = pixel;
  return `#${hex(red)}${hex(green)}${hex(blue)}`;
}

/** Decodes and encodes the image, so that nothing hidden in the file survives. Of an animation, the first frame stays. */
export async function sanitizeImage({ from, to }: ImageTasks['sanitize']['request']): Promise<ImageTasks['sanitize']['answer']> {
  const { image, metadata } = await openImage(from);
  const side = maxSide(metadata);
  const fitting = image.autoOrient().resize(side, side, { fit: 'inside', withoutEnlargement: true });
  const { encoded, contentType } = encodeAs(fitting, metadata);
  const { width, height } = await encoded.toFile(to);
  return { contentType, width, height, color: await averageColor(to), wasAnimated: isAnimated(metadata) };
}
