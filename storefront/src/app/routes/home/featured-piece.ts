import type { Artist, ProductCard } from '@shop/contract';

/** The first featured product whose artist the shop shows with a portrait. */
export function featuredPiece(artists: readonly Artist[], products: readonly ProductCard[]) {
  for (const piece of products) {
    const artist = artists.find(({ id, imageUrl }) => id === piece.artist?.id && imageUrl);
    if (artist) return { artist, piece };
  }
  return undefined;
}
