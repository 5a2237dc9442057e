import sharp from 'sharp';

import type { Box } from '../geometry.js';

/** The window of the garment that is drawn, and how many pixels one unit of it takes. */
export interface Frame extends Box {
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export function pixelsOf(frame: Frame): Size {
  return { width: Math.round(frame.width * frame.scale), height: Math.round(frame.height * frame.scale) };
}

function svgOf(body: string, frame: Frame): string {
  const { width, height } = pixelsOf(frame);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="${frame.x} ${frame.y} ${frame.width} ${frame.height}">${body}</svg>`
  );
}

export async function rasterColours(body: string, frame: Frame): Promise<Uint8Array> {
  const { data } = await sharp(Buffer.from(svgOf(body, frame)), { limitInputPixels: false, unlimited: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data;
}

/** Three drawings at once, one per colour channel: red, green and blue give a plane in 0..1 each. */
export async function rasterPlanes(body: string, frame: Frame): Promise<[Float32Array, Float32Array, Float32Array]> {
  const black = `<rect x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}" fill="#000"/>`;
  const colours = await rasterColours(`${black}${body}`, frame);
  const length = colours.length / 4;
  const planes: [Float32Array, Float32Array, Float32Array] = [
    new Float32Array(length),
    new Float32Array(length),
    new Float32Array(length),
  ];
  for (let i = 0; i < length; i++) {
    planes[0][i] = colours[i * 4]! / 255;
    planes[1][i] = colours[i * 4 + 1]! / 255;
    planes[2][i] = colours[i * 4 + 2]! / 255;
  }
  return planes;
}

function blurRows(source: Float32Array, target: Float32Array, width: number, height: number, radius: number): void {
  const weight = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const first = source[row]!;
    const last = source[row + width - 1]!;
    let sum = first * (radius + 1);
    for (let x = 0; x < radius; x++) sum += x < width ? source[row + x]! : last;
    for (let x = 0; x < width; x++) {
      const enter = x + radius;
      const leave = x - radius - 1;
      sum += enter < width ? source[row + enter]! : last;
      sum -= leave >= 0 ? source[row + leave]! : first;
      target[row + x] = sum * weight;
    }
  }
}

function transpose(source: Float32Array, target: Float32Array, width: number, height: number): void {
  for (let y0 = 0; y0 < height; y0 += 32) {
    for (let x0 = 0; x0 < width; x0 += 32) {
      const y1 = Math.min(height, y0 + 32);
      const x1 = Math.min(width, x0 + 32);
      for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) target[x * height + y] = source[y * width + x]!;
    }
  }
}

/** Three box blurs each way, which is a Gaussian to the eye and costs the same for every radius. */
export function blurred(source: Float32Array, { width, height }: Size, sigma: number): Float32Array {
  const radius = Math.max(1, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2));
  let a = source.slice();
  let b = new Float32Array(source.length);
  for (let pass = 0; pass < 3; pass++) {
    blurRows(a, b, width, height, radius);
    [a, b] = [b, a];
  }
  transpose(a, b, width, height);
  for (let pass = 0; pass < 3; pass++) {
    blurRows(b, a, height, width, radius);
    [a, b] = [b, a];
  }
  transpose(b, a, height, width);
  return a;
}
