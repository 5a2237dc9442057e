/** A product as the feed tells it, checked and cleaned; nothing of our shop in it yet. */
export interface FeedProduct {
  /** Line of the file on which the product first appears. */
  line: number;
  handle: string;
  name: string;
  description: string;
  priceCents: number;
  stock: number;
  type: string;
  tags: string[];
  /** Addresses in their order, no duplicates. */
  pictures: string[];
  /** Remarks for the report: what was cut, capped or odd. */
  notes: string[];
}

/** One form in which the product comes: a row that has a price. */
export interface FeedVariant {
  line: number;
  /** Option values by option, for example ["Small", "Red"]. */
  values: string[];
  sku: string;
  priceCents: number;
  quantity: number;
}

/** Why a line, or the product that begins there, was left out. */
export interface FeedRemark {
  line: number;
  handle: string;
  name: string;
  reason: string;
}

export interface Feed {
  products: FeedProduct[];
  /** Products left out on purpose: not published, gift cards. */
  skipped: FeedRemark[];
  /** Rows, or whole products, that cannot be used. */
  refused: FeedRemark[];
}
