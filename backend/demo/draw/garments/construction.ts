import type { Fabric } from '../cloth/fabric.js';
import type { Fold } from '../cloth/folds.js';
import type { Garment, Part, Rgb, Seam } from '../cloth/garment.js';
import type { Line, Point } from '../geometry.js';
import { line, mirrored, offset, settled } from '../geometry.js';
import { letters } from '../lettering.js';
import { seededRandom } from '../seeded-random.js';

export type View = 'front' | 'back';

/** A strip of constant width along a line: cords, bands, binding. */
function strip(middle: Line, width: number): Point[] {
  return [...offset(middle, width / 2), ...offset(middle, -width / 2).toReversed()];
}

/** The area between two lines that run the same way. */
export function between(upper: Line, lower: Line): Point[] {
  return [...upper, ...lower.toReversed()];
}

export function fold(path: string, width: number, depth: number, peak = 0.5, lean = 0.35): Fold {
  return { path: line(path), width, depth, peak, lean };
}

/** A fold and its partner on the other side; cloth never copies itself, so the partner is shifted and weaker. */
export function foldPair(path: string, width: number, depth: number, peak = 0.5, lean = 0.35): Fold[] {
  const right = line(path);
  const left = mirrored(right).map((p) => ({ x: p.x + 5, y: p.y + 13 }));
  return [
    { path: right, width, depth, peak, lean },
    { path: left, width: width * 1.12, depth: depth * 0.86, peak: Math.min(0.9, peak + 0.06), lean: -lean },
  ];
}

export function seam(path: string | Line, rows: readonly number[] = [], groove = 1): Seam {
  return { path: typeof path === 'string' ? line(path) : path, rows, groove };
}

export function seamPair(path: string, rows: readonly number[] = [], groove = 1): Seam[] {
  const right = line(path);
  return [
    { path: right, rows, groove },
    { path: mirrored(right), rows: rows.map((by) => -by), groove },
  ];
}

/** The woven label in the neck: bone satin with the name of the house. */
export function neckLabel(x: number, y: number, width = 74): string {
  const height = width * 0.5;
  const word = (text: string, dy: number): string =>
    letters(text, 'didone', { size: width * 0.185, x, y: y + dy, anchor: 'middle', fill: '#2b2825' });
  return (
    `<rect x="${x - width / 2 + 1.5}" y="${y + 2.5}" width="${width}" height="${height}" rx="1.5" fill="#000" opacity=".28"/>` +
    `<rect x="${x - width / 2}" y="${y}" width="${width}" height="${height}" rx="1.5" fill="#efe7d8"/>` +
    `<rect x="${x - width / 2 + 2}" y="${y + 2}" width="${width - 4}" height="${height - 4}" fill="none" stroke="#c9bda7" stroke-width=".8" stroke-dasharray="2.2 1.4"/>` +
    word('Lasting', height * 0.44) +
    word('Freedom', height * 0.82)
  );
}

/** A small folded label sewn into a side seam or hem. */
export function tabLabel(x: number, y: number, turn: number): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="1.5" y="2" width="30" height="40" fill="#000" opacity=".25"/>` +
    `<rect width="30" height="40" rx="1" fill="#ece3d2"/>` +
    letters('LF', 'didone', { size: 17, x: 15, y: 26, anchor: 'middle', fill: '#2b2825' }) +
    `<path d="M3 4H27" stroke="#b9ab92" stroke-width="1" stroke-dasharray="2.4 1.6"/></g>`
  );
}

export function eyelet(x: number, y: number, radius = 7): string {
  return (
    `<circle cx="${x + 0.8}" cy="${y + 1.4}" r="${radius}" fill="#000" opacity=".35"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="#9b9184"/><circle cx="${x - 0.6}" cy="${y - 0.8}" r="${radius * 0.82}" fill="#c9c0b2"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius * 0.5}" fill="#1f1c1a"/>`
  );
}

/** A round drawcord with its knotted or metal end. */
export function cord(name: string, path: string, width: number, colour: Rgb | undefined, tip = true): Part[] {
  const middle = line(path);
  const body: Part = {
    name,
    outline: strip(middle, width),
    fabric: { weave: 'cord' },
    puff: width * 1.1,
    shadow: 0.42,
    ...(colour ? { colour } : { tone: 1.03 }),
  };
  const end = middle.slice(-9);
  if (!tip) return [body];
  return [
    body,
    {
      name: `${name}-tip`,
      outline: strip(end, width + 1.5),
      fabric: { weave: 'smooth' },
      puff: width * 1.3,
      shadow: 0.2,
      colour: [0.72, 0.68, 0.61],
    },
  ];
}

/** No two garments of a pattern fold alike: each fold is shifted, and some nearly vanish. */
function fallen(one: Fold, seed: number): Fold {
  const random = seededRandom(seed * 7919);
  const dx = (random() - 0.5) * 1.1 * one.width;
  const dy = (random() - 0.5) * 1.7 * one.width;
  const weight = random() < 0.14 ? 0.25 : 0.72 + random() * 0.55;
  return { ...one, depth: one.depth * weight, path: one.path.map((p) => ({ x: p.x + dx, y: p.y + dy })) };
}

/** Moves every line of a garment through the same slow field, so that seams stay on their parts. */
export function laidByHand(garment: Garment, seed: number, reach: number): Garment {
  const move = (points: Line): Point[] => settled(points, seed, reach);
  return {
    ...garment,
    parts: garment.parts.map((part) => ({
      ...part,
      outline: move(part.outline),
      ...(part.drape ? { drape: { ...part.drape, creases: seed } } : {}),
      ...(part.folds ? { folds: part.folds.map((f, i) => fallen(f, seed + i * 31)) } : {}),
      ...(part.volume ? { volume: move(part.volume) } : {}),
      ...(part.seams ? { seams: part.seams.map((s) => ({ ...s, path: move(s.path) })) } : {}),
    })),
  };
}

export function rib(gauge: number, angle = 0): Fabric {
  return { weave: 'rib', gauge, angle };
}
