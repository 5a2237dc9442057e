import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export interface DemoCatalog {
  categories: { slug: string; name: string; image: string }[];
  artists: { key: string; name: string; location: string; story: string; image: string }[];
  products: DemoProduct[];
  portfolio: { image: string; description: string; isCoverUp: boolean }[];
  hero: { wide: string; portrait: string };
}

export interface DemoProduct {
  key: string;
  name: string;
  category: string;
  /** Key of an artist. */
  artist: string | null;
  price: string;
  description: string;
  isNew: boolean;
  isBestSeller: boolean;
  isArtistSeries: boolean;
  stock: number;
  /** Files of the masters folder; the first one is the main picture. */
  images: string[];
}

/** What is known about each drawn picture, so that filling the shop decodes none. */
export type DemoMasters = Record<string, { width: number; height: number; color: string; bytes: number }>;

/** Folder of the drawn pictures and their texts, beside src and dist. */
export const DEMO_FOLDER = fileURLToPath(new URL('../../demo/', import.meta.url));

async function readJson<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(`${DEMO_FOLDER}${name}`, 'utf8')) as T;
}

export const readDemoCatalog = (): Promise<DemoCatalog> => readJson('catalog.json');
export const readDemoMasters = (): Promise<DemoMasters> => readJson('masters.json');

/** Round robin over the categories, so that a shopper who scrolls the whole shop sees all kinds mixed. */
export function mixed(products: readonly DemoProduct[]): DemoProduct[] {
  const place = new Map<string, number>();
  const ranked = products.map((product, index) => {
    const rank = place.get(product.category) ?? 0;
    place.set(product.category, rank + 1);
    return { product, rank, index };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank || a.index - b.index).map((entry) => entry.product);
}
