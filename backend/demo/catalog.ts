/** The shape of catalog.json: what the demo shop sells, who drew it, and which master belongs to what. */
export interface Catalog {
  readonly categories: readonly CatalogCategory[];
  readonly artists: readonly CatalogArtist[];
  readonly products: readonly CatalogProduct[];
  readonly portfolio: readonly CatalogPortfolioPicture[];
  readonly hero: { readonly wide: string; readonly portrait: string };
}

export interface CatalogCategory {
  readonly slug: string;
  readonly name: string;
  readonly image: string;
}

export interface CatalogArtist {
  readonly key: string;
  readonly name: string;
  readonly location: string;
  readonly story: string;
  readonly image: string;
}

export interface CatalogProduct {
  readonly key: string;
  readonly name: string;
  readonly category: string;
  readonly artist: string | null;
  /** Decimal string in US dollars, two places. */
  readonly price: string;
  readonly description: string;
  readonly isNew: boolean;
  readonly isBestSeller: boolean;
  readonly isArtistSeries: boolean;
  readonly stock: number;
  /** File names in masters/, the first one is the main picture. */
  readonly images: readonly string[];
  readonly color: string;
}

export interface CatalogPortfolioPicture {
  readonly image: string;
  readonly description: string;
  readonly isCoverUp: boolean;
}
