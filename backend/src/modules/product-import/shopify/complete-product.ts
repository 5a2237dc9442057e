import { sizesAfter, sizesOfNew } from './complete-sizes.js';
import type { FeedCategory } from './feed-categories.js';
import type { FeedSnapshot } from './feed-product.entity.js';
import type { FeedProduct } from './feed-product.js';
import type { KnownProduct } from './feed-products.js';
import { MAX_IMAGES, type ReadProduct } from './parsing/read-product.js';
import { type FeedValue, valueOr } from './parsing/feed-value.js';

/** `known` is undefined for a product that the shop does not have. */
export function completeProduct(read: ReadProduct, known: KnownProduct | undefined): FeedProduct {
  const { line, handle, name, describedOptions, draftReason, imageAlts } = read;
  const sizes = known ? sizesAfter(read, known) : sizesOfNew(read);
  return {
    line,
    handle,
    name,
    describedOptions,
    draftReason,
    imageAlts,
    read,
    ...sizes,
    description: known ? valueAfter('description', read.description, known) : valueOr(read.description, ''),
    images: known ? imagesAfter(read, known) : read.images,
    notes: [...sizes.notes, ...read.notes],
  };
}

/** The id of a product's category after the import. Tags and a title do not overrule what staff chose. */
export function categoryAfter({ category, said, isNamed }: FeedCategory, known: KnownProduct | undefined): string | null {
  if (!known) return category?.id ?? null;
  return valueAfter('categoryId', said, known, !isNamed);
}

type FilledFields = Pick<FeedSnapshot, 'description' | 'categoryId'>;

/** An empty value empties only what the last import had filled and nobody has changed since. */
function valueAfter<Field extends keyof FilledFields>(
  field: Field,
  value: FeedValue<FilledFields[Field]>,
  { product, lastImported }: KnownProduct,
  isEmpty = value.state === 'given' && value.value === '',
): FilledFields[Field] {
  const shown: FilledFields = product;
  const imported: FilledFields = lastImported ?? product;
  const isTouched = lastImported === null || shown[field] !== imported[field];
  return isEmpty && isTouched ? imported[field] : valueOr(value, imported[field]);
}

/** Adds to the images of the file those of the last import that it does not list. */
function imagesAfter({ images, listsImages }: ReadProduct, { lastImported, sizes }: KnownProduct): string[] {
  const isUnlisted = (imageUrl: string): boolean =>
    !listsImages.ofProduct || (!listsImages.ofSizes && sizes.some((size) => size.imageUrl === imageUrl));
  const before = lastImported?.images ?? [];
  const kept = before.filter(({ address, imageUrl }) => images.includes(address) || isUnlisted(imageUrl));
  if (kept.every(({ address }) => images.includes(address))) return images;
  return [...new Set([...kept.map(({ address }) => address), ...images])].slice(0, MAX_IMAGES);
}
