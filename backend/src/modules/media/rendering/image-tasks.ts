import type { Format, Preset } from '../presets.js';

/** What a browser needs to know of a picture before it arrives; pixels are counted upright. */
export interface PictureFacts {
  width: number;
  height: number;
  /** "#rrggbb" */
  color: string;
}

/** What the process that decodes pictures is asked to do. Paths are of local files. */
export interface PictureTasks {
  /** Decodes the picture at `from` and writes it anew to `to`: upright, without metadata, at most 3,200 pixels a side. */
  clean: { request: { from: string; to: string }; answer: PictureFacts & { contentType: string } };
  /** Writes every preset of the cleaned picture at `from` into `folder` as `<preset>.<format>`. */
  render: { request: { from: string; folder: string }; answer: { width: number; height: number; files: Rendition[] } };
}

export interface Rendition {
  preset: Preset;
  format: Format;
}

export type PictureTaskName = keyof PictureTasks;

export interface PictureTask<Name extends PictureTaskName = PictureTaskName> {
  id: number;
  name: Name;
  request: PictureTasks[Name]['request'];
}

/** `refused`: the picture is at fault, trying again is useless. */
export type PictureReply = { id: number } & ({ answer: unknown } | { refused: string } | { failed: string });
