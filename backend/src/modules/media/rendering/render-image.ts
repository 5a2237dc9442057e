import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { FORMATS, type Format, renderedWidths, SHARE_SIZE } from '../presets.js';
import type { ImageTasks, Rendition } from './image-tasks.js';
import { openImage } from './open-image.js';

/** The storefront's --paper. */
export const PAPER_COLOR = '#f5eee1';
/** Images at least this wide are cropped to the share image; narrower ones would lose too much and get a paper margin. */
const MIN_COVER_RATIO = 1.5;
/** Link previews of some messengers ignore larger files. */
const MAX_SHARE_BYTES = 300_000;

/** Effort 3, the lowest one with smaller files, takes four times as long; see docs/decisions/0020. */
const AVIF = { quality: 52, effort: 0, chromaSubsampling: '4:2:0' } as const;

function encode(image: Sharp, format: Format): Sharp {
  if (format === 'avif') return image.avif(AVIF);
  if (format === 'webp') return image.webp({ quality: 78, effort: 2 });
  return image.flatten({ background: PAPER_COLOR }).jpeg({ quality: 80, progressive: true });
}

async function writeFormats(image: Sharp, preset: Rendition['preset'], folder: string): Promise<Rendition[]> {
  const written: Rendition[] = [];
  for (const format of FORMATS) {
    await encode(image.clone(), format).toFile(join(folder, `${preset}.${format}`));
    written.push({ preset, format });
  }
  return written;
}

async function writeShareImage(image: Sharp, ratio: number, folder: string): Promise<Rendition> {
  const fit = ratio >= MIN_COVER_RATIO ? 'cover' : 'contain';
  const { data, info } = await image
    .resize({ ...SHARE_SIZE, fit, background: PAPER_COLOR })
    .flatten({ background: PAPER_COLOR })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const quality of [82, 70, 55, 35]) {
    const jpeg = sharp(data, { raw: info }).jpeg({ quality, progressive: true });
    const { size } = await jpeg.toFile(join(folder, 'share.jpg'));
    if (size < MAX_SHARE_BYTES) break;
  }
  return { preset: 'share', format: 'jpg' };
}

/** Writes every preset of an image. The file is decoded once; each width is scaled down from the next wider one. */
export async function renderImage({ from, folder }: ImageTasks['render']['request']): Promise<ImageTasks['render']['answer']> {
  const {
    image,
    metadata: { width, height },
  } = await openImage(from);
  const widths = renderedWidths(width).toReversed();
  let source = image.toColourspace('srgb');
  const files: Rendition[] = [];
  for (const preset of widths) {
    const { data, info } = await source.resize(Math.min(preset, width)).raw().toBuffer({ resolveWithObject: true });
    source = sharp(data, { raw: info });
    if (files.length === 0) files.push(await writeShareImage(source.clone(), width / height, folder));
    files.push(...(await writeFormats(source, preset, folder)));
  }
  return { width, height, files };
}
