import { ownValue } from '@shop/contract';

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** "820 KB", "1.4 MB": in the largest unit, with a decimal below ten. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1024 && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const digits = unit > 0 && value < 10 ? 1 : 0;
  return `${value.toFixed(digits)} ${UNITS[unit]}`;
}

/** Several tables hold the images of one thing. */
const USES: Record<string, string> = {
  products: 'Product',
  product_images: 'Product',
  categories: 'Category',
  artists: 'Artist',
  portfolio_media: 'Portfolio',
  order_items: 'Order',
  checkouts: 'Checkout',
  shop_settings: 'Settings',
};

/** What uses a file, each once: "Product, Order". A table without a label is named as it is. */
export function usesText(tables: readonly string[]): string {
  const uses = new Set(tables.map((table) => ownValue(USES, table) ?? table.replaceAll('_', ' ')));
  return uses.size === 0 ? 'Not used' : [...uses].join(', ');
}
