import { decimalAt, valueAt, entriesAt, textAt } from './exact-json.js';
import type { ProductFields } from './found-product.js';
import { lowestPrice, type PagePrice } from './lowest-price.js';
import { isProductId } from './tiktok-links.js';

/** The first Product among a page's JSON-LD blocks. */
export function readJsonLd(blocks: readonly unknown[]): ProductFields | undefined {
  const things = blocks.flatMap((block) => (Array.isArray(block) ? block : [block, ...entriesAt(block, '@graph')]));
  const product = things.find(isProduct);
  if (product === undefined) return undefined;
  const id = textAt(product, 'productID') ?? textAt(product, 'sku');
  return {
    productId: isProductId(id) ? id : undefined,
    name: textAt(product, 'name'),
    price: lowestPrice(offersOf(product).flatMap(priceOf)),
    description: textAt(product, 'description'),
    images: imagesOf(valueAt(product, 'image')),
    categories: textAt(product, 'category')
      ?.split('>')
      .map((name) => name.trim())
      .toReversed(),
  };
}

function isProduct(thing: unknown): boolean {
  const type = valueAt(thing, '@type');
  return type === 'Product' || (Array.isArray(type) && type.includes('Product'));
}

function offersOf(product: unknown): unknown[] {
  const offers = valueAt(product, 'offers');
  const all = Array.isArray(offers) ? offers : [offers];
  return all.flatMap((offer) => [offer, ...(Array.isArray(valueAt(offer, 'offers')) ? entriesAt(offer, 'offers') : [])]);
}

function priceOf(offer: unknown): PagePrice[] {
  const currency = textAt(offer, 'priceCurrency');
  const inStock = textAt(offer, 'availability')?.endsWith('/InStock');
  return [{ amount: decimalAt(offer, 'lowPrice') ?? decimalAt(offer, 'price'), currency, inStock }];
}

/** A string, an ImageObject, or an array of either. */
function imagesOf(image: unknown): string[] {
  return (Array.isArray(image) ? image : [image]).flatMap(
    (one: unknown) => textAt(one) ?? textAt(one, 'url') ?? textAt(one, 'contentUrl') ?? [],
  );
}
