import sharp from 'sharp';
import { unreadable } from '../media.errors.js';

/** What a browser needs to know of a picture before it arrives; pixels are counted upright. */
export interface PictureFacts {
  width: number;
  height: number;
  /** "#rrggbb" */
  color: string;
}

/** Decodes the picture once, small. 422 when it is damaged or too big. */
export async function inspectPicture(path: string): Promise<PictureFacts> {
  try {
    const picture = sharp(path, { limitInputPixels: 40_000_000, failOn: 'warning' });
    const { autoOrient } = await picture.metadata();
    const { dominant } = await picture.resize(64, 64, { fit: 'inside' }).stats();
    const color = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    return { width: autoOrient.width, height: autoOrient.height, color };
  } catch {
    throw unreadable();
  }
}
