import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Catalog } from './catalog.js';

export type { Catalog, CatalogProduct } from './catalog.js';
export { imageAlt } from './image-alt.js';
export { storedName } from './stored-name.js';
export { interleaveByCategory } from './interleave-by-category.js';

/** Properties of each master image, computed once by `npm run describe`, so that seeding decodes no image. */
export type Masters = Readonly<Record<string, { readonly width: number; readonly height: number; readonly color: string }>>;

/** The package's folder; this file is one level below it, in src or in dist. */
const FOLDER = new URL('../', import.meta.url);

async function readJson<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(new URL(name, FOLDER), 'utf8')) as T;
}

export const readCatalog = (): Promise<Catalog> => readJson('catalog.json');
export const readMasters = (): Promise<Masters> => readJson('masters.json');
/** Absolute path of a master image. */
export const masterPath = (file: string): string => fileURLToPath(new URL(`masters/${file}`, FOLDER));
