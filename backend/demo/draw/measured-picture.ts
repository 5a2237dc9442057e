import sharp from 'sharp';

import { renderGarment } from './cloth/render.js';
import { colourOf } from './colours.js';
import { boundsOf, type Box } from './geometry.js';
import { laidOn } from './ground.js';
import { letters } from './lettering.js';
import type { Look } from './looks.js';
import { dressed } from './product-pictures.js';

/** The length of a garment in size M, in inches: what the rest of the drawing is measured by. */
const LENGTHS: Readonly<Record<string, { readonly label: string; readonly inches: number }>> = {
  'rising-tee': { label: 'Body length', inches: 29 },
  'ridge-line-long-sleeve': { label: 'Body length', inches: 28.5 },
  'second-chances-sweatshirt': { label: 'Body length', inches: 29 },
  'first-light-hoodie': { label: 'Body length', inches: 28 },
  'river-joggers': { label: 'Full length', inches: 41 },
  'daybreak-leggings': { label: 'Full length', inches: 38 },
  'saturday-shorts': { label: 'Full length', inches: 20 },
};
const INK = '#38322c';
/** What the line beside the garment takes, in units. */
const ROOM = 140;
const PIXELS = { width: 1200, height: 1500 };
/** The line stays left of the gallery's arrow. */
const RIGHTMOST = PIXELS.width * 0.82;
const GAP = 60;

/** The box of several parts. */
function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** A line with end marks and its label in the middle, where the line is interrupted. */
function measure(from: readonly [number, number], to: readonly [number, number], label: string): string {
  const vertical = from[0] === to[0];
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const [dx, dy] = vertical ? [0, 30] : [110, 0];
  const end = ([ex, ey]: readonly [number, number]): string =>
    vertical ? `M${ex - 11} ${ey}L${ex + 11} ${ey}` : `M${ex} ${ey - 11}L${ex} ${ey + 11}`;
  const path = `M${from.join(' ')}L${x - dx} ${y - dy}M${x + dx} ${y + dy}L${to.join(' ')}${end(from)}${end(to)}`;
  const text = letters(label, 'condensed', { size: 36, x, y: y + 13, anchor: 'middle', fill: INK });
  return `<path d="${path}" fill="none" stroke="${INK}" stroke-width="2.4"/>${text}`;
}

/** The front in size M with its length and width in inches, the width in the drawing's own proportion, to half an inch. */
export async function measuredPicture(key: string, colour: string, look: Look): Promise<Buffer> {
  const length = LENGTHS[key];
  if (!length) throw new Error(`no length for ${key}`);
  const { garment, prints } = dressed(key, look, 'front');
  const whole = around(garment.parts.map((part) => boundsOf(part.outline)));
  const hasSleeves = garment.parts.some(({ name }) => name.startsWith('sleeve'));
  const measured = hasSleeves ? garment.parts.filter(({ name }) => name === 'body' || name === 'hem') : garment.parts;
  const body = around(measured.map((part) => boundsOf(part.outline)));
  const width = Math.max(whole.width * 1.45, whole.height * 1.36 * 0.8);
  const scale = PIXELS.width / width;
  const edge = Math.min((PIXELS.width + (whole.width - ROOM) * scale) / 2, RIGHTMOST - GAP);
  const frame = {
    x: whole.x + whole.width - edge / scale,
    y: whole.y - (width * 1.25 - whole.height) * 0.36,
    width,
    height: width * 1.25,
    scale,
  };
  const pixels = laidOn(await renderGarment(garment, colourOf(colour), prints, frame, key), colourOf(colour).paper);
  const at = (x: number, y: number): [number, number] => [(x - frame.x) * frame.scale, (y - frame.y) * frame.scale];
  const [, top] = at(body.x, body.y);
  const [left, bottom] = at(body.x, body.y + body.height);
  const [right] = at(body.x + body.width, body.y);
  const [, low] = at(whole.x, whole.y + whole.height);
  const inches = Math.round((body.width / body.height) * length.inches * 2) / 2;
  const column = edge + GAP;
  const row = low + 76;
  const drawing =
    measure([column, top], [column, bottom], `${length.inches} in`) +
    measure([left, row], [right, row], `${inches} in`) +
    letters(`Size M, laid flat. ${length.label} and width.`, 'condensed', {
      size: 30,
      x: 600,
      y: 1442,
      anchor: 'middle',
      fill: INK,
    });
  return sharp(pixels, { raw: { ...PIXELS, channels: 3 } })
    .composite([{ input: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1500">${drawing}</svg>`) }])
    .removeAlpha()
    .raw()
    .toBuffer();
}
