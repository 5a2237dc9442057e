import type { Random } from '../seeded-random.js';

/** A print drawn in a square of 1000 units; the first ink carries the drawing, the others are accents. */
export type Design = (inks: readonly string[], random: Random) => string;

export function inkOf(inks: readonly string[], index: number): string {
  const ink = inks[Math.min(index, inks.length - 1)];
  if (ink === undefined) throw new Error('a print needs at least one ink');
  return ink;
}

export function fixed(value: number): string {
  return value.toFixed(1);
}

/** A stroke cut with a gouge: pointed at both ends, thick in the middle. */
export function gouge(x0: number, y0: number, x1: number, y1: number, thickness: number, bow = 0): string {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const nx = -(y1 - y0) / length;
  const ny = (x1 - x0) / length;
  const mx = (x0 + x1) / 2 + nx * bow;
  const my = (y0 + y1) / 2 + ny * bow;
  const t = thickness;
  return `M${fixed(x0)} ${fixed(y0)}Q${fixed(mx + nx * t)} ${fixed(my + ny * t)} ${fixed(x1)} ${fixed(y1)}Q${fixed(mx - nx * t)} ${fixed(my - ny * t)} ${fixed(x0)} ${fixed(y0)}Z`;
}

export function place(svg: string, x: number, y: number, size: number, turn = 0, flip = false): string {
  const s = size / 1000;
  return `<g transform="translate(${fixed(x)} ${fixed(y)}) rotate(${turn}) scale(${flip ? -s : s} ${s}) translate(-500 -500)">${svg}</g>`;
}
