import type { Line } from '../geometry.js';
import { smoothNoise } from '../seeded-random.js';
import type { Frame } from './raster.js';
import { pixelsOf } from './raster.js';

export interface Fold {
  readonly path: Line;
  /** Half the width of the ridge, in units. */
  readonly width: number;
  readonly depth: number;
  /** Where along the path the ridge is highest: 0 pulls from the start, 0.5 lies free. */
  readonly peak?: number;
  /** Negative or positive: which flank is the steep one. */
  readonly lean?: number;
}

/** Slow folds of cloth that hangs: noise stretched along one direction. */
export interface Drape {
  readonly angle: number;
  readonly along: number;
  readonly across: number;
  readonly depth: number;
  /** Which of the crease maps the cloth has kept from the shelf. */
  readonly creases?: number;
}

interface CreaseMap {
  readonly angle: number;
  readonly across: number;
  readonly along: number;
  readonly depth: number;
}

/** How a garment was folded before it was laid out. */
const CREASE_MAPS: readonly CreaseMap[] = [
  { angle: 0.55, across: 58, along: 190, depth: 3.2 },
  { angle: -0.6, across: 66, along: 210, depth: 3.4 },
  { angle: 1.35, across: 74, along: 260, depth: 2.8 },
  { angle: 0.1, across: 60, along: 230, depth: 3 },
  { angle: -1.1, across: 52, along: 150, depth: 3 },
  { angle: 0.9, across: 64, along: 120, depth: 3.4 },
];

function rise(t: number): number {
  const c = Math.min(1, Math.max(0, t));
  return c * c * (3 - 2 * c);
}

function profile(u: number): number {
  return Math.exp(-2 * u * u) - 0.42 * Math.exp(-3 * (u - 1.15) * (u - 1.15));
}

function addFold(heights: Float32Array, frame: Frame, fold: Fold, seed: number): void {
  const { width, height } = pixelsOf(frame);
  const path = fold.path.filter((_, i) => i % 5 === 0 || i === fold.path.length - 1);
  const reach = fold.width * 2.6;
  const lean = fold.lean ?? 0.3;
  const peak = Math.min(0.98, Math.max(0.02, fold.peak ?? 0.5));
  let x0 = Infinity;
  let y0 = Infinity;
  let x1 = -Infinity;
  let y1 = -Infinity;
  for (const p of path) {
    x0 = Math.min(x0, p.x - reach);
    y0 = Math.min(y0, p.y - reach);
    x1 = Math.max(x1, p.x + reach);
    y1 = Math.max(y1, p.y + reach);
  }
  const left = Math.max(0, Math.floor((x0 - frame.x) * frame.scale));
  const top = Math.max(0, Math.floor((y0 - frame.y) * frame.scale));
  const right = Math.min(width, Math.ceil((x1 - frame.x) * frame.scale));
  const bottom = Math.min(height, Math.ceil((y1 - frame.y) * frame.scale));
  const last = path.length - 1;
  for (let py = top; py < bottom; py++) {
    for (let px = left; px < right; px++) {
      const gx = frame.x + px / frame.scale;
      const gy = frame.y + py / frame.scale;
      const x = gx + smoothNoise(gx / 46, gy / 46, seed) * 5;
      const y = gy + smoothNoise(gx / 46, gy / 46, seed + 1) * 5;
      let best = Infinity;
      let side = 0;
      let at = 0;
      for (let i = 0; i < last; i++) {
        const a = path[i]!;
        const b = path[i + 1]!;
        const dx = b.x - a.x;
        const dy = b.y - a.y;
        const t = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
        const ex = x - a.x - dx * t;
        const ey = y - a.y - dy * t;
        const d = ex * ex + ey * ey;
        if (d < best) {
          best = d;
          side = dx * ey - dy * ex;
          at = (i + t) / last;
        }
      }
      const d = Math.sqrt(best);
      if (d > reach) continue;
      const signed = (side < 0 ? -d : d) / fold.width;
      const u = signed * (signed * lean > 0 ? 1 + Math.abs(lean) : 1);
      const taper = at < peak ? rise(at / peak) : rise((1 - at) / (1 - peak));
      const wide = 0.55 + 0.45 * taper;
      const row = py * width + px;
      heights[row] = heights[row]! + fold.depth * taper * profile((lean < 0 ? -u : u) / wide);
    }
  }
}

/** 1 on the ridge, where noise passes zero; round on top, because cloth has no edge there. */
function ridge(noise: number): number {
  return Math.max(0, 1.12 - Math.sqrt(noise * noise + 0.0144));
}

/** Ridges in patches, as cloth keeps them from lying folded. */
function creased(x: number, y: number, map: CreaseMap, seed: number): number {
  const patch = rise(smoothNoise(x / 170, y / 170, seed + 70) * 1.1 + 0.25);
  if (patch === 0) return 0;
  const bentX = x + smoothNoise(x / 90, y / 90, seed + 71) * 26;
  const bentY = y + smoothNoise(x / 90, y / 90, seed + 72) * 26;
  const across = (bentX * Math.cos(map.angle) - bentY * Math.sin(map.angle)) / map.across;
  const along = (bentX * Math.sin(map.angle) + bentY * Math.cos(map.angle)) / map.along;
  const large = ridge(smoothNoise(across, along, seed + 73)) ** 4;
  const small = ridge(smoothNoise(across * 1.9, along * 1.5, seed + 74)) ** 4;
  return patch * map.depth * (large + 0.3 * small);
}

export function addFolds(
  heights: Float32Array,
  frame: Frame,
  folds: readonly Fold[],
  drape: Drape | undefined,
  seed: number,
): void {
  folds.forEach((fold, i) => addFold(heights, frame, fold, seed + i * 13));
  if (!drape) return;
  const map = drape.creases === undefined ? undefined : CREASE_MAPS[drape.creases % CREASE_MAPS.length];
  const { width, height } = pixelsOf(frame);
  const cos = Math.cos(drape.angle);
  const sin = Math.sin(drape.angle);
  for (let py = 0; py < height; py++) {
    for (let px = 0; px < width; px++) {
      const x = frame.x + px / frame.scale;
      const y = frame.y + py / frame.scale;
      const bend = smoothNoise(x / 210, y / 210, seed + 40) * 46;
      const across = (x * cos - y * sin + bend) / drape.across;
      const along = (x * sin + y * cos) / drape.along;
      const wave = smoothNoise(across, along, seed + 50) + 0.45 * smoothNoise(across * 2.3, along * 1.7, seed + 60);
      const row = py * width + px;
      heights[row] = heights[row]! + wave * drape.depth + (map ? creased(x, y, map, seed) : 0);
    }
  }
}
