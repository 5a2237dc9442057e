import type { ProductDetail } from '@shop/contract';

/** The one sentence about who is paid, for example "pays Marisol Vega 50% of the revenue". */
export const paysArtist = (revenueShare: string, artist = 'its artist'): string =>
  `pays ${artist} ${revenueShare} of the revenue`;

/** "20%": what the artists' ledger pays for this product, else what the shop says of all artists. */
export const shareOf = ({ shareBps }: Pick<NonNullable<ProductDetail['artist']>, 'shareBps'>, revenueShare: string): string =>
  shareBps === null ? revenueShare : `${shareBps / 100}%`;
