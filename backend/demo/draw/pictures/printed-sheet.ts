import type { Rgb } from '../cloth/garment.js';
import type { Frame } from '../cloth/raster.js';
import { renderGarment } from '../cloth/render.js';
import { laidOn } from '../ground.js';

/** A drawing printed on a full-bleed sheet of paper: the same ink and light as on the clothes. */
export async function printedSheet(svg: string, ground: Rgb, frame: Frame, seed: string): Promise<Buffer> {
  const { x, y, width, height } = frame;
  const corners = [
    { x: x - 60, y: y - 60 },
    { x: x + width + 60, y: y - 60 },
    { x: x + width + 60, y: y + height + 60 },
    { x: x - 60, y: y + height + 60 },
  ];
  const sheet = await renderGarment(
    { parts: [{ name: 'sheet', outline: corners, fabric: { weave: 'smooth' }, puff: 0, shadow: 0, colour: ground }], places: {} },
    { rgb: ground, melange: 0, wear: 0.1 },
    [{ part: 'sheet', svg }],
    frame,
    seed,
  );
  return laidOn(sheet, 'chalk');
}

export function square(size: number): Frame {
  return { x: 0, y: 0, width: size, height: size, scale: 1 };
}
