import * as fc from 'fast-check';
import { FetchError } from '#platform/safe-fetch/safe-fetch.js';
import { query } from '#platform/database/sql.js';
import { RemoveProductFromCarts } from '#modules/cart/index.js';
import type { MediaLibrary } from '#modules/media/index.js';
import { createImportFeed, type FeedReport } from '#modules/product-import/index.js';
import { ImageSource } from '#modules/product-import/shopify/image-source.js';
import type { Place } from './place.js';
import type { Person } from './texts.js';

/** Imports a product export of Shopify, or only says what would change. */
export type ImportFile = (csv: string, dryRun: boolean) => Promise<FeedReport>;

/** No download leaves this machine. */
class NoImages extends ImageSource {
  fetch(): Promise<Buffer> {
    return Promise.reject(new FetchError('connection', 'No connection'));
  }
}

/** As `npm run import:products` does. */
export function importerOf(db: Place['db'], media: MediaLibrary): ImportFile {
  const importFeed = createImportFeed(db, media, new NoImages(), new RemoveProductFromCarts());
  return (csv, dryRun) =>
    importFeed.execute(
      { name: 'products.csv', bytes: Buffer.from(csv) },
      { dryRun, createCategories: false, untrackedStock: 'keep' },
    );
}

const IMPORTS = 3;
const SIZES = ['S', 'M', 'L', 'XXL / Tall', 'Größe 4'];
const QUANTITIES = ['', '0', '1', '7', '250', '-2', '1000001', '2.5'];
const PRICES = ['20.00', '20', '19.9900', '24.5', '12,50', '', '0'];
const TYPES = ['', 'Hoodie', 'Tischdecke'];

interface Tab {
  /** False in exports of shops with several locations. */
  counted: boolean;
  sizes: { label: string; quantity: string; price: string }[];
  type: string;
}

/** One export of a product, as another month would bring it. */
const tab: fc.Arbitrary<Tab> = fc.record({
  counted: fc.boolean(),
  sizes: fc.uniqueArray(
    fc.record({
      label: fc.constantFrom('', ...SIZES),
      quantity: fc.constantFrom(...QUANTITIES),
      price: fc.constantFrom('20.00', ...PRICES),
    }),
    { minLength: 1, maxLength: 4, selector: ({ label }) => label },
  ),
  type: fc.constantFrom(...TYPES),
});

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

function fileOf(handle: string, { name, note }: Person, { counted, sizes, type }: Tab): string {
  const titles = ['Handle', 'Title', 'Body (HTML)', 'Type', 'Option1 Name', 'Option1 Value', 'Variant Price'];
  const rows = sizes.map(({ label, quantity, price }, index) => {
    const [title, body] = index === 0 ? [name, note] : ['', ''];
    const row = [handle, title, body, type, label && 'Size', label, price, ...(counted ? [quantity] : [])];
    return row.map(cell).join(',');
  });
  return [[...titles, ...(counted ? ['Variant Inventory Qty'] : [])].join(','), ...rows].join('\n');
}

/** Without what only an import knows: how its downloads went. */
const saidIn = ({ rows }: FeedReport): string =>
  JSON.stringify(
    rows.map((row) => ({ ...row, images: null, notes: row.notes.filter((note) => !note.endsWith('images to download')) })),
  );

/** Imports a product, and the same one as it is some time later: each dry run says what the import then does. */
export async function importProducts(place: Place, person: Person, number: number): Promise<string[]> {
  const handle = `feed-${number}`;
  const problems: string[] = [];
  for (const [index, found] of fc.sample(tab, { seed: number, numRuns: IMPORTS }).entries()) {
    const csv = fileOf(handle, person, found);
    const before = await stockOf(place, handle);
    const dry = saidIn(await place.importFile(csv, true));
    if ((await stockOf(place, handle)) !== before) problems.push(`dry run ${index}: changed the stock`);
    const done = saidIn(await place.importFile(csv, false));
    if (dry !== done) problems.push(`import ${index}: ${done} instead of ${dry}; file ${csv}`);
    const again = await place.importFile(csv, false);
    if (again.totals.created + again.totals.updated > 0)
      problems.push(`import ${index} again: ${saidIn(again)} instead of no change; file ${csv}`);
  }
  return problems;
}

async function stockOf({ db }: Place, handle: string): Promise<string> {
  const rows = await query(
    db,
    `select p.stock_quantity, p.price, v.label, v.stock_quantity as pieces from products p
     left join product_variants v on v.product_id = p.id and v.is_active
     where p.source_platform = 'shopify' and p.source_id = $1 order by v.label`,
    [handle],
  );
  return JSON.stringify(rows);
}
