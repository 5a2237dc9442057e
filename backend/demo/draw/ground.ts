import sharp from 'sharp';

import type { Rgb } from './cloth/garment.js';
import { blurred, pixelsOf } from './cloth/raster.js';
import type { Sheet } from './cloth/sheet.js';
import { latticeValue, smoothNoise } from './seeded-random.js';

/** Studio paper. Four tones of one family keep a grid of products calm. */
const PAPERS = {
  chalk: [0.937, 0.918, 0.886],
  sand: [0.894, 0.859, 0.808],
  clay: [0.851, 0.792, 0.729],
  stone: [0.812, 0.797, 0.769],
} as const satisfies Record<string, Rgb>;

export type Paper = keyof typeof PAPERS;

/** Lays the cloth on paper lit from the upper left, with a hard line where the cloth touches, a contact shadow and a wide soft one. */
export function laidOn(sheet: Sheet, paper: Paper): Buffer {
  const size = pixelsOf(sheet.frame);
  const { width, height } = size;
  const scale = sheet.frame.scale;
  const shifted = (dx: number, dy: number): Float32Array => {
    const plane = new Float32Array(width * height);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const sx = Math.min(width - 1, Math.max(0, x - Math.round(dx * scale)));
        const sy = Math.min(height - 1, Math.max(0, y - Math.round(dy * scale)));
        plane[y * width + x] = sheet.cover[sy * width + sx]!;
      }
    }
    return plane;
  };
  const touch = blurred(shifted(2, 4), size, 2 * scale);
  const contact = blurred(shifted(5, 8), size, 7 * scale);
  const soft = blurred(shifted(18, 28), size, 36 * scale);
  const tone = PAPERS[paper];
  const out = Buffer.alloc(width * height * 3);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const ux = (x / width) * 1200;
      const uy = (y / height) * 1500;
      const glow =
        1.035 - 0.1 * Math.hypot(ux / 1200 - 0.38, (uy / 1500 - 0.34) * 1.1) ** 1.6 + smoothNoise(ux / 300, uy / 300, 4) * 0.006;
      const shade = glow * (1 - 0.3 * touch[i]!) * (1 - 0.34 * contact[i]!) * (1 - 0.32 * soft[i]!);
      const warm = 1 - shade;
      const cover = sheet.cover[i]!;
      const dither = (latticeValue(x, y, 77) - 0.5) * 1.1;
      for (let c = 0; c < 3; c++) {
        const ground = tone[c]! * (1 - warm * (c === 0 ? 0.94 : c === 1 ? 1 : 1.05));
        const value = ground + (sheet.colour[i * 3 + c]! - ground) * cover;
        out[i * 3 + c] = Math.max(0, Math.min(255, Math.round(value * 255 + dither)));
      }
    }
  }
  return out;
}

export async function saved(pixels: Buffer, width: number, height: number, file: string, quality: number): Promise<void> {
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .avif({ quality, effort: 3, chromaSubsampling: '4:2:0' })
    .toFile(file);
}
