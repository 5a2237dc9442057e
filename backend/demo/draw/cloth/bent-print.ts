import type { Size } from './raster.js';

/** How far the slope between two places carries a print, in units. */
export function bent(heights: Float32Array, from: number, to: number, scale: number): number {
  return Math.max(-9, Math.min(9, ((heights[to]! - heights[from]!) * scale * 17) / 2));
}

/** Between pixels, so that a displaced print has no steps. */
export function sampled(pixels: Uint8Array, { width, height }: Size, x: number, y: number): [number, number, number, number] {
  const left = Math.max(0, Math.min(width - 2, Math.floor(x)));
  const top = Math.max(0, Math.min(height - 2, Math.floor(y)));
  const u = Math.max(0, Math.min(1, x - left));
  const v = Math.max(0, Math.min(1, y - top));
  const at = (top * width + left) * 4;
  const below = at + width * 4;
  const weights = [(1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v];
  const corners = [at, at + 4, below, below + 4];
  const out: [number, number, number, number] = [0, 0, 0, 0];
  corners.forEach((corner, i) => {
    const share = weights[i]! * pixels[corner + 3]!;
    for (let c = 0; c < 3; c++) out[c] = out[c]! + pixels[corner + c]! * share;
    out[3] += share;
  });
  if (out[3] > 0) for (let c = 0; c < 3; c++) out[c] = out[c]! / out[3];
  return out;
}
