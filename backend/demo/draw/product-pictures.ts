import type { Garment, Place, PlacedPrint } from './cloth/garment.js';
import type { Frame } from './cloth/raster.js';
import type { Sheet } from './cloth/sheet.js';
import { renderGarment } from './cloth/render.js';
import { colourOf } from './colours.js';
import { joggers, leggings, shorts } from './garments/bottoms.js';
import type { View } from './garments/construction.js';
import { crew } from './garments/crew.js';
import { beanie, cap } from './garments/hats.js';
import { hoodie } from './garments/hoodie.js';
import { tShirt } from './garments/t-shirt.js';
import type { Paper } from './ground.js';
import { laidOn } from './ground.js';
import { letters } from './lettering.js';
import type { Look, Placement, Template } from './looks.js';
import { printOf } from './prints/prints.js';
import { seedOf } from './seeded-random.js';
import { underWindow } from './window-light.js';

export const WHOLE: Frame = { x: 0, y: 0, width: 1200, height: 1500, scale: 1 };

function around(x: number, y: number, width: number): Frame {
  return { x, y, width, height: width * 1.25, scale: 1200 / width };
}

/** How near the camera stands: every kind fills its picture about equally, whatever its own size. */
const FRAMES: Readonly<Record<Template, Frame>> = {
  tee: around(68, 70, 1064),
  'long-sleeve': around(50, 58, 1100),
  sweatshirt: around(40, 30, 1120),
  knit: around(40, 30, 1120),
  cable: around(40, 30, 1120),
  hoodie: around(20, -34, 1160),
  zip: around(20, -34, 1160),
  joggers: around(50, 92, 1100),
  leggings: around(50, 66, 1100),
  shorts: around(150, 132, 900),
  cap: around(200, 256, 800),
  beanie: around(170, 176, 860),
};

function garmentOf(template: Template, view: View, seed: number): Garment {
  switch (template) {
    case 'tee':
      return tShirt(view, seed);
    case 'long-sleeve':
    case 'sweatshirt':
    case 'knit':
      return crew(view, seed, { kind: template });
    case 'cable':
      return crew(view, seed, { kind: 'knit', cables: true });
    case 'hoodie':
      return hoodie(view, seed);
    case 'zip':
      return hoodie(view, seed, { zip: true });
    case 'joggers':
      return joggers(view, seed);
    case 'leggings':
      return leggings(view, seed);
    case 'shorts':
      return shorts(view, seed);
    case 'cap':
      return cap(view, seed);
    default:
      return beanie(view, seed);
  }
}

function placed(placement: Placement, place: Place): PlacedPrint {
  const width = placement.width ?? place.width;
  return {
    part: place.part,
    svg: `<g transform="translate(${place.x} ${place.y}) rotate(${place.turn ?? 0}) scale(${width / 1000}) translate(-500 -500)">${printOf(placement.print, placement.inks)}</g>`,
  };
}

function placeOf(garment: Garment, placement: Placement): Place {
  const place = garment.places[placement.place];
  if (!place) throw new Error(`no place "${placement.place}" for ${placement.print}`);
  return place;
}

/** Garments are drawn for a seed, so that two products of one pattern never share a fold. */
export function dressed(key: string, look: Look, view: View): { garment: Garment; prints: PlacedPrint[] } {
  const garment = garmentOf(look.template, view, seedOf(key) % 9973);
  return {
    garment,
    prints: look.prints.filter((p) => p.view === view).map((p) => placed(p, placeOf(garment, p))),
  };
}

export async function garmentSheet(key: string, colour: string, look: Look, view: View, frame: Frame): Promise<Sheet> {
  const { garment, prints } = dressed(key, look, view);
  return renderGarment(garment, colourOf(colour), prints, frame, key);
}

/** Where a garment without a print is worth a closer look: a seam, a rib, a cord. */
const CLOSE: Readonly<Record<Template, readonly [x: number, y: number, width: number]>> = {
  tee: [520, 220, 380],
  'long-sleeve': [520, 220, 380],
  sweatshirt: [500, 216, 380],
  knit: [520, 200, 400],
  cable: [520, 200, 420],
  hoodie: [480, 300, 420],
  zip: [480, 330, 420],
  joggers: [470, 160, 380],
  leggings: [560, 110, 330],
  shorts: [470, 250, 380],
  cap: [520, 700, 400],
  beanie: [470, 740, 430],
};

function detailFrame(look: Look, garment: Garment, view: View): Frame {
  const main = [...look.prints].filter((p) => p.view === view).sort((a, b) => (b.width ?? 0) - (a.width ?? 0))[0];
  let [x, y, width] = CLOSE[look.template];
  if (main && (main.width ?? 0) > 100) {
    const place = placeOf(garment, main);
    const size = main.width ?? place.width;
    width = Math.min(400, Math.max(250, size * 0.85));
    x = place.x + size * 0.16 - width / 2;
    y = place.y - size * 0.1 - width * 0.625;
  }
  return { x, y, width, height: width * 1.25, scale: 1200 / width };
}

/** The view that carries the largest print shows best from near. */
function detailView(look: Look): View {
  const largest = [...look.prints].sort((a, b) => (b.width ?? 0) - (a.width ?? 0))[0];
  return largest && (largest.width ?? 0) > 100 ? largest.view : 'front';
}

export async function garmentPicture(key: string, colour: string, look: Look, shot: View | 'detail'): Promise<Buffer> {
  const view = shot === 'detail' ? detailView(look) : shot;
  const garment = garmentOf(look.template, view, seedOf(key) % 9973);
  const frame = shot === 'detail' ? detailFrame(look, garment, view) : FRAMES[look.template];
  const picture = laidOn(await garmentSheet(key, colour, look, view, frame), colourOf(colour).paper);
  return shot === 'front' ? underWindow(picture, 1200, 1500, seedOf(key)) : picture;
}

/** The artwork itself as a screen-printed sheet, lying on the table with its title in the margin. */
export async function artPicture(
  placement: Placement,
  title: string,
  artist: string,
  dark: boolean,
  ground: Paper,
): Promise<Buffer> {
  const card: Garment = {
    parts: [
      {
        name: 'card',
        outline: [
          { x: 168, y: 176 },
          { x: 1040, y: 160 },
          { x: 1058, y: 1322 },
          { x: 186, y: 1338 },
        ],
        fabric: { weave: 'smooth' },
        puff: 5,
        shadow: 0,
        colour: dark ? [0.2, 0.215, 0.24] : [0.955, 0.935, 0.89],
      },
    ],
    places: {},
  };
  const ink = dark ? '#e6dcc8' : '#2a2c31';
  const svg =
    `<g transform="rotate(-1.05 612 750)"><g transform="translate(612 690) scale(.74) translate(-500 -500)">${printOf(placement.print, placement.inks)}</g>` +
    letters(title, 'didone', { size: 34, x: 612, y: 1236, anchor: 'middle', fill: ink }) +
    letters(artist, 'brush', { size: 34, x: 612, y: 1282, anchor: 'middle', fill: ink }) +
    '</g>';
  return laidOn(
    await renderGarment(card, { rgb: [1, 1, 1], melange: 0, wear: 0 }, [{ part: 'card', svg }], WHOLE, title),
    ground,
  );
}
