import { seedOf, seededRandom } from '../seeded-random.js';
import { birds } from './birds.js';
import { botanical } from './botanical.js';
import { contours } from './contours.js';
import type { Design } from './design.js';
import { flash } from './flash.js';
import { halftone } from './halftone.js';
import { house } from './house.js';
import { letteringPrints } from './lettering-prints.js';
import { linocut } from './linocut.js';
import { quilt } from './quilt.js';

const styles: Readonly<Record<string, Readonly<Record<string, Design>>>> = {
  birds,
  linocut,
  quilt,
  halftone,
  contours,
  lettering: letteringPrints,
  botanical,
  flash,
  house,
};

const drawn = new Map<string, string>();

/** The print called `style/design` in the given inks, in a square of 1000 units. */
export function printOf(name: string, inks: readonly string[]): string {
  const key = `${name}:${inks.join()}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const [style, design] = name.split('/');
  const draw = styles[style ?? '']?.[design ?? ''];
  if (!draw) throw new Error(`there is no print "${name}"`);
  const svg = draw(inks, seededRandom(seedOf(name)));
  drawn.set(key, svg);
  return svg;
}
