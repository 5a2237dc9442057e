import { layeredNoise } from '../seeded-random.js';
import type { Design } from './design.js';
import { fixed, inkOf } from './design.js';

type Field = (x: number, y: number) => number;

/** Marching squares: the short segments where a field crosses a level, joined into one path. */
export function level(field: Field, at: number, step: number): string {
  const cells = Math.ceil(1000 / step);
  const values: number[][] = [];
  for (let j = 0; j <= cells; j++) {
    const row: number[] = [];
    for (let i = 0; i <= cells; i++) row.push(field(i * step, j * step) - at);
    values.push(row);
  }
  let path = '';
  for (let j = 0; j < cells; j++) {
    for (let i = 0; i < cells; i++) {
      const [a, b, c, d] = [values[j]![i]!, values[j]![i + 1]!, values[j + 1]![i + 1]!, values[j + 1]![i]!];
      const cross: [number, number][] = [];
      if (a < 0 !== b < 0) cross.push([i + a / (a - b), j]);
      if (b < 0 !== c < 0) cross.push([i + 1, j + b / (b - c)]);
      if (d < 0 !== c < 0) cross.push([i + d / (d - c), j + 1]);
      if (a < 0 !== d < 0) cross.push([i, j + a / (a - d)]);
      for (let k = 0; k + 1 < cross.length; k += 2) {
        const [p, q] = [cross[k]!, cross[k + 1]!];
        path += `M${fixed(p[0] * step)} ${fixed(p[1] * step)}L${fixed(q[0] * step)} ${fixed(q[1] * step)}`;
      }
    }
  }
  return path;
}

function map(field: Field, inks: readonly string[], levels: readonly number[], clip: string, width = 3.4): string {
  const lines = levels.map((at, i) => {
    const heavy = i % 5 === 0;
    return `<path d="${level(field, at, 7)}" fill="none" stroke="${inkOf(inks, heavy ? 1 : 0)}" stroke-width="${heavy ? width * 1.9 : width}" stroke-linecap="round"/>`;
  });
  const id = `map${clip.length}-${levels.length}`;
  return `<clipPath id="${id}">${clip}</clipPath><g clip-path="url(#${id})">${lines.join('')}</g>`;
}

const steps = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));

const ridge: Design = (inks) => {
  const field: Field = (x, y) =>
    layeredNoise(x / 340, y / 340, 71, 3) + 0.9 * Math.exp(-(((x - 560) / 260) ** 2) - ((y - 430) / 230) ** 2);
  return (
    map(field, inks, steps(-0.7, 1.25, 27), '<circle cx="500" cy="500" r="440"/>') +
    `<circle cx="500" cy="500" r="446" fill="none" stroke="${inkOf(inks, 0)}" stroke-width="6"/>`
  );
};

const rings: Design = (inks) => {
  const field: Field = (x, y) => {
    const dx = x - 470;
    const dy = y - 520;
    const a = Math.atan2(dy, dx);
    return (
      Math.hypot(dx, dy) +
      34 * layeredNoise(Math.cos(a) * 1.4 + 5, Math.sin(a) * 1.4 + x / 900, 33, 3) +
      12 * layeredNoise(x / 120, y / 120, 35, 2)
    );
  };
  let at = 12;
  const levels: number[] = [];
  for (let i = 0; i < 30; i++) {
    levels.push(at);
    at += 11 + 7 * Math.sin(i * 1.7) + (i % 7 === 3 ? 8 : 0);
  }
  return map(field, inks, levels, '<rect width="1000" height="1000"/>', 4);
};

const crossing: Design = (inks) => {
  const field: Field = (x, y) =>
    layeredNoise(x / 300, y / 420, 91, 3) - 0.7 * Math.exp(-(((x - 500 - 130 * Math.sin(y / 170)) / 120) ** 2));
  const path = Array.from(
    { length: 61 },
    (_, i) => `${i === 0 ? 'M' : 'L'}${fixed(500 + 130 * Math.sin((60 + i * 14.6) / 170))} ${fixed(60 + i * 14.6)}`,
  ).join('');
  return (
    map(field, [inkOf(inks, 0), inkOf(inks, 0)], steps(-1.1, 0.9, 25), '<path d="M150 60H850V940H150Z"/>') +
    `<path d="${path}" fill="none" stroke="${inkOf(inks, 1)}" stroke-width="11" stroke-dasharray="26 17" stroke-linecap="round"/><circle cx="${fixed(500 + 130 * Math.sin(60 / 170))}" cy="60" r="24" fill="${inkOf(inks, 1)}"/>`
  );
};

const SHARPNESS = 0.62;
const STEP = 4;

/** A mountain range in a disc: 26 ridges from back to front, each hidden where a nearer one is higher. */
const peaks: Design = (inks) => {
  const horizon = new Map<number, number>();
  const lines: string[] = [];
  for (let i = 25; i >= 0; i--) {
    const nearness = i / 25;
    const base = 420 + 520 * nearness ** 1.25;
    let path = '';
    let visible = false;
    for (let x = 60; x <= 940; x += STEP) {
      const rough = 1 - Math.abs(layeredNoise(x / 260 + i * 0.9, i * 0.7, 29, 4)) ** SHARPNESS;
      const summit = Math.max(0, 1 - Math.abs(x - 590 + 14 * i) / 300) * 210 * Math.max(0, 1 - i / 9);
      const y = base - rough * (120 - 60 * nearness) - summit;
      const nearest = horizon.get(x) ?? Infinity;
      const shows = y < nearest - 3;
      if (shows) path += `${visible ? 'L' : 'M'}${x} ${fixed(y)}`;
      visible = shows;
      horizon.set(x, Math.min(nearest, y));
    }
    lines.push(
      `<path d="${path}" fill="none" stroke="${inkOf(inks, i === 8 ? 1 : 0)}" stroke-width="${i === 8 ? 8 : 4.6}" stroke-linejoin="round" stroke-linecap="round"/>`,
    );
  }
  return (
    `<clipPath id="peaks"><circle cx="500" cy="540" r="392"/></clipPath><g clip-path="url(#peaks)">${lines.join('')}</g>` +
    `<circle cx="500" cy="540" r="398" fill="none" stroke="${inkOf(inks, 0)}" stroke-width="8"/>`
  );
};

export const contours: Readonly<Record<string, Design>> = { ridge, rings, crossing, peaks };
