import type { Garment, Rgb } from '../cloth/garment.js';
import { renderGarment } from '../cloth/render.js';
import { fold } from '../garments/construction.js';
import type { Point } from '../geometry.js';
import { line } from '../geometry.js';
import { laidOn } from '../ground.js';
import { place } from '../prints/design.js';
import { printOf } from '../prints/prints.js';
import { printedSheet, square } from './printed-sheet.js';

type Motif = readonly [print: string, x: number, y: number, size: number, turn?: number];

interface Tattoo {
  readonly surface: 'forearm' | 'back' | 'paper';
  readonly tone: Rgb;
  readonly colours: 'black' | 'colour';
  readonly motifs: readonly Motif[];
  readonly turn?: number;
}

const INKS = {
  black: ['#20292b', '#3b4546', '#8b8a80', '#59625f'],
  colour: ['#1f2627', '#a8402b', '#d9a24e', '#4d6a50'],
} as const;
const SKIN = {
  deep: [0.36, 0.235, 0.175],
  brown: [0.52, 0.36, 0.27],
  tan: [0.7, 0.515, 0.395],
  fair: [0.86, 0.7, 0.595],
} as const satisfies Record<string, Rgb>;
const COFFEE: Rgb = [0.925, 0.868, 0.755];

const forearm = (tone: Rgb, colours: 'black' | 'colour', motifs: readonly Motif[], turn: number): Tattoo => ({
  surface: 'forearm',
  tone,
  colours,
  motifs,
  turn,
});
const back = (tone: Rgb, colours: 'black' | 'colour', motifs: readonly Motif[]): Tattoo => ({
  surface: 'back',
  tone,
  colours,
  motifs,
});
const sheet = (colours: 'black' | 'colour', motifs: readonly Motif[]): Tattoo => ({
  surface: 'paper',
  tone: COFFEE,
  colours,
  motifs,
});

/** The portfolio of the tattoo studio, by file name: what is drawn, and on what. */
const TATTOOS: Readonly<Record<string, Tattoo>> = {
  'portfolio-swallow-forearm': forearm(SKIN.fair, 'colour', [['flash/swallow', 505, 470, 400, 12]], 8),
  'portfolio-rose-forearm': forearm(SKIN.tan, 'colour', [['flash/rose', 500, 480, 430]], -9),
  'portfolio-key-forearm': forearm(SKIN.brown, 'black', [['flash/key', 500, 480, 500, 4]], 6),
  'portfolio-olive-forearm': forearm(SKIN.fair, 'black', [['botanical/olive', 500, 480, 520, -38]], -6),
  'portfolio-lantern-forearm': forearm(SKIN.tan, 'colour', [['flash/lantern', 500, 470, 430]], 10),
  'portfolio-letter-forearm': forearm(SKIN.deep, 'black', [['flash/letter', 500, 480, 380]], -8),
  'portfolio-wings-back': back(SKIN.fair, 'black', [['birds/rising', 500, 470, 800]]),
  'portfolio-flock-shoulder': back(SKIN.brown, 'black', [['birds/flock', 540, 460, 700, -14]]),
  'portfolio-ridge-back': back(SKIN.tan, 'black', [['contours/peaks', 500, 480, 640]]),
  'portfolio-dandelion-back': back(SKIN.tan, 'black', [['botanical/dandelion', 520, 480, 720, 6]]),
  'portfolio-cover-up-moth': back(SKIN.fair, 'colour', [['flash/moth', 500, 450, 640]]),
  'portfolio-cover-up-rose-key': forearm(SKIN.brown, 'colour', [['flash/rose-key', 500, 480, 450]], 7),
  'portfolio-cover-up-star': back(SKIN.tan, 'colour', [['quilt/star', 500, 480, 600]]),
  'portfolio-cover-up-lamp': forearm(SKIN.fair, 'black', [['linocut/lamp', 500, 470, 400]], -7),
  'portfolio-sheet-homecoming': sheet('colour', [
    ['flash/swallow', 265, 250, 360, -8],
    ['flash/rose', 730, 270, 400],
    ['flash/key', 240, 720, 400, -14],
    ['flash/lantern', 520, 690, 400],
    ['flash/letter', 800, 730, 300, 6],
  ]),
  'portfolio-sheet-blackwork': sheet('black', [
    ['flash/moth', 300, 280, 460],
    ['flash/rose-key', 740, 270, 420],
    ['flash/hand', 270, 730, 430],
    ['birds/wing', 720, 720, 480],
  ]),
  'portfolio-sheet-garden': sheet('colour', [
    ['botanical/poppies', 280, 290, 430],
    ['botanical/wreath', 730, 280, 430],
    ['botanical/dandelion', 270, 730, 450],
    ['botanical/fern', 730, 730, 420],
  ]),
  'portfolio-sheet-days': sheet('black', [
    ['house/days', 280, 285, 420],
    ['halftone/rays', 730, 285, 420],
    ['house/door', 280, 725, 380],
    ['contours/rings', 730, 725, 440],
  ]),
};

