import type { changesSince } from '../feed-snapshot.js';
import type { SizePlan } from '../size-plan.js';

/** What an import changes in a product, in the words of the report. */
export interface ProductChanges {
  /** What the product loses: texts, its category, SKUs, sizes, pieces that the feed had given. */
  gone: string[];
  changed: string[];
}

interface ImageChanges {
  isNewGallery: boolean;
  /** Images of the last import that are not in the file any more. */
  lost: number;
}

/** A field whose new value is nothing is one that the product loses. */
export function changesOf(fields: ReturnType<typeof changesSince>, plan: SizePlan, images: ImageChanges): ProductChanges {
  const written = Object.entries(fields);
  const isLost = ([, value]: (typeof written)[number]): boolean => value === null || value === '';
  // One that is not in the file stays when none of the listed images can be downloaded.
  const lost = images.isNewGallery ? images.lost : 0;
  const labels = (of: typeof written): string[] => of.map(([field]) => labelOf(field));
  return {
    gone: [...labels(written.filter(isLost)), ...plan.gone, ...(lost > 0 ? [lost === 1 ? '1 image' : `${lost} images`] : [])],
    changed: [...labels(written.filter((field) => !isLost(field))), ...plan.changed, ...(images.isNewGallery ? ['images'] : [])],
  };
}

export const isEmpty = ({ gone, changed }: ProductChanges): boolean => gone.length + changed.length === 0;

/** Lines of the report; what goes away comes first. */
export const changeNotes = ({ gone, changed }: ProductChanges): string[] => [
  ...(gone.length > 0 ? [`gone: ${gone.join(', ')}`] : []),
  ...(changed.length > 0 ? [`changed: ${changed.join(', ')}`] : []),
];

const LABELS = new Map([
  ['categoryId', 'category'],
  ['priceCents', 'price'],
]);
const labelOf = (field: string): string => LABELS.get(field) ?? field;
