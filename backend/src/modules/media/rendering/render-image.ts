import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type Format, FORMATS, renderedWidths, SHARE_SIZE } from '../presets.js';
import { openImage } from './open-image.js';
import type { ImageTasks, Rendition } from './image-tasks.js';

/** The storefront's --paper. */
const PAPER = '#f5eee1';
/** Pictures at least this wide fill the share picture; narrower ones would lose their head, so they stand on paper. */
const FILLS_FROM_RATIO = 1.5;
/** Link previews of some messengers ignore bigger files. */
const MAX_SHARE_BYTES = 300_000;

/** A quarter of the work of the next better effort that makes smaller files; see docs/decisions/0022. */
const AVIF = { quality: 52, effort: 0, chromaSubsampling: '4:2:0' } as const;

/** One picture in one format, as the shop makes it. */
export function encode(picture: Sharp, format: Format): Sharp {
  if (format === 'avif') return picture.avif(AVIF);
  if (format === 'webp') return picture.webp({ quality: 78, effort: 2 });
  return picture.flatten({ background: PAPER }).jpeg({ quality: 80, progressive: true });
}

async function writeWidth(picture: Sharp, preset: Rendition['preset'], folder: string): Promise<Rendition[]> {
  const made: Rendition[] = [];
  for (const format of FORMATS) {
    await encode(picture.clone(), format).toFile(join(folder, `${preset}.${format}`));
    made.push({ preset, format });
  }
  return made;
}

async function writeShare(picture: Sharp, ratio: number, folder: string): Promise<Rendition> {
  const fit = ratio >= FILLS_FROM_RATIO ? 'cover' : 'contain';
  const { data, info } = await picture
    .resize({ ...SHARE_SIZE, fit, background: PAPER })
    .flatten({ background: PAPER })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const quality of [82, 70, 55, 35]) {
    const jpeg = sharp(data, { raw: info }).jpeg({ quality, progressive: true });
    const { size } = await jpeg.toFile(join(folder, 'share.jpg'));
    if (size < MAX_SHARE_BYTES) break;
  }
  return { preset: 'share', format: 'jpg' };
}

/** Every preset of a picture. The file is decoded once; each width is made from the next wider one. */
export async function renderImage({ from, folder }: ImageTasks['render']['request']): Promise<ImageTasks['render']['answer']> {
  const { width, height } = await openImage(from).metadata();
  const widths = renderedWidths(width).toReversed();
  let source = openImage(from).toColourspace('srgb');
  const files: Rendition[] = [];
  for (const preset of widths) {
    const { data, info } = await source.resize(Math.min(preset, width)).raw().toBuffer({ resolveWithObject: true });
    source = sharp(data, { raw: info });
    if (files.length === 0) files.push(await writeShare(source.clone(), width / height, folder));
    files.push(...(await writeWidth(source, preset, folder)));
  }
  return { width, height, files };
}
