import { cutAtCharacter } from '@shop/contract/clean-text';
import { optionSearch } from '@shop/contract/option-search';
import { type FeedShipping, feedShipping } from './feed-shipping.js';
import type { RateTerms } from '../../pricing/index.js';
import type { FeedItem } from './feed-items.queries.js';

/** The limits of Google Merchant Center. */
const MAX_TITLE_CHARACTERS = 150;
const MAX_DESCRIPTION_CHARACTERS = 5_000;
const MAX_ID_CHARACTERS = 50;

interface Shop {
  /** Public address without a trailing slash. */
  origin: string;
  shopName: string;
  gender: string;
  ageGroup: string;
  /** Null while shipping is free. */
  shippingRates: readonly RateTerms[] | null;
}

/** An item with the names of Google's product data specification; Meta and TikTok use the same ones. */
export interface FeedEntry {
  id: string;
  title: string;
  description: string;
  link: string;
  image_link: string | undefined;
  inStock: boolean;
  /** "48.00 USD" */
  price: string;
  brand: string;
  item_group_id: string | undefined;
  size: string | undefined;
  color: string | undefined;
  gender: string;
  age_group: string;
  /** "18.5 oz": for rates by weight that are set in Merchant Center. */
  shipping_weight: string | undefined;
  shipping: readonly FeedShipping[];
}

const valueOf = ({ optionNames, values }: FeedItem, name: RegExp): string | undefined =>
  values?.[optionNames.findIndex((option) => name.test(option))];

/** The items of a feed. The SKU is the id where it is unique, so that a shop that moves here keeps the history of its items. */
export function feedEntries(
  items: readonly FeedItem[],
  { origin, shopName, gender, ageGroup, shippingRates }: Shop,
): FeedEntry[] {
  const shippingOf = feedShipping(shippingRates, items.length);
  const uses = new Map<string, number>();
  for (const { sku } of items) if (sku) uses.set(sku, (uses.get(sku) ?? 0) + 1);
  return items.map((item) => {
    const { productId, variantId, sku, optionNames, values } = item;
    const isSkuUsable = sku !== null && uses.get(sku) === 1 && sku.length <= MAX_ID_CHARACTERS;
    const search = optionSearch(optionNames, values ?? []);
    return {
      id: isSkuUsable ? sku : (variantId ?? productId),
      title: cutAtCharacter(item.label === null ? item.name : `${item.name}, ${item.label}`, MAX_TITLE_CHARACTERS),
      description: cutAtCharacter(item.description, MAX_DESCRIPTION_CHARACTERS),
      link: `${origin}/products/${productId}${search === '' ? '' : `?${search}`}`,
      image_link: item.imageUrl === null ? undefined : `${origin}${item.imageUrl}`,
      inStock: item.inStock,
      price: `${item.price} USD`,
      brand: shopName,
      item_group_id: variantId === null ? undefined : productId,
      size: valueOf(item, /size/i),
      color: valueOf(item, /colou?r/i) ?? item.color ?? undefined,
      gender,
      age_group: ageGroup,
      shipping_weight: item.weightOz === null ? undefined : `${item.weightOz} oz`,
      shipping: shippingOf(item.price),
    };
  });
}

export interface FeedProblem {
  productId: string;
  name: string;
  /** For example "color is missing". */
  problems: string[];
}

/** What Google Merchant Center would refuse, by product: apparel needs an image, a size and a color. */
export function feedProblems(items: readonly FeedItem[], entries: readonly FeedEntry[]): FeedProblem[] {
  const products = new Map<string, { name: string; problems: Set<string> }>();
  for (const [position, { productId, name, description }] of items.entries()) {
    const entry = entries[position];
    const missing = [
      ...(['image_link', 'size', 'color'] as const).filter((field) => !entry?.[field]).map((field) => field.replace('_link', '')),
      ...(description.trim() === '' ? ['description'] : []),
    ];
    const product = products.get(productId) ?? { name, problems: new Set() };
    for (const field of missing) product.problems.add(`${field} is missing`);
    products.set(productId, product);
  }
  return [...products]
    .filter(([, { problems }]) => problems.size > 0)
    .map(([productId, { name, problems }]) => ({ productId, name, problems: [...problems] }));
}
