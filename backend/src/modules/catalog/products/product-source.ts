import type { ProductSource } from './imported-products.js';

/** The pages whose address names a product of another platform. */
const PAGES: readonly { platform: string; address: RegExp }[] = [
  { platform: 'tiktok', address: /^https:\/\/www\.tiktok\.com\/view\/product\/(\d{15,21})$/ },
];

/** The product of another platform that a page shows; undefined for every other address. */
export function sourceOfPage(url: string): ProductSource | undefined {
  for (const { platform, address } of PAGES) {
    const id = address.exec(url)?.[1];
    if (id !== undefined) return { platform, id };
  }
  return undefined;
}
