import type { FeedEntry } from './feed-entries.js';
import type { FeedShipping } from './feed-shipping.js';

interface Channel {
  origin: string;
  shopName: string;
}

/** XML 1.0 does not allow the other characters, not even escaped: one of them makes the whole file unreadable. */
const NOT_ALLOWED = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const escapeXml = (text: string): string =>
  text.replace(NOT_ALLOWED, '').replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
const element = (name: string, value: string | undefined): string =>
  value === undefined || value === '' ? '' : `<${name}>${escapeXml(value)}</${name}>`;

const shippingElement = ({ region, service, price }: FeedShipping): string =>
  `<g:shipping>${element('g:country', 'US')}${element('g:region', region)}${element('g:service', service)}${element('g:price', price)}</g:shipping>`;

/** RSS 2.0 with Google's namespace: support.google.com/merchants/answer/7052112. */
export function googleFeed(entries: readonly FeedEntry[], { origin, shopName }: Channel): string {
  const items = entries.map(({ inStock, shipping, ...entry }) => {
    const fields = { ...entry, availability: inStock ? 'in_stock' : 'out_of_stock', condition: 'new', identifier_exists: 'no' };
    return `<item>${Object.entries(fields)
      .map(([name, value]) => element(`g:${name}`, value))
      .join('')}${shipping.map(shippingElement).join('')}</item>`;
  });
  const channel = `${element('title', shopName)}${element('link', origin)}${element('description', `Products of ${shopName}`)}`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${channel}${items.join('\n')}</channel></rss>\n`;
}

const FIELDS = [
  'title',
  'description',
  'link',
  'image_link',
  'price',
  'brand',
  'item_group_id',
  'size',
  'color',
  'gender',
  'age_group',
] as const satisfies readonly (keyof FeedEntry)[];

const csvLine = (cells: readonly (string | undefined)[]): string =>
  `${cells.map((cell = '') => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;

function catalogFile(entries: readonly FeedEntry[], idColumn: string): string {
  const lines = entries.map((entry) =>
    csvLine([entry.id, entry.inStock ? 'in stock' : 'out of stock', 'new', ...FIELDS.map((field) => entry[field])]),
  );
  return csvLine([idColumn, 'availability', 'condition', ...FIELDS]) + lines.join('');
}

/** A data feed of Meta's Commerce Manager. */
export const metaFeed = (entries: readonly FeedEntry[]): string => catalogFile(entries, 'id');

/** A data feed of TikTok's Catalog Manager. */
export const tiktokFeed = (entries: readonly FeedEntry[]): string => catalogFile(entries, 'sku_id');
