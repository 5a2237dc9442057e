import { withoutTextMarks } from '@shop/contract/files';
import { ABSENT, type FeedValue, given, unreadable } from './feed-value.js';
import { type CsvRow, UnusableFeed } from './read-csv.js';

/** The columns that are read, with the names Shopify used until 2024 and the current ones; case is ignored. */
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
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  policy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  price: ['Variant Price', 'Price'],
  compareAtPrice: ['Variant Compare At Price', 'Compare-at price'],
  imageAddress: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position'],
  imageAlt: ['Image Alt Text'],
  variantImage: ['Variant Image', 'Variant image URL'],
} as const;

export type FeedColumn = keyof typeof NAMES;

/** Spreadsheet programs mark them as text; an apostrophe of another column belongs to it. */
const NUMBERS: ReadonlySet<FeedColumn> = new Set(['sku', 'quantity', 'price', 'compareAtPrice']);
const REQUIRED: readonly FeedColumn[] = ['handle', 'title', 'price'];
const OTHER_DELIMITERS = { ';': 'semicolons', '\t': 'tabs', '|': 'bars' } as const;

/** One row of the feed with its cells by column. */
export class FeedRow {
  constructor(
    private readonly positions: ReadonlyMap<FeedColumn, number>,
    private readonly row: CsvRow,
    private readonly headings: { namedCount: number },
    /** Its program leaves out the empty cells at the end of rows. */
    private readonly mayEndEarly: boolean,
  ) {}

  get line(): number {
    return this.row.line;
  }

  /** More cells than the header has: a comma is not quoted, so cells may be in the wrong column. */
  get isTooWide(): boolean {
    return this.row.cells.slice(this.headings.namedCount).some((cell) => cell.trim() !== '');
  }

  /** A cell is missing, so those behind it may be in the wrong column. */
  get isTooShort(): boolean {
    return this.row.cells.length < this.headings.namedCount && !this.mayEndEarly;
  }

  /** Whether its handle is that of its product, also when other cells are in the wrong column. */
  get hasCertainHandle(): boolean {
    return this.get('handle') !== '' && ((!this.isTooWide && !this.isTooShort) || this.positions.get('handle') === 0);
  }

  /** The text of a cell; '' also when the row does not have it. */
  get(column: FeedColumn): string {
    const cell = this.value(column);
    return cell.state === 'given' ? cell.value : '';
  }

  value(column: FeedColumn): FeedValue<string> {
    const position = this.positions.get(column);
    const cell = position === undefined ? undefined : this.row.cells[position];
    if (cell === undefined) return ABSENT;
    return given(NUMBERS.has(column) ? withoutTextMarks(cell) : cell.trim());
  }
}

/** The rows of one handle. */
export interface FeedRows {
  rows: readonly FeedRow[];
  /** Lines of refused rows that may belong to it, and of which no cell can be trusted. */
  lostLines: readonly number[];
}

/** A value of the whole product, which is in one of its rows, usually the first; the others have an empty cell. */
export function valueOf({ rows, lostLines }: FeedRows, column: FeedColumn): FeedValue<string> {
  const filled = rows.find((row) => row.get(column) !== '');
  if (filled) return filled.value(column);
  const empty = rows.find((row) => row.get('title') !== '')?.value(column) ?? ABSENT;
  return empty.state === 'given' && lostLines.length > 0 ? unreadable(`it may be on line ${lostLines[0]}`) : empty;
}

/** The rows below the header. Throws UnusableFeed when a required column is missing. */
export function feedRows([header, ...rows]: readonly CsvRow[]): FeedRow[] {
  const { cells = [] } = header ?? {};
  const positions = columnsOf(cells);
  const headings = { namedCount: cells.findLastIndex((name) => name.trim() !== '') + 1 };
  const short = rows.filter((row) => row.cells.length < headings.namedCount);
  const endsEarly = earlyEnds(rows, positions.get('title'));
  return rows.map((row) => new FeedRow(positions, row, headings, short.length * 2 > rows.length || endsEarly(row)));
}

/** Several rows of a kind end so, and none of it has a text behind. Values of a product are in its first row, which has a title. */
function earlyEnds(rows: readonly CsvRow[], title: number | undefined): (row: CsvRow) => boolean {
  const kindOf = ({ cells }: CsvRow): 'first' | 'other' => ((cells[title ?? -1] ?? '').trim() === '' ? 'other' : 'first');
  const used = { first: 0, other: 0 };
  const counts = new Map<string, number>();
  const keyOf = (row: CsvRow): string => `${kindOf(row)} ${row.cells.length}`;
  for (const row of rows) {
    counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
    used[kindOf(row)] = Math.max(used[kindOf(row)], row.cells.findLastIndex((cell) => cell.trim() !== '') + 1);
  }
  return (row) => (counts.get(keyOf(row)) ?? 0) > 1 && row.cells.length >= used[kindOf(row)];
}

/** Where each column is. Throws UnusableFeed when a required one is missing. */
export function columnsOf(header: readonly string[]): ReadonlyMap<FeedColumn, number> {
  const names = header.map(normalizeName);
  const positions = new Map<FeedColumn, number>();
  for (const [column, known] of Object.entries(NAMES)) {
    const position = names.findIndex((name) => known.some((candidate) => candidate.toLowerCase() === name));
    if (position >= 0) positions.set(column as FeedColumn, position);
  }
  const missing = REQUIRED.filter((column) => !positions.has(column)).map((column) => `"${NAMES[column][0]}"`);
  if (missing.length > 0) throw new UnusableFeed(whyUnusable(header, missing));
  return positions;
}

function normalizeName(name: string): string {
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
