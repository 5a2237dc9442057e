import type { Catalog, CatalogProduct } from '../../src/catalog.js';
import type { Item } from './arrangement.js';
import { windowLight } from '../window-light.js';
import { arranged } from './arrangement.js';

function find(catalog: Catalog, key: string): CatalogProduct {
  const product = catalog.products.find((p) => p.key === key);
  if (!product) throw new Error(`no product ${key}`);
  return product;
}

function wall(width: number, height: number, top: string, bottom: string): string {
  return (
    `<defs><linearGradient id="w" x1="0" y1="0" x2="0.25" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>` +
    `<filter id="plaster" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.008 0.011" numOctaves="4" seed="8"/><feColorMatrix values="0 0 0 0 0.35 0 0 0 0 0.28 0 0 0 0 0.22 0.32 0.3 0 0 -0.24"/></filter></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#w)"/><rect width="${width}" height="${height}" filter="url(#plaster)" opacity=".5"/>`
  );
}

/** A beech rail on two iron brackets, and a wire hook for each hanger. */
function rail(x0: number, x1: number, y: number, hooks: readonly { x: number; low: number }[]): string {
  const hangers = hooks.map(
    ({ x, low }) =>
      `<g fill="none" stroke-linecap="round"><path d="M${x} ${low}V${y + 30}C${x} ${y + 12} ${x + 20} ${y + 14} ${x + 19} ${y - 6}C${x + 17} ${y - 22} ${x - 14} ${y - 20} ${x - 16} ${y - 4}" stroke="#000" stroke-opacity=".25" stroke-width="6" transform="translate(10 14)"/><path d="M${x} ${low}V${y + 30}C${x} ${y + 12} ${x + 20} ${y + 14} ${x + 19} ${y - 6}C${x + 17} ${y - 22} ${x - 14} ${y - 20} ${x - 16} ${y - 4}" stroke="#55504b" stroke-width="5.5"/></g>`,
  );
  return (
    `<defs><linearGradient id="beech" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e3bd8c"/><stop offset=".35" stop-color="#cf9f68"/><stop offset="1" stop-color="#8a5d35"/></linearGradient><filter id="cast"><feGaussianBlur stdDeviation="10"/></filter></defs>` +
    `<rect x="${x0}" y="${y + 20}" width="${x1 - x0}" height="26" fill="#3a2a20" opacity=".4" filter="url(#cast)"/>` +
    `<rect x="${x0}" y="${y - 13}" width="${x1 - x0}" height="26" rx="13" fill="url(#beech)"/>` +
    hangers.join('')
  );
}

function hung(catalog: Catalog, key: string, view: 'front' | 'back', x: number, y: number, scale: number, turn: number): Item {
  return { product: find(catalog, key), view, x, y, scale, turn, shadow: { dx: 22, dy: 34, blur: 22, depth: 0.4 } };
}

/** Space on the left stays quiet: that is where the home page sets its words. */
export async function heroWide(catalog: Catalog): Promise<Buffer> {
  const y = 690;
  const items = [
    hung(catalog, 'porch-cable-sweater', 'front', 790, y, 0.68, 1.2),
    hung(catalog, 'wingspan-hoodie', 'back', 1830, y + 6, 0.68, -1),
    hung(catalog, 'still-here-tee', 'front', 1500, y + 4, 0.68, 1.4),
    hung(catalog, 'flying-geese-hoodie', 'back', 1130, y + 10, 0.68, -0.8),
  ];
  const ground =
    wall(2000, 1200, '#e9d9c6', '#cdb197') +
    rail(
      560,
      2100,
      210,
      items.map((i) => ({ x: i.x, low: 380 })),
    );
  return arranged(ground, items, windowLight(150, 170, 250, 6, 3, 70, 2000, 1200), 2000, 1200);
}

export async function heroPortrait(catalog: Catalog): Promise<Buffer> {
  const y = 730;
  const items = [
    hung(catalog, 'porch-cable-sweater', 'front', 250, y - 10, 0.62, 1.4),
    hung(catalog, 'still-here-tee', 'front', 800, y - 4, 0.62, -1.2),
    hung(catalog, 'flying-geese-hoodie', 'back', 520, y, 0.64, 0.6),
  ];
  const ground =
    wall(1000, 1250, '#e9d9c6', '#cdb197') +
    rail(
      -40,
      1060,
      270,
      items.map((i) => ({ x: i.x, low: 440 })),
    );
  return arranged(ground, items, windowLight(30, 210, 230, 4, 4, 60, 1000, 1250), 1000, 1250);
}

type Spot = readonly [key: string, view: 'front' | 'back', x: number, y: number, scale: number, turn: number];

const CATEGORY_SCENES: Readonly<Record<string, { readonly ground: readonly [string, string]; readonly spots: readonly Spot[] }>> =
  {
    't-shirts': {
      ground: ['#e6d3bf', '#d0b79d'],
      spots: [
        ['wordmark-tee', 'front', 330, 560, 0.72, -9],
        ['dandelion-tee', 'front', 850, 640, 0.74, 8],
        ['first-mile-tee', 'front', 570, 960, 0.8, -3],
      ],
    },
    'long-sleeve': {
      ground: ['#dcd8cf', '#c1bab0'],
      spots: [
        ['olive-branch-long-sleeve', 'front', 380, 600, 0.76, -8],
        ['moon-count-long-sleeve', 'front', 800, 900, 0.8, 7],
      ],
    },
    sweaters: {
      ground: ['#d7b9a0', '#bd9b80'],
      spots: [
        ['harbor-sweater', 'front', 400, 560, 0.76, -8],
        ['porch-cable-sweater', 'front', 770, 920, 0.82, 6],
      ],
    },
    hoodies: {
      ground: ['#e5dccf', '#cbbba7'],
      spots: [
        ['flying-geese-hoodie', 'back', 370, 600, 0.76, -8],
        ['summit-hoodie', 'front', 800, 880, 0.8, 6],
      ],
    },
    joggers: {
      ground: ['#e3d2bd', '#c9b092'],
      spots: [
        ['everyday-joggers', 'front', 350, 740, 0.86, -5],
        ['crossing-joggers', 'front', 830, 790, 0.86, 5],
      ],
    },
    leggings: {
      ground: ['#ddd8ce', '#c0b9ad'],
      spots: [
        ['daybreak-leggings', 'back', 280, 760, 0.88, -5],
        ['vine-leggings', 'front', 620, 760, 0.9, 1],
        ['path-leggings', 'front', 940, 780, 0.88, 6],
      ],
    },
    shorts: {
      ground: ['#e7d7c2', '#ccb598'],
      spots: [
        ['porch-light-shorts', 'front', 380, 520, 0.84, -9],
        ['cloudbreak-shorts', 'front', 780, 960, 0.9, 7],
      ],
    },
    hats: {
      ground: ['#dfc5ad', '#c5a486'],
      spots: [
        ['dock-beanie', 'front', 370, 480, 0.86, -8],
        ['porch-light-cap', 'front', 760, 960, 1, 6],
      ],
    },
  };

export async function categoryPicture(catalog: Catalog, slug: string): Promise<Buffer> {
  const scene = CATEGORY_SCENES[slug];
  if (!scene) throw new Error(`no scene for ${slug}`);
  const items = scene.spots.map(([key, view, x, y, scale, turn]): Item => ({
    product: find(catalog, key),
    view,
    x,
    y,
    scale,
    turn,
  }));
  return arranged(wall(1200, 1500, ...scene.ground), items, windowLight(90, 120, 300, 4, 4, 84, 1200, 1500), 1200, 1500);
}
