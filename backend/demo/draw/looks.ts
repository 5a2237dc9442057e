import { INK } from './colours.js';

const { bone, night, black, ember, gold, sky, moss, blush, river, plum } = INK;

export type Template =
  | 'tee'
  | 'long-sleeve'
  | 'sweatshirt'
  | 'knit'
  | 'cable'
  | 'hoodie'
  | 'zip'
  | 'joggers'
  | 'leggings'
  | 'shorts'
  | 'cap'
  | 'beanie';

export interface Placement {
  readonly view: 'front' | 'back';
  readonly place: string;
  readonly print: string;
  readonly inks: readonly string[];
  /** Width in units when the place's own does not suit the design. */
  readonly width?: number;
}

export interface Look {
  readonly template: Template;
  readonly prints: readonly Placement[];
}

const front = (place: string, print: string, inks: readonly string[], width?: number): Placement => ({
  view: 'front',
  place,
  print,
  inks,
  ...(width ? { width } : {}),
});
const back = (place: string, print: string, inks: readonly string[], width?: number): Placement => ({
  view: 'back',
  place,
  print,
  inks,
  ...(width ? { width } : {}),
});
const look = (template: Template, ...prints: readonly Placement[]): Look => ({ template, prints });

/** How each product of the catalogue is made: its pattern, its prints and where they sit. */
export const LOOKS: Readonly<Record<string, Look>> = {
  'rising-tee': look('tee', front('chest', 'birds/rising', [bone, ember], 500), back('nape', 'house/mark', [bone, ember], 70)),
  'first-mile-tee': look('tee', front('chest', 'linocut/sunrise', [night, ember], 420), back('nape', 'house/mark', [night], 60)),
  'eight-point-tee': look(
    'tee',
    front('chest', 'quilt/star', [bone, gold, ember, sky], 470),
    back('nape', 'house/mark', [bone], 60),
  ),
  'long-day-tee': look('tee', front('chest', 'halftone/sun', [plum, ember], 460), back('nape', 'house/mark', [plum], 60)),
  'still-here-tee': look(
    'tee',
    front('chest', 'lettering/still-here', [black, bone], 470),
    back('nape', 'house/mark', [black], 60),
  ),
  'dandelion-tee': look('tee', front('chest', 'botanical/dandelion', [bone, gold], 500), back('nape', 'house/mark', [bone], 60)),
  'lantern-tee': look(
    'tee',
    front('pocket', 'flash/lantern', [black, ember, bone, moss], 140),
    back('back', 'flash/lantern', [black, ember, bone, moss], 520),
  ),
  'open-door-tee': look(
    'tee',
    front('pocket', 'house/door', [night, ember], 130),
    back('back', 'house/door', [night, ember], 430),
  ),
  'wordmark-tee': look('tee', front('chest', 'house/wordmark', [bone], 380), back('nape', 'house/mark', [bone], 60)),
  'night-flock-long-sleeve': look(
    'long-sleeve',
    front('chest', 'birds/flock', [bone, gold], 540),
    front('sleeve', 'birds/flock', [bone, gold], 120),
    back('nape', 'house/mark', [bone], 60),
  ),
  'ridge-line-long-sleeve': look(
    'long-sleeve',
    front('pocket', 'contours/ridge', [river, ember], 150),
    back('back', 'contours/ridge', [river, ember], 540),
  ),
  'moon-count-long-sleeve': look(
    'long-sleeve',
    front('chest', 'halftone/moons', [bone, gold], 480),
    back('nape', 'house/mark', [bone], 60),
  ),
  'home-soon-long-sleeve': look(
    'long-sleeve',
    front('chest', 'lettering/home-soon', [river, ember], 480),
    back('nape', 'house/mark', [river], 60),
  ),
  'olive-branch-long-sleeve': look(
    'long-sleeve',
    front('chest', 'botanical/olive', [bone, gold], 500),
    back('nape', 'house/mark', [bone], 60),
  ),
  'window-light-long-sleeve': look(
    'long-sleeve',
    front('pocket', 'house/window-light', [night, ember], 120),
    back('back', 'house/window-light', [night, ember], 500),
  ),
  'porch-cable-sweater': look('cable'),
  'harbor-sweater': look('knit'),
  'log-cabin-sweatshirt': look(
    'sweatshirt',
    front('chest', 'quilt/log-cabin', [bone, ember, gold], 430),
    back('nape', 'house/mark', [bone], 60),
  ),
  'tree-ring-sweatshirt': look(
    'sweatshirt',
    front('chest', 'contours/rings', [bone, bone], 460),
    back('nape', 'house/mark', [bone], 60),
  ),
  'second-chances-sweatshirt': look(
    'sweatshirt',
    front('chest', 'lettering/second-chances', [night, ember], 490),
    back('nape', 'house/mark', [night], 60),
  ),
  'fern-sweatshirt': look(
    'sweatshirt',
    front('pocket', 'botanical/fern', [moss, gold], 150),
    back('back', 'botanical/fern', [moss, ember], 540),
  ),
  'first-light-hoodie': look(
    'hoodie',
    front('chest', 'halftone/rays', [bone, gold], 370),
    back('back', 'halftone/rays', [bone, gold], 540),
  ),
  'porch-lamp-hoodie': look(
    'hoodie',
    front('pocket', 'linocut/lamp', [black, gold, bone], 140),
    back('back', 'linocut/lamp', [black, gold, bone], 480),
  ),
  'wingspan-hoodie': look(
    'hoodie',
    front('pocket', 'birds/wing', [night], 150),
    back('back', 'birds/rising', [night, ember], 610),
  ),
  'summit-hoodie': look(
    'hoodie',
    front('chest', 'contours/peaks', [bone, gold], 380),
    back('back', 'contours/peaks', [bone, gold], 520),
  ),
  'flying-geese-hoodie': look(
    'hoodie',
    front('pocket', 'quilt/geese', [bone, gold, blush], 120),
    back('back', 'quilt/geese', [bone, gold, blush, night], 500),
  ),
  'rose-key-hoodie': look(
    'hoodie',
    front('chest', 'flash/rose-key', [black, ember, gold, moss], 385),
    back('back', 'flash/swallow', [black, ember, gold], 380),
  ),
  'open-door-zip-hoodie': look(
    'zip',
    front('pocket', 'house/mark', [night, ember], 90),
    back('back', 'house/mark', [night, ember], 360),
  ),
  'lasting-freedom-hoodie': look(
    'hoodie',
    front('chest', 'lettering/freedom', [bone, night], 400),
    back('back', 'house/mark', [bone, night], 300),
  ),
  'poppy-hoodie': look(
    'hoodie',
    front('chest', 'botanical/poppies', [plum, ember], 390),
    back('back', 'botanical/wreath', [plum, ember], 480),
  ),
  'swift-joggers': look('joggers', front('leg', 'birds/swifts', [night], 215), back('seat', 'house/mark', [night], 60)),
  'river-joggers': look(
    'joggers',
    front('thigh', 'linocut/river', [night, ember, bone], 170),
    back('seat', 'house/mark', [bone], 60),
  ),
  'everyday-joggers': look('joggers', back('seat', 'house/mark', [black], 60)),
  'crossing-joggers': look(
    'joggers',
    front('leg', 'contours/crossing', [bone, gold], 230),
    back('seat', 'house/mark', [bone], 60),
  ),
  'key-joggers': look(
    'joggers',
    front('hip', 'flash/key', [black, gold, bone, ember], 180),
    back('seat', 'house/mark', [bone], 60),
  ),
  'mark-joggers': look('joggers', front('hip', 'house/mark', [bone, night], 90), back('leg', 'house/mark', [bone], 60)),
  'vine-leggings': look(
    'leggings',
    front('vine', 'botanical/olive', [bone, gold], 350),
    back('vine-calf', 'botanical/olive', [bone, gold], 240),
  ),
  'strip-quilt-leggings': look(
    'leggings',
    front('leg', 'quilt/strips', [bone, ember, gold, sky], 142),
    front('knee', 'quilt/strips', [sky, gold, ember, bone], 122),
    front('shin', 'quilt/strips', [gold, bone, sky, ember], 104),
    back('calf', 'quilt/strips', [bone, ember, gold, sky], 84),
  ),
  'daybreak-leggings': look('leggings'),
  'path-leggings': look(
    'leggings',
    front('leg', 'contours/crossing', [sky, gold], 160),
    back('calf', 'contours/crossing', [sky, gold], 100),
  ),
  'walk-on-leggings': look('leggings', front('hip', 'house/mark', [bone], 56)),
  'cloudbreak-shorts': look(
    'shorts',
    front('leg', 'halftone/clouds', [river, ember], 210),
    back('seat', 'house/mark', [river], 66),
  ),
  'swallow-shorts': look(
    'shorts',
    front('leg', 'flash/swallow', [night, ember, bone], 200),
    back('seat', 'house/mark', [night], 66),
  ),
  'saturday-shorts': look('shorts', back('seat', 'house/mark', [bone], 66)),
  'star-shorts': look(
    'shorts',
    front('thigh', 'quilt/star', [night, ember, bone, river], 210),
    back('seat', 'house/mark', [night], 66),
  ),
  'porch-light-shorts': look(
    'shorts',
    front('leg', 'lettering/porch', [bone, gold], 210),
    back('seat', 'house/mark', [bone], 66),
  ),
  'way-out-shorts': look('shorts', front('leg', 'house/maze', [bone, gold], 180), back('seat', 'house/mark', [bone], 66)),
  'porch-light-cap': look('cap', front('chest', 'lettering/porch', [bone, gold], 310)),
  'swallow-cap': look('cap', front('chest', 'flash/swallow', [night, ember, gold], 240)),
  'sunrise-cap': look('cap', front('chest', 'halftone/rays', [night, ember], 270)),
  'geese-cap': look('cap', front('chest', 'quilt/geese', [bone, gold, ember], 190)),
  'mark-cap': look('cap', front('chest', 'house/mark', [bone, ember], 170)),
  'dock-beanie': look('beanie'),
  'watch-beanie': look('beanie'),
};
