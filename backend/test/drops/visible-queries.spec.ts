import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { definedQueries } from '#platform/database/define-query.js';

const SOURCE = join(__dirname, '../../src');
for (const path of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }))
  if (path.endsWith('.queries.ts')) require(join(SOURCE, path));

const READS_PRODUCTS = /\b(from|join|update) \(*\s*products\b/i;
/** What `visible` writes. */
const IS_VISIBLE = /\w+\.deleted_at is null and \w+\.state = 'live' and \(\w+\.visible_from is null or/;

/** Why statements read products that the shop does not show. */
const REASONS: readonly (readonly [names: RegExp, reason: string])[] = [
  [/^catalog\.(admin-|find-products$|deleted-products$)/, 'for staff'],
  [/^catalog\.(remove-from|restore-to|lock-former-products-of)-(categories|artists)$/, 'staff delete and restore'],
  [/^catalog\.(tick|next-moment)$/, 'opens what is due'],
  [/^catalog\.next-drop$/, 'for the people who run the server'],
  [/^catalog\.stored-product(-detail)?$/, 'for staff, and for whoever has a preview link'],
  [/^catalog\.(product-names|size-prices)$/, 'invoices and figures, written by staff'],
  [/^catalog\.(de|in)crement-/, 'a payment that has begun finishes'],
  [/^catalog\.(stock-of-lines|sold-out-among)$/, 'the stock of orders that are placed'],
  [/^catalog\.(count-(low-stock|sizes-out)|unready-drops)$/, 'for staff'],
  [/^(catalog\.(lock|set)-product-share|artist-ledger\.products-of-artist)$/, 'the shares of artists, for staff'],
  [/^orders\.insert$/, 'freezes the share of what is sold'],
  [/^orders\.(packing-slips|figures-by-(product|size|artist|category)|stock-list)$/, 'orders, for staff'],
];

const readers = definedQueries().filter(({ text }) => READS_PRODUCTS.test(text));
const others = readers.filter(({ text }) => !IS_VISIBLE.test(text)).map(({ name }) => name);

describe('a statement that reads products', () => {
  it('reads what the shop shows, or has a reason', () => {
    expect(readers.length - others.length).toBeGreaterThan(20);
    expect(others.filter((name) => !REASONS.some(([names]) => names.test(name)))).toEqual([]);
  });

  it('compares no moment with the time of day', () => {
    const compares = /(visible_from|buyable_from) *[<>]=? *(now|clock_timestamp|current_timestamp)/i;
    // The clock moves by it, and an order carries the time at which its transaction began.
    const known = ['catalog.tick', 'cart.contents', 'cart.contents-for-update'];
    expect(readers.filter(({ name, text }) => compares.test(text) && !known.includes(name)).map(({ name }) => name)).toEqual([]);
  });

  it.each(REASONS)('%s is used: %s', (names) => {
    expect(others.some((name) => names.test(name))).toBe(true);
  });
});
