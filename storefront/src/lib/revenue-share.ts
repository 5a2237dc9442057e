/** The one sentence about who is paid, for example "pays Marisol Vega 50% of the revenue". */
export const paysArtist = (revenueShare: string, artist = 'its artist'): string =>
  `pays ${artist} ${revenueShare} of the revenue`;
