import type { Metadata, Sharp } from 'sharp';
import type { ImageTasks } from './image-tasks.js';
import { openImage } from './open-image.js';

/** No screen shows more; it keeps a phone's 48-megapixel picture from being sent to a shopper as it is. */
const MAX_SIDE_PIXELS = 3_200;

function sameKind(picture: Sharp, { format, hasAlpha }: Metadata): { encoded: Sharp; contentType: string } {
  if (format === 'jpeg') return { encoded: picture.jpeg({ quality: 88 }), contentType: 'image/jpeg' };
  if (format === 'png' || format === 'gif') return { encoded: picture.png({ compressionLevel: 4 }), contentType: 'image/png' };
  return { encoded: picture.webp({ quality: hasAlpha ? 92 : 90, effort: 2 }), contentType: 'image/webp' };
}

const hex = (part: number): string => Math.round(part).toString(16).padStart(2, '0');

/** The average colour, on paper where the picture is clear. */
async function colorOf(path: string): Promise<string> {
  const pixel = await openImage(path)
    .resize(1, 1, { fit: 'fill' })
    .flatten({ background: '#f5eee1' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const [red = 0, green = 0, blue = 0] = pixel;
  return `#${hex(red)}${hex(green)}${hex(blue)}`;
}

/** The picture as the shop keeps it: decoded and written anew, so nothing that was hidden in the file survives. */
export async function sanitizeImage({ from, to }: ImageTasks['clean']['request']): Promise<ImageTasks['clean']['answer']> {
  const metadata = await openImage(from).metadata();
  const upright = openImage(from)
    .autoOrient()
    .resize(MAX_SIDE_PIXELS, MAX_SIDE_PIXELS, { fit: 'inside', withoutEnlargement: true });
  const { encoded, contentType } = sameKind(upright, metadata);
  const { width, height } = await encoded.toFile(to);
  return { contentType, width, height, color: await colorOf(to) };
}
