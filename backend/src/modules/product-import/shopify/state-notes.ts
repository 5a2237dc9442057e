import type { Product } from '#modules/catalog/index.js';
import type { FeedProduct } from './parsing/feed-product.js';

/** What the report says about drafts; null: the shop does not have the product yet. An import changes the state of no product. */
export function stateNotes(known: Pick<Product, 'state'> | null, { draftReason }: Pick<FeedProduct, 'draftReason'>): string[] {
  const state = draftReason === null ? 'live' : 'draft';
  if (known === null) return draftReason === null ? [] : [`kept as a draft: ${draftReason}`];
  return known.state === state ? [] : [`${state} in the file, ${known.state} in the shop`];
}
