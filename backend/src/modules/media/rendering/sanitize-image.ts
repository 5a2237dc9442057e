import type { Metadata, Sharp } from 'sharp';
import type { ImageTasks } from './image-tasks.js';
import { openImage } from './open-image.js';
import { PAPER_COLOR } from './render-image.js';

/** More than any screen shows; without it, shoppers would download 48-megapixel photos of phones. */
const MAX_SIDE_PIXELS = 3_200;

function encodeAs(image: Sharp, { format, hasAlpha }: Metadata): { encoded: Sharp; contentType: string } {
  if (format === 'jpeg') return { encoded: image.jpeg({ quality: 88 }), contentType: 'image/jpeg' };
  if (format === 'png' || format === 'gif') return { encoded: image.png({ compressionLevel: 4 }), contentType: 'image/png' };
  return { encoded: image.webp({ quality: hasAlpha ? 92 : 90, effort: 2 }), contentType: 'image/webp' };
}

const hex = (channel: number): string => Math.round(channel).toString(16).padStart(2, '0');

/** The average colour; transparent pixels count as the storefront's background. */
async function averageColor(path: string): Promise<string> {
  const pixel = await openImage(path)
    .resize(1, 1, { fit: 'fill' })
    .flatten({ background: PAPER_COLOR })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const [red = 0, green = 0, blue = 0] = pixel;
  return `#${hex(red)}${hex(green)}${hex(blue)}`;
}

/** Decodes and encodes the image, so that nothing hidden in the file survives. */
export async function sanitizeImage({ from, to }: ImageTasks['sanitize']['request']): Promise<ImageTasks['sanitize']['answer']> {
  const metadata = await openImage(from).metadata();
  const image = openImage(from)
    .autoOrient()
    .resize(MAX_SIDE_PIXELS, MAX_SIDE_PIXELS, { fit: 'inside', withoutEnlargement: true });
  const { encoded, contentType } = encodeAs(image, metadata);
  const { width, height } = await encoded.toFile(to);
  return { contentType, width, height, color: await averageColor(to) };
}
