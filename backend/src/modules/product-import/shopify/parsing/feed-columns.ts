import { type CsvRow, UnusableFeed } from './read-csv.js';

/** The columns we read, with the names Shopify gave them until 2024 and gives them since. Letter case does not matter. */
const NAMES = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Body HTML', 'Description'],
  type: ['Type', 'Custom Product Type'],
  tags: ['Tags'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  giftCard: ['Gift Card'],
  option1Name: ['Option1 Name'],
  option1Value: ['Option1 Value'],
  option2Name: ['Option2 Name'],
  option2Value: ['Option2 Value'],
  option3Name: ['Option3 Name'],
  option3Value: ['Option3 Value'],
  sku: ['Variant SKU', 'SKU'],
  quantity: ['Variant Inventory Qty', 'Inventory quantity'],
  price: ['Variant Price', 'Price'],
  imageAddress: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position'],
  variantImage: ['Variant Image', 'Variant image URL'],
} as const;

export type FeedColumn = keyof typeof NAMES;

const REQUIRED: readonly FeedColumn[] = ['handle', 'title', 'price'];
const OTHER_DELIMITERS = { ';': 'semicolons', '\t': 'tabs', '|': 'bars' } as const;

/** One row of the feed, its cells by column; a column the file does not have reads as ''. */
export class FeedRow {
  constructor(
    private readonly positions: ReadonlyMap<FeedColumn, number>,
    private readonly row: CsvRow,
    private readonly width: number,
  ) {}

  get line(): number {
    return this.row.line;
  }

  /** More cells than the header has: some comma is not quoted, so no cell can be trusted. */
  get isTooWide(): boolean {
    return this.row.cells.slice(this.width).some((cell) => cell.trim() !== '');
  }

  get(column: FeedColumn): string {
    const position = this.positions.get(column);
    return position === undefined ? '' : (this.row.cells[position] ?? '').trim();
  }
}

/** The rows under the header, cells found by the header's names. Throws UnusableFeed for files of another kind. */
export function feedRows([header, ...rows]: readonly CsvRow[]): FeedRow[] {
  const names = (header?.cells ?? []).map(plainName);
  const positions = new Map<FeedColumn, number>();
  for (const [column, known] of Object.entries(NAMES)) {
    const position = names.findIndex((name) => known.some((candidate) => candidate.toLowerCase() === name));
    if (position >= 0) positions.set(column as FeedColumn, position);
  }
  const missing = REQUIRED.filter((column) => !positions.has(column)).map((column) => `"${NAMES[column][0]}"`);
  if (missing.length > 0) throw new UnusableFeed(whyUnusable(header?.cells ?? [], missing));
  return rows.map((row) => new FeedRow(positions, row, names.length));
}

function plainName(name: string): string {
  return name
    .replace(/^\uFEFF/, '')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

function whyUnusable(cells: readonly string[], missing: readonly string[]): string {
  for (const [delimiter, name] of Object.entries(OTHER_DELIMITERS)) {
    const parts = cells.join(',').split(delimiter);
    if (parts.length > cells.length && parts.length >= REQUIRED.length) {
      return `The columns are separated by ${name}; the product export of Shopify separates them by commas.`;
    }
  }
  return `This is not a product export of Shopify: the header has no column ${missing.join(', ')}.`;
}
