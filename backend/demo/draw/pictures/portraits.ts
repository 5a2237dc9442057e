import type { Rgb } from '../cloth/garment.js';
import { INK } from '../colours.js';
import { place } from '../prints/design.js';
import { printOf } from '../prints/prints.js';
import type { Random } from '../seeded-random.js';
import { seededRandom } from '../seeded-random.js';
import type { Tones } from './bust.js';
import { tonesOf } from './bust.js';
import type { Bust } from './sitter.js';
import { block, dots, flashSheet, mapped, patches, penLines, stencil, words } from './portrait-marks.js';

interface Portrait {
  readonly bust: Bust;
  readonly softness: number;
  readonly ground: Rgb;
  readonly draw: (tones: Tones, random: Random) => string;
}

const PORTRAITS: Readonly<Record<string, Portrait>> = {
  'marisol-vega': {
    bust: { hair: 'bun', skin: 0.74, hairTone: 0.1, collar: 'shawl', clothes: 0.46 },
    softness: 2.5,
    ground: [0.945, 0.92, 0.865],
    draw: (tones) => penLines(tones) + place(printOf('birds/flock', ['#22407a', INK.ember]), 740, 190, 400, -10),
  },
  'desmond-hale': {
    bust: { hair: 'bald', skin: 0.5, hairTone: 0.12, beard: 'full', collar: 'shirt', clothes: 0.4, older: true },
    softness: 2,
    ground: [0.93, 0.9, 0.84],
    draw: block,
  },
  'ruth-ann-tolliver': {
    bust: { hair: 'wrap', skin: 0.5, hairTone: 0.32, glasses: true, collar: 'shawl', clothes: 0.36, older: true },
    softness: 2,
    ground: [0.9, 0.84, 0.72],
    draw: patches,
  },
  'andre-whitlock': {
    bust: { hair: 'locs', skin: 0.5, hairTone: 0.06, beard: 'stubble', collar: 'crew', clothes: 0.3 },
    softness: 3,
    ground: [0.885, 0.47, 0.3],
    draw: dots,
  },
  'eli-yazzie': {
    bust: { hair: 'long', skin: 0.68, hairTone: 0.1, collar: 'shirt', clothes: 0.5 },
    softness: 6,
    ground: [0.91, 0.875, 0.79],
    draw: mapped,
  },
  'joaquin-reyes': {
    bust: { hair: 'slick', skin: 0.72, hairTone: 0.06, beard: 'moustache', collar: 'shirt', clothes: 0.42 },
    softness: 1.5,
    ground: [0.955, 0.925, 0.86],
    draw: words,
  },
  'imani-brooks': {
    bust: { hair: 'afro', skin: 0.58, hairTone: 0.1, collar: 'crew', clothes: 0.4 },
    softness: 3,
    ground: [0.905, 0.83, 0.72],
    draw: stencil,
  },
  'walt-kowalczyk': {
    bust: { hair: 'cropped', skin: 0.86, hairTone: 0.24, beard: 'full', collar: 'hood', clothes: 0.34 },
    softness: 2,
    ground: [0.905, 0.855, 0.755],
    draw: flashSheet,
  },
};

export async function portraitSvg(key: string): Promise<{ svg: string; ground: Rgb }> {
  const portrait = PORTRAITS[key];
  if (!portrait) throw new Error(`no portrait of ${key}`);
  const tones = await tonesOf(portrait.bust, portrait.softness);
  return { svg: portrait.draw(tones, seededRandom(key.length * 977)), ground: portrait.ground };
}
