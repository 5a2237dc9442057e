import type { FeedRow } from './feed-columns.js';

/** More pictures than a gallery can show help nobody. */
const MAX_PICTURES = 20;

/** The picture addresses of a product: by position, rows without one in the file's order behind, variants' own pictures last. */
export function readPictures(rows: readonly FeedRow[], notes: string[]): string[] {
  const placed = rows
    .filter((row) => row.get('imageAddress') !== '')
    .map((row) => ({ address: row.get('imageAddress'), position: positionOf(row) }));
  const ordered = placed.toSorted((a, b) => a.position - b.position).map(({ address }) => address);
  const ofVariants = rows.map((row) => row.get('variantImage')).filter((address) => address !== '');
  const all = [...new Set([...ordered, ...ofVariants])];
  if (all.length > MAX_PICTURES) notes.push(`only ${MAX_PICTURES} of ${all.length} pictures are used`);
  return all.slice(0, MAX_PICTURES);
}

function positionOf(row: FeedRow): number {
  const cell = row.get('imagePosition');
  return /^\d{1,6}$/.test(cell) ? Number(cell) : Number.MAX_SAFE_INTEGER;
}
