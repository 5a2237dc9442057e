import type { Format, Preset } from '../presets.js';

/** What a browser needs to know of a picture before it arrives; pixels are counted upright. */
export interface ImageInfo {
  width: number;
  height: number;
  /** "#rrggbb" */
  color: string;
}

/** What the process that decodes pictures is asked to do. Paths are of local files. */
export interface ImageTasks {
  /** Decodes the picture at `from` and writes it anew to `to`: upright, without metadata, at most 3,200 pixels a side. */
  clean: { request: { from: string; to: string }; answer: ImageInfo & { contentType: string } };
  /** Writes every preset of the cleaned picture at `from` into `folder` as `<preset>.<format>`. */
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

/** `refused`: the picture is at fault, trying again is useless. */
export type ImageReply = { id: number } & ({ answer: unknown } | { refused: string } | { failed: string });
