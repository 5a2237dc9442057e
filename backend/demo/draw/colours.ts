import type { Cloth } from './cloth/garment.js';
import type { Paper } from './ground.js';

interface Colour extends Cloth {
  readonly paper: Paper;
  readonly dark: boolean;
}

/** The colours of the range, by the name the shop shows, each with the paper it stands out against. */
const COLOURS = {
  'Washed Black': { rgb: [0.205, 0.198, 0.195], melange: 0, wear: 0.85, paper: 'sand', dark: true },
  Bone: { rgb: [0.915, 0.89, 0.835], melange: 0, wear: 0.2, paper: 'clay', dark: false },
  Oat: { rgb: [0.815, 0.755, 0.655], melange: 0.025, wear: 0.25, paper: 'chalk', dark: false },
  Clay: { rgb: [0.69, 0.45, 0.35], melange: 0, wear: 0.45, paper: 'chalk', dark: true },
  Rust: { rgb: [0.585, 0.275, 0.165], melange: 0, wear: 0.45, paper: 'sand', dark: true },
  Forest: { rgb: [0.2, 0.28, 0.225], melange: 0, wear: 0.6, paper: 'chalk', dark: true },
  'Ink Blue': { rgb: [0.165, 0.215, 0.315], melange: 0, wear: 0.6, paper: 'stone', dark: true },
  'Dusty Rose': { rgb: [0.775, 0.595, 0.56], melange: 0, wear: 0.35, paper: 'chalk', dark: false },
  'Heather Grey': { rgb: [0.665, 0.66, 0.65], melange: 0.075, wear: 0.15, paper: 'chalk', dark: false },
  Mustard: { rgb: [0.775, 0.585, 0.235], melange: 0, wear: 0.4, paper: 'stone', dark: false },
} as const satisfies Record<string, Colour>;

type ColourName = keyof typeof COLOURS;

export function colourOf(name: string): Colour {
  if (!Object.hasOwn(COLOURS, name)) throw new Error(`the range has no colour "${name}"`);
  return COLOURS[name as ColourName];
}

export const INK = {
  bone: '#ece3d0',
  night: '#232a33',
  black: '#24211f',
  ember: '#c9552f',
  gold: '#dfa63f',
  sky: '#8fb0bf',
  moss: '#5f7a58',
  blush: '#d9a394',
  river: '#3f6079',
  plum: '#6d3f4a',
} as const;
