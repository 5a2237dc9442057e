import sharp from 'sharp';
import type { OverlayOptions } from 'sharp';

import type { CatalogProduct } from '../../src/catalog.js';
import type { Sheet } from '../cloth/sheet.js';
import { pixelsOf } from '../cloth/raster.js';
import type { View } from '../garments/construction.js';
import { LOOKS } from '../looks.js';
import { WHOLE, garmentSheet } from '../product-pictures.js';

export interface Item {
  readonly product: CatalogProduct;
  readonly view: View;
  /** Where the middle of the garment's own picture comes to lie, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn: number;
  readonly shadow?: { readonly dx: number; readonly dy: number; readonly blur: number; readonly depth: number };
}

function cutOut(sheet: Sheet): Buffer {
  const { width, height } = pixelsOf(sheet.frame);
  const out = Buffer.alloc(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const cover = sheet.cover[i]!;
    // Stored colour is premultiplied by coverage at the edges; undo it, or every outline gets a dark hairline.
    for (let c = 0; c < 3; c++)
      out[i * 4 + c] = Math.max(0, Math.min(255, Math.round((sheet.colour[i * 3 + c]! / Math.max(cover, 0.02)) * 255)));
    out[i * 4 + 3] = Math.round(cover * 255);
  }
  return out;
}

async function layersOf(item: Item, canvas: { width: number; height: number }): Promise<OverlayOptions[]> {
  const look = LOOKS[item.product.key];
  if (!look) throw new Error(`no look for ${item.product.key}`);
  const sheet = await garmentSheet(item.product.key, item.product.color, look, item.view, { ...WHOLE, scale: item.scale });
  const size = pixelsOf(sheet.frame);
  const turned = await sharp(cutOut(sheet), { raw: { ...size, channels: 4 } })
    .rotate(item.turn, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = turned.info;
  const left = Math.round(item.x - width / 2);
  const top = Math.round(item.y - height / 2);
  const shadow = item.shadow ?? { dx: 10, dy: 20, blur: 16, depth: 0.42 };
  const dark = Buffer.alloc(width * height * 4);
  for (let i = 0; i < width * height; i++) dark[i * 4 + 3] = Math.round(turned.data[i * 4 + 3]! * shadow.depth);
  const soft = await sharp(dark, { raw: { width, height, channels: 4 } })
    .blur(shadow.blur)
    .png()
    .toBuffer();
  const crisp = await sharp(turned.data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return Promise.all([
    onto(soft, width, height, left + shadow.dx, top + shadow.dy, canvas),
    onto(crisp, width, height, left, top, canvas),
  ]);
}

/** sharp refuses layers that reach over the canvas, so each is cut to it first. */
async function onto(
  image: Buffer,
  width: number,
  height: number,
  left: number,
  top: number,
  canvas: { width: number; height: number },
): Promise<OverlayOptions> {
  const x0 = Math.max(0, left);
  const y0 = Math.max(0, top);
  const x1 = Math.min(canvas.width, left + width);
  const y1 = Math.min(canvas.height, top + height);
  const input = await sharp(image)
    .extract({ left: x0 - left, top: y0 - top, width: x1 - x0, height: y1 - y0 })
    .png()
    .toBuffer();
  return { input, left: x0, top: y0 };
}

/** Garments on a drawn ground, with an optional drawing between ground and garments and light laid over all of it. */
export async function arranged(
  groundSvg: string,
  items: readonly Item[],
  lightSvg: string,
  width: number,
  height: number,
): Promise<Buffer> {
  const layers: OverlayOptions[] = [];
  for (const item of items) layers.push(...(await layersOf(item, { width, height })));
  const svg = (body: string): Buffer =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
    );
  if (lightSvg !== '') layers.push({ input: await sharp(svg(lightSvg)).png().toBuffer(), blend: 'multiply', left: 0, top: 0 });
  return sharp(svg(groundSvg)).composite(layers).flatten({ background: '#fff' }).removeAlpha().raw().toBuffer();
}
