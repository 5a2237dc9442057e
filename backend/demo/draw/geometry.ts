import { smoothNoise } from './seeded-random.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Line = readonly Point[];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The middle of every garment; its right half is written down and mirrored. */
const MIDDLE = 600;

const STEP = 3;

/** Flattens a path of absolute M, L, C, Q and Z commands into points about three units apart. */
export function line(path: string): Point[] {
  const tokens = path.match(/[MLCQZ]|-?\d+(?:\.\d+)?/g) ?? [];
  const points: Point[] = [];
  let at = 0;
  let command = 'M';
  let pen: Point = { x: 0, y: 0 };
  let start: Point = pen;
  const next = (): Point => ({ x: Number(tokens[at++]), y: Number(tokens[at++]) });
  const run = (length: number, place: (t: number) => Point): void => {
    const steps = Math.max(1, Math.ceil(length / STEP));
    for (let i = 1; i <= steps; i++) points.push(place(i / steps));
  };
  while (at < tokens.length) {
    if (/[MLCQZ]/.test(tokens[at] ?? '')) command = tokens[at++] ?? 'M';
    const from = pen;
    if (command === 'Z') {
      const to = start;
      run(distance(from, to), (t) => mix(from, to, t));
      pen = to;
    } else if (command === 'M') {
      pen = next();
      start = pen;
      points.push(pen);
      command = 'L';
    } else if (command === 'L') {
      const to = next();
      run(distance(from, to), (t) => mix(from, to, t));
      pen = to;
    } else if (command === 'Q') {
      const c = next();
      const to = next();
      run(distance(from, c) + distance(c, to), (t) => mix(mix(from, c, t), mix(c, to, t), t));
      pen = to;
    } else {
      const a = next();
      const b = next();
      const to = next();
      run(distance(from, a) + distance(a, b) + distance(b, to), (t) => {
        const m = mix(a, b, t);
        return mix(mix(mix(from, a, t), m, t), mix(m, mix(b, to, t), t), t);
      });
      pen = to;
    }
  }
  return points;
}

function mix(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function mirrored(points: Line): Point[] {
  return points.map((p) => ({ x: 2 * MIDDLE - p.x, y: p.y }));
}

/** Turned around a point by an angle in radians; positive leads the lower end to the left. */
export function turned(points: Line, around: Point, angle: number): Point[] {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return points.map(({ x, y }) => ({
    x: around.x + (x - around.x) * cos - (y - around.y) * sin,
    y: around.y + (x - around.x) * sin + (y - around.y) * cos,
  }));
}

/** Closes a right half, written from the top middle to the bottom middle, with its mirror image. */
export function whole(rightHalf: string): Point[] {
  const right = line(rightHalf);
  return [...right, ...mirrored(right).toReversed()];
}

/** Cloth laid by hand is never symmetric: shifts points by a slow field, a few units at most. */
export function settled(points: Line, seed: number, reach: number): Point[] {
  return points.map((p) => ({
    x: p.x + reach * (smoothNoise(p.x / 260, p.y / 260, seed) + 0.35 * smoothNoise(p.x / 70, p.y / 70, seed + 7)),
    y: p.y + reach * (smoothNoise(p.x / 260, p.y / 260, seed + 3) + 0.35 * smoothNoise(p.x / 70, p.y / 70, seed + 9)),
  }));
}

/** A parallel line; positive offsets lie to the right of the direction of travel on screen. */
export function offset(points: Line, by: number): Point[] {
  return points.map((p, i) => {
    const a = points[Math.max(0, i - 2)] ?? p;
    const b = points[Math.min(points.length - 1, i + 2)] ?? p;
    const length = distance(a, b) || 1;
    return { x: p.x - ((b.y - a.y) / length) * by, y: p.y + ((b.x - a.x) / length) * by };
  });
}

export function boundsOf(points: Line): Box {
  let x0 = Infinity;
  let y0 = Infinity;
  let x1 = -Infinity;
  let y1 = -Infinity;
  for (const p of points) {
    x0 = Math.min(x0, p.x);
    y0 = Math.min(y0, p.y);
    x1 = Math.max(x1, p.x);
    y1 = Math.max(y1, p.y);
  }
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}

export function pathOf(points: Line, closed: boolean): string {
  return points.map((p, i) => `${i === 0 ? 'M' : 'L'}${p.x.toFixed(2)} ${p.y.toFixed(2)}`).join('') + (closed ? 'Z' : '');
}