function turned(points: readonly Point[], degrees: number): Point[] {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  return points.map((p) => ({ x: 500 + (p.x - 500) * cos - (p.y - 500) * sin, y: 500 + (p.x - 500) * sin + (p.y - 500) * cos }));
}

const LIMB =
  'M 262 -140 C 226 120 236 330 286 560 C 322 740 352 900 358 1140 L 640 1140 C 650 900 690 740 722 560 C 766 330 776 120 738 -140 Z';
const FULL = 'M -80 -80 L 1080 -80 L 1080 1080 L -80 1080 Z';

function body(tattoo: Tattoo): Garment {
  const limb = tattoo.surface === 'forearm';
  const outline = limb ? turned(line(LIMB), tattoo.turn ?? 0) : line(FULL);
  return {
    parts: [
      {
        name: 'skin',
        outline,
        fabric: { weave: 'smooth' },
        puff: limb ? 165 : 0,
        shadow: 0,
        colour: tattoo.tone,
        folds: limb
          ? [
              fold('M 380 60 C 400 250 420 420 430 620', 90, 9, 0.3, 0.1),
              fold('M 640 120 C 620 300 600 500 590 700', 80, 7, 0.3, -0.1),
            ]
          : [
              fold('M 500 -160 L 500 1160', 84, -13, 0.5, 0),
              fold('M 60 60 C 200 260 280 420 300 700', 150, 20, 0.5, 0),
              fold('M 940 60 C 800 260 720 420 700 700', 150, 20, 0.5, 0),
            ],
        drape: { angle: 0.2, along: 420, across: 260, depth: limb ? 5 : 12 },
      },
    ],
    places: {},
  };
}

export async function tattooPicture(name: string): Promise<Buffer> {
  const tattoo = TATTOOS[name];
  if (!tattoo) throw new Error(`no tattoo ${name}`);
  const drawn = tattoo.motifs
    .map(([print, x, y, size, turn]) =>
      place(
        printOf(print, print.startsWith('linocut') ? INKS[tattoo.colours].slice(0, 2) : INKS[tattoo.colours]),
        x,
        y,
        size,
        turn ?? 0,
      ),
    )
    .join('');
  if (tattoo.surface === 'paper') {
    const frame =
      '<path d="M34 34H966V966H34Z" fill="none" stroke="#1f2627" stroke-width="5"/><path d="M46 46H954V954H46Z" fill="none" stroke="#1f2627" stroke-width="1.6"/>';
    return printedSheet(`${drawn}${frame}`, tattoo.tone, square(1000), name);
  }
  // Ink heals into skin: the edge is a little soft and the tone of the skin stays visible through it.
  const healed = `<defs><filter id="healed"><feGaussianBlur stdDeviation=".9"/></filter></defs><g opacity=".86" filter="url(#healed)"><g transform="rotate(${tattoo.turn ?? 0} 500 500)">${drawn}</g></g>`;
  const skin = await renderGarment(
    body(tattoo),
    { rgb: tattoo.tone, melange: 0, wear: 0.12 },
    [{ part: 'skin', svg: healed }],
    square(1000),
    name,
  );
  return laidOn(skin, 'stone');
}
