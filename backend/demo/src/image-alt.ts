import type { CatalogProduct } from './catalog.js';

type Shot = (product: Pick<CatalogProduct, 'name' | 'color'>, artist: string | undefined) => string;

const SHOTS: Readonly<Record<string, Shot>> = {
  front: ({ name, color }) => `${name} in ${color}, front, laid flat`,
  back: ({ name, color }) => `${name} in ${color}, back, laid flat`,
  detail: ({ name }) => `Close-up of the ${name}: fabric, seams and print`,
  size: ({ name }) => `${name} in size M, laid flat, with its length and width in inches`,
  art: ({ name }, artist) => `The artwork of the ${name}${artist === undefined ? '' : ` by ${artist}`}, printed on a sheet`,
};

/** What an image of a product shows, which the last word of its file's name says. */
export function imageAlt(file: string, product: Pick<CatalogProduct, 'name' | 'color'>, artist?: string): string {
  const shot = SHOTS[/-([a-z]+)\.avif$/.exec(file)?.[1] ?? ''];
  if (!shot) throw new Error(`${file} does not say what it shows`);
  return shot(product, artist);
}
