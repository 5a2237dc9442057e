import { readFileSync } from 'node:fs';

import type { Line } from './geometry.js';
import { distance } from './geometry.js';

/**
 * Outlines of open-licensed type (SIL OFL: Yellowtail, Archivo Black, Abril Fatface, Caveat Brush, Oswald),
 * kept beside this file so that no font of the machine can change a picture.
 */
type Face = 'script' | 'grotesque' | 'didone' | 'brush' | 'condensed';

interface Letterforms {
  readonly glyphs: Readonly<Record<string, readonly [advance: number, path: string]>>;
  readonly kern: Readonly<Record<string, number>>;
}

const loaded = new Map<Face, Letterforms>();

function letterforms(face: Face): Letterforms {
  let forms = loaded.get(face);
  if (!forms) {
    forms = JSON.parse(readFileSync(new URL(`./letterforms/${face}.json`, import.meta.url), 'utf8')) as Letterforms;
    loaded.set(face, forms);
  }
  return forms;
}

interface Setting {
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill: string;
  /** Extra space between letters, in thousandths of the size. */
  readonly tracking?: number;
  readonly outline?: string;
}

interface SetGlyph {
  readonly path: string;
  readonly at: number;
  readonly advance: number;
}

function setGlyphs(text: string, face: Face, tracking: number): { glyphs: SetGlyph[]; width: number } {
  const { glyphs, kern } = letterforms(face);
  const set: SetGlyph[] = [];
  let at = 0;
  Array.from(text).forEach((character, i) => {
    const glyph = glyphs[character];
    if (!glyph) throw new Error(`the face ${face} has no letter for "${character}"`);
    set.push({ path: glyph[1], at, advance: glyph[0] });
    at += glyph[0] + tracking + (kern[character + (text[i + 1] ?? '')] ?? 0);
  });
  return { glyphs: set, width: at - tracking };
}

export function textWidth(text: string, face: Face, size: number, tracking = 0): number {
  return (setGlyphs(text, face, tracking).width * size) / 1000;
}

export function letters(text: string, face: Face, setting: Setting): string {
  const { glyphs, width } = setGlyphs(text, face, setting.tracking ?? 0);
  const scale = setting.size / 1000;
  const shift = setting.anchor === 'middle' ? width / 2 : setting.anchor === 'end' ? width : 0;
  const drawn = glyphs.map((g) => `<path transform="translate(${g.at.toFixed(1)} 0)" d="${g.path}"/>`).join('');
  return (
    `<g fill="${setting.fill}"${setting.outline ? ` ${setting.outline}` : ''} ` +
    `transform="translate(${setting.x - shift * scale} ${setting.y}) scale(${scale})">${drawn}</g>`
  );
}

/** Sets a line of type along a curve, centred on it. */
export function lettersAlong(
  text: string,
  face: Face,
  curve: Line,
  size: number,
  fill: string,
  tracking = 0,
  extra = '',
): string {
  const { glyphs, width } = setGlyphs(text, face, tracking);
  const scale = size / 1000;
  const lengths = [0];
  for (let i = 1; i < curve.length; i++) lengths.push(lengths[i - 1]! + distance(curve[i - 1]!, curve[i]!));
  const start = (lengths[lengths.length - 1]! - width * scale) / 2;
  const drawn = glyphs.map((g) => {
    const middle = start + (g.at + g.advance / 2) * scale;
    let i = lengths.findIndex((l) => l >= middle);
    if (i < 1) i = middle <= 0 ? 1 : curve.length - 1;
    const a = curve[i - 1]!;
    const b = curve[i]!;
    const t = (middle - lengths[i - 1]!) / (lengths[i]! - lengths[i - 1]! || 1);
    const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    const x = a.x + (b.x - a.x) * t;
    const y = a.y + (b.y - a.y) * t;
    return `<path transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${turn.toFixed(2)}) scale(${scale}) translate(${-g.advance / 2} 0)" d="${g.path}"/>`;
  });
  return `<g fill="${fill}" ${extra}>${drawn.join('')}</g>`;
}
