import type { FeedValue } from './feed-value.js';

/** The limit of a product's gallery. */
export const MAX_IMAGES = 20;

/** What the file says of a product, validated and cleaned; independent of what the shop has. */
export interface ReadProduct {
  /** Line of the file on which the product first appears. */
  line: number;
  handle: string;
  name: string;
  description: FeedValue<string>;
  /** The description as it was imported before sizes existed, with a line for each option. */
  describedOptions: string;
  options: FeedValue<ReadOptions>;
  /** Rows that could not be used. Their sizes are not gone. */
  refusedRows: RefusedRow[];
  /** The lowest price of the rows that could be used. */
  priceCents: number;
  /** Whether these rows have the same price. */
  hasOnePrice: boolean;
  /** Null when the file has no quantity for it, or not for all of its sizes: unknown, not 0. */
  stock: number | null;
  type: FeedValue<string>;
  tags: FeedValue<string[]>;
  /** Why it is no product of the source's shop, for example that it is archived; null: it is one. */
  draftReason: FeedValue<string | null>;
  /** Image addresses in their order, without duplicates. */
  images: string[];
  /** Which images the file lists: those of the product, those of its sizes. What it does not list is not gone. */
  listsImages: { ofProduct: boolean; ofSizes: boolean };
  /** What they show, by address. */
  imageAlts: ReadonlyMap<string, string>;
  /** Notes for the report: what was cut, capped or ambiguous. */
  notes: string[];
}

/** What a size gets that Shopify sells whatever its quantity: the stock that the shop has, or a number of pieces. */
export type UntrackedStock = 'keep' | number;

/** How the rows are read. */
export interface FeedReading {
  untrackedStock?: UntrackedStock;
  /** Products that are drafts, archived or not published are drafts instead of being skipped. */
  drafts?: boolean;
}

export interface ReadOptions {
  /** Empty for a product without sizes. */
  optionNames: string[];
  sizes: ReadSize[];
  /** How many options the file has columns for. */
  columns: number;
}

export interface RefusedRow {
  line: number;
  /** The size that it describes, as "M / Red"; null when nobody can know. */
  label: string | null;
}

/** A row with a price. */
export interface FeedVariant {
  line: number;
  /** One value per option, for example ["Small", "Red"]. */
  values: string[];
  sku: FeedValue<string>;
  priceCents: number;
  /** Null when the file does not say it. */
  quantity: number | null;
  /** Shopify sells it although it has none: it does not count it, or goes on selling. */
  isAlwaysSold: boolean;
  /** As in the file, or ''. */
  compareAtPrice: string;
  /** The address of its own image, or ''. */
  image: string;
}

/** A variant of a product with options. */
export interface ReadSize {
  /** One for each option. */
  values: string[];
  /** Null: an empty cell. */
  sku: FeedValue<string | null>;
  priceCents: number;
  /** Null when the file does not say it. */
  stock: number | null;
  /** The address of its own image. */
  image: string | null;
}

/** Why a line, or the product that starts there, is not imported. */
export interface FeedRemark {
  line: number;
  handle: string;
  name: string;
  reason: string;
}

export interface Feed {
  products: ReadProduct[];
  /** Products that are skipped on purpose: not published, gift cards. */
  skipped: FeedRemark[];
  /** Rows or whole products with invalid cells. */
  refused: FeedRemark[];
}
