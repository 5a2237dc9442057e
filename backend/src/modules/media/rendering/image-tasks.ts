import type { Format, Preset } from '../presets.js';

/** What a browser needs to reserve an image's space before it loads; width and height after EXIF rotation. */
export interface ImageInfo {
  width: number;
  height: number;
  /** "#rrggbb" */
  color: string;
}

/** The tasks of the image worker. Paths are of local files. */
export interface ImageTasks {
  /** Decodes the image at `from` and encodes it to `to`: rotated, without metadata, at most 3,200 pixels a side, tall ones more. */
  sanitize: { request: { from: string; to: string }; answer: ImageInfo & { contentType: string; wasAnimated: boolean } };
  /** Writes every preset of the sanitized image at `from` into `folder` as `<preset>.<format>`. */
  render: { request: { from: string; folder: string }; answer: { width: number; height: number; files: Rendition[] } };
}

export interface Rendition {
  preset: Preset;
  format: Format;
}

export type ImageTaskName = keyof ImageTasks;

export interface ImageTask<Name extends ImageTaskName = ImageTaskName> {
  id: number;
  name: Name;
  request: ImageTasks[Name]['request'];
}

/** Why an image cannot be used, whatever the number of attempts. */
export type ImageFault = { reason: 'damaged' | 'timeout' } | { reason: 'pixels'; pixels: number; maxPixels: number };

export type ImageReply = { id: number } & ({ answer: unknown } | { fault: ImageFault } | { failed: string });
