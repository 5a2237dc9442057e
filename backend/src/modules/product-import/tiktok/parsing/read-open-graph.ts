import type { ProductFields } from './found-product.js';
import { productIdOf } from './tiktok-links.js';

const SHOP_ENDING = /\s*[-|–·]\s*TikTok( Shop)?\s*$/i;

/** The product of the Open Graph fields; the price only when the page states its currency. */
export function readOpenGraph(meta: ReadonlyMap<string, string>): ProductFields | undefined {
  const type = meta.get('og:type');
  if (meta.get('og:title') === undefined || (type !== undefined && !/product/.test(type))) return undefined;
  const amount = meta.get('product:price:amount') ?? meta.get('og:price:amount');
  const currency = meta.get('product:price:currency') ?? meta.get('og:price:currency');
  const address = meta.get('og:url');
  const image = meta.get('og:image');
  return {
    productId: address !== undefined && URL.canParse(address) ? productIdOf(new URL(address)) : undefined,
    name: withoutEnding(meta.get('og:title') ?? ''),
    price: amount !== undefined && currency !== undefined ? { amount: amount.trim(), currency } : undefined,
    description: meta.get('og:description')?.trim(),
    images: image === undefined ? undefined : [image],
  };
}

const withoutEnding = (title: string): string => title.replace(SHOP_ENDING, '').trim();
