/** The content of catalog.json: the products, artists and portfolio of the demo shop, with the image files of each. */
export interface Catalog {
  readonly categories: readonly CatalogCategory[];
  readonly artists: readonly CatalogArtist[];
  readonly products: readonly CatalogProduct[];
  readonly portfolio: readonly CatalogPortfolioImage[];
  readonly hero: { readonly wide: string; readonly portrait: string };
}

interface CatalogCategory {
  readonly slug: string;
  readonly name: string;
  readonly image: string;
  /** Measurements in inches. */
  readonly sizeGuide?: {
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
    readonly note: string;
  };
}

interface CatalogArtist {
  readonly key: string;
  readonly name: string;
  readonly location: string;
  readonly story: string;
  readonly image: string;
}

export interface CatalogProduct {
  readonly key: string;
  readonly name: string;
  /** Slug of a category. */
  readonly category: string;
  /** Key of an artist. */
  readonly artist: string | null;
  /** Decimal string in US dollars, two places. */
  readonly price: string;
  /** The story of the piece. */
  readonly description: string;
  readonly fabricCare: string;
  readonly fit: string;
  /** How it runs; missing for one size. */
  readonly fitScale?: string;
  readonly isNew: boolean;
  readonly isBestSeller: boolean;
  readonly isArtistSeries: boolean;
  /** With sizes, their sum. */
  readonly stock: number;
  /** File names in masters/; the first one is the main image. */
  readonly images: readonly string[];
  readonly color: string;
  /** Missing for a product without sizes. */
  readonly optionNames?: readonly string[];
  /** Pieces of each size. The key has a value for each option, for example "M / Tall". */
  readonly sizes?: Readonly<Record<string, number>>;
  /** The sizes that cost more than the product, in its form. */
  readonly sizePrices?: Readonly<Record<string, string>>;
}

interface CatalogPortfolioImage {
  readonly image: string;
  readonly description: string;
  readonly isCoverUp: boolean;
}
