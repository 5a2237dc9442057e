import { query } from '#platform/database/sql.js';
import type { FeedClient } from './feed-client.js';

/** The cells of a row by the names of their columns. */
type Cells = Record<string, string>;
/** A product with all columns, in a category and with sizes and images. */
export const TEE: readonly Cells[] = [
  {
    Handle: 'tee',
    Title: 'Sun',
    'Body (HTML)': '<p>Nice story</p>',
    Type: 'Hoodie',
    Tags: 'warm',
    Published: 'true',
    'Option1 Name': 'Size',
    'Option1 Value': 'S',
    'Variant SKU': 'T-S',
    'Variant Inventory Qty': '7',
    'Variant Price': '30.00',
    'Image Src': 'https://cdn.example/a.png',
    'Variant Image': 'https://cdn.example/b.png',
    Status: 'active',
  },
  { Handle: 'tee', 'Option1 Value': 'M', 'Variant SKU': 'T-M', 'Variant Inventory Qty': '4', 'Variant Price': '32.00' },
];
export const OPTIONS = ['Option1 Name', 'Option1 Value'];
/** A file with all columns of `TEE`, or without some. */
export const csv = (rows: readonly Cells[], without: readonly string[] = []): string => {
  const columns = Object.keys(TEE[0] ?? {}).filter((column) => !without.includes(column));
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))].map((cells) => cells.join(',')).join('\n');
};
/** The rows with other cells in the first of them. */
export const withCells = (cells: Cells, rows: readonly Cells[] = TEE): Cells[] =>
  rows.map((row, position) => (position === 0 ? { ...row, ...cells } : row));
export const emptied = (column: string): Cells[] => TEE.map((row) => ({ ...row, [column]: '' }));

/** The only product, as the shop shows it. */
export async function shownTee({ shop }: FeedClient) {
  const [product] = await query<object>(
    shop.db,
    `select p.name, p.description, p.price::text, p.stock_quantity as stock, p.state, c.slug as category, p.option_names as options,
       (select count(*)::int from product_images i where i.product_id = p.id) as images,
       (select array_agg(format('%s %s at %s (%s)', v.label, v.stock_quantity, coalesce(v.price_override, p.price), v.sku)
          order by v.label desc) from product_variants v where v.product_id = p.id and v.is_active) as sizes
     from products p left join categories c on c.id = p.category_id`,
  );
  return product;
}
/** The product's line of the import, which the dry run must have promised. */
export async function importTee(client: FeedClient, text: string) {
  const [dry, real] = [await client.run(text, true), await client.run(text)];
  const of = ({ rows }: typeof dry) =>
    rows.map(({ line, outcome, category, price, stock, notes }) => {
      const saved = notes.filter((note) => !note.endsWith('images to download'));
      return { line, outcome, category, price, stock, notes: saved };
    });
  expect(of(dry)).toEqual(of(real));
  return real.rows.find(({ outcome }) => outcome !== 'refused');
}
/** What `shownTee` is after the first import. */
export const IMPORTED = {
  name: 'Sun',
  description: 'Nice story',
  price: '30.00',
  stock: 11,
  state: 'live',
  category: 'hoodies',
  options: ['Size'],
  images: 2,
  sizes: ['S 7 at 30.00 (T-S)', 'M 4 at 32.00 (T-M)'],
};
