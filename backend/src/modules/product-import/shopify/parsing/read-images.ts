import { cutAtWord, lineOfText } from '#platform/plain-text.js';
import type { FeedColumn, FeedRow, FeedRows } from './feed-columns.js';
import { MAX_IMAGES, type ReadProduct } from './read-product.js';

/** The limit of the product form. */
const MAX_ALT_CHARACTERS = 200;

/** The image addresses of a product: by position, then rows without a position in file order, then images of variants. */
export function readImages(rows: readonly FeedRow[], notes: string[]): string[] {
  const placed = rows
    .filter((row) => row.get('imageAddress') !== '')
    .map((row) => ({ address: row.get('imageAddress'), position: positionOf(row) }));
  const ordered = placed.toSorted((a, b) => a.position - b.position).map(({ address }) => address);
  const ofVariants = rows.map((row) => row.get('variantImage')).filter((address) => address !== '');
  const all = [...new Set([...ordered, ...ofVariants])];
  if (all.length > MAX_IMAGES) notes.push(`only ${MAX_IMAGES} of ${all.length} images are used`);
  return all.slice(0, MAX_IMAGES);
}

/** A row that cannot be read may have an image, too. */
export const listedImages = ({ rows, lostLines }: FeedRows): ReadProduct['listsImages'] => {
  const has = (column: FeedColumn): boolean => lostLines.length === 0 && rows.some((row) => row.value(column).state === 'given');
  return { ofProduct: has('imageAddress'), ofSizes: has('variantImage') };
};

/** What the images show, by address. */
export function readImageAlts(rows: readonly FeedRow[]): ReadonlyMap<string, string> {
  const alts = rows.map(
    (row) => [row.get('imageAddress'), cutAtWord(lineOfText(row.get('imageAlt')), MAX_ALT_CHARACTERS)] as const,
  );
  return new Map(alts.filter(([address, alt]) => address !== '' && alt !== ''));
}

function positionOf(row: FeedRow): number {
  const cell = row.get('imagePosition');
  return /^\d{1,6}$/.test(cell) ? Number(cell) : Number.MAX_SAFE_INTEGER;
}
