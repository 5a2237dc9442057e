import type { ProductListItem } from '../schema.js';

export const BADGE_FILTERS: Readonly<Record<string, (product: ProductListItem) => boolean>> = {
  all: () => true,
  new: (product) => product.isNew,
  bestseller: (product) => product.isBestSeller,
  artist: (product) => product.isArtistSeries,
};

/** What shoppers write for a filter of the shop, and how the listing calls it. */
export const BADGE_PHRASES: readonly (readonly [phrase: RegExp, filter: 'new' | 'bestseller' | 'artist', text: string])[] = [
  [/\b(?:best[\s-]?sellers?|best[\s-]?selling|most (?:loved|popular)|m[aá]s vendidos?)\b/iu, 'bestseller', 'best sellers'],
  [/\bartist series\b/i, 'artist', 'artist series'],
  [/\bnew(?:est)? (?:arrivals?|in|drops?|stuff|products?|items?)\b|^\s*(?:new|newest|latest|novedades)\s*$/i, 'new', 'new'],
];
