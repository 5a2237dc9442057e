import { DESCRIBING_TEXT_NAMES, optionSearch, type ProductDetail, type ShopSettings } from '@shop/contract';
import { policyJsonLd, type PolicySettings } from './policy-json-ld.ts';

type Variant = ProductDetail['variants'][number];

interface JsonLdContext {
  origin: string;
  shop: PolicySettings & Pick<ShopSettings, 'shopName'>;
  /** The addresses of the product's images, the main one first. */
  images: readonly string[];
  /** The size of the page's address. */
  chosen: Variant | undefined;
}

const availabilityOf = (inStock: boolean): string => (inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock');

const offer = ({ opensAt }: ProductDetail, url: string, { price, inStock }: Pick<Variant, 'price' | 'inStock'>): object => ({
  '@type': 'Offer',
  url,
  price,
  priceCurrency: 'USD',
  availability: availabilityOf(inStock && !opensAt),
  ...(opensAt ? { availabilityStarts: opensAt } : {}),
  itemCondition: 'https://schema.org/NewCondition',
});

/** Merchant listings take no AVIF; this size is always a JPEG. */
const jpegsOf = (images: readonly string[], origin: string): string[] =>
  [...new Set(images)].map((url) => `${new URL(url, origin).href}?w=share`);

const descriptionOf = (product: ProductDetail): string =>
  DESCRIBING_TEXT_NAMES.map((name) => product[name])
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The structured data of a product: one object, or for a product with sizes a group with one product for each size
 * (developers.google.com/search/docs/appearance/structured-data/product-variants). The first product is true to "in stock".
 */
export function productJsonLd(product: ProductDetail, context: JsonLdContext): object {
  if (product.optionNames.length > 0 && product.variants.length > 0) return productGroup(product, context);
  const { origin, shop, images } = context;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: descriptionOf(product),
    image: jpegsOf(images, origin),
    sku: product.id,
    category: product.category?.name,
    brand: { '@type': 'Brand', name: shop.shopName },
    offers: {
      ...offer(product, `${origin}/products/${product.id}`, product),
      ...policyJsonLd(shop, product.price, origin),
    },
  };
}

const valueOf = ({ optionNames }: ProductDetail, { values }: Variant, name: RegExp): string | undefined =>
  values[optionNames.findIndex((option) => name.test(option))];

function productGroup(product: ProductDetail, { origin, shop, images, chosen }: JsonLdContext): object[] {
  const page = `${origin}/products/${product.id}`;
  const rankOf = (variant: Variant): number => (variant.id === chosen?.id ? 0 : variant.inStock ? 1 : 2);
  const variants = product.variants.toSorted((one, other) => rankOf(one) - rankOf(other));
  const variesByColor = product.optionNames.some((name) => /colou?r/i.test(name));
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ProductGroup',
      '@id': '#group',
      name: product.name,
      description: descriptionOf(product),
      image: jpegsOf(images, origin),
      productGroupID: product.id,
      variesBy: ['https://schema.org/size', ...(variesByColor ? ['https://schema.org/color'] : [])],
      category: product.category?.name,
      brand: { '@type': 'Brand', name: shop.shopName },
    },
    ...variants.map((variant) => ({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: `${product.name}, ${variant.label}`,
      description: descriptionOf(product),
      image: jpegsOf(variant.imageUrl ? [variant.imageUrl] : images.slice(0, 1), origin),
      sku: variant.id,
      size: valueOf(product, variant, /size/i),
      color: valueOf(product, variant, /colou?r/i),
      isVariantOf: { '@id': '#group' },
      offers: {
        ...offer(product, `${page}?${optionSearch(product.optionNames, variant.values)}`, variant),
        ...policyJsonLd(shop, variant.price, origin),
      },
    })),
  ];
}
