import type { PageFacts } from './found-product.js';
import { decimalAt, dig, entriesAt, parseExact, textAt } from './exact-json.js';
import { lowestPrice, type PagePrice } from './lowest-price.js';

export type RouterReading = { facts: PageFacts } | 'unavailable' | undefined;

/**
 * The product in a shop page's router data. The route's key is a product of their build, so the product is found by its
 * shape. Three generations are known: "model" (2026), "flat" (2025) and the initial data of before.
 */
export function readRouterData(json: unknown): RouterReading {
  const pages = entriesAt(json, 'loaderData');
  for (const page of pages) {
    for (const place of placesOf(page)) {
      const facts = factsOf(place);
      if (facts) return { facts: { ...facts, categories: categoriesOf(place) ?? categoriesOf(dig(place, 'product_info')) } };
    }
  }
  return pages.some(saysUnavailable) ? 'unavailable' : undefined;
}

/** Everything that may hold `product_info`, the page's own components first. */
function placesOf(page: unknown): unknown[] {
  const components = entriesAt(page, 'page_config', 'components_map').map((component) => dig(component, 'component_data'));
  const copies = [dig(page, 'page_config', 'global_data', 'product_info'), dig(page, 'page_config', 'global_data')];
  const initial = dig(page, 'initialData', 'productInfo');
  return [...components, ...copies, ...(initial === undefined ? [] : [{ product_info: initial }])];
}

function factsOf(place: unknown): PageFacts | undefined {
  const info = dig(place, 'product_info');
  if (textAt(info, 'product_model', 'name') !== undefined) return modelFacts(info);
  if (textAt(info, 'title') !== undefined) return flatFacts(info);
  if (textAt(info, 'product_base', 'title') !== undefined) return baseFacts(info);
  return undefined;
}

function modelFacts(info: unknown): PageFacts {
  const model = dig(info, 'product_model');
  const prices = dig(info, 'promotion_model', 'promotion_product_price');
  return {
    productId: textAt(model, 'product_id'),
    name: textAt(model, 'name'),
    price: lowestPrice([...entriesAt(prices, 'skus_price').map(saleOf), saleOf(dig(prices, 'min_price'))]),
    description: blocksText(parseExact(textAt(model, 'description') ?? '')) ?? textAt(model, 'description'),
    pictures: picturesOf(dig(model, 'images')),
    options: optionsOf(entriesAt(model, 'sale_properties'), 'property_name', 'property_values', 'property_value_name'),
  };
}

function flatFacts(info: unknown): PageFacts {
  return {
    productId: textAt(info, 'product_id'),
    name: textAt(info, 'title'),
    price: lowestPrice([...skuSales(info), minOf(dig(info, 'price'))]),
    description: blocksText(dig(info, 'desc_blocks')),
    pictures: picturesOf(dig(info, 'images')),
    options: optionsOf(entriesAt(info, 'sale_props'), 'prop_name', 'sale_prop_values', 'prop_value'),
  };
}

function baseFacts(info: unknown): PageFacts {
  const base = dig(info, 'product_base');
  return {
    productId: textAt(info, 'product_id') ?? textAt(base, 'product_id'),
    name: textAt(base, 'title'),
    price: lowestPrice([...skuSales(info), minOf(dig(base, 'price'))]),
    description: blocksText(parseExact(textAt(base, 'desc_detail') ?? '')) ?? textAt(base, 'desc_detail'),
    pictures: picturesOf(dig(base, 'images')),
    options: optionsOf(entriesAt(info, 'sale_props'), 'prop_name', 'sale_prop_values', 'prop_value'),
  };
}

const saleOf = (price: unknown): PagePrice => ({
  amount: decimalAt(price, 'sale_price_decimal'),
  currency: textAt(price, 'currency_name'),
});

const skuSales = (info: unknown): PagePrice[] => entriesAt(info, 'skus').map((sku) => saleOf(dig(sku, 'price')));

/** `real_price` is made for people and may be a range; it counts only when it is one plain amount. */
function minOf(price: unknown): PagePrice {
  const real = textAt(price, 'real_price')?.replace(/^(?:US)?\$/, '');
  return {
    amount: decimalAt(price, 'min_sku_price') ?? real,
    currency: textAt(price, 'currency') ?? textAt(price, 'currency_name'),
  };
}

/** Blocks of text, lists and pictures; the text of them, a line each. */
function blocksText(blocks: unknown): string | undefined {
  if (!Array.isArray(blocks)) return undefined;
  const lines = blocks.flatMap((block): string[] => {
    if (dig(block, 'type') === 'ul' || dig(block, 'type') === 'ol')
      return entriesAt(block, 'content').map((line) => `- ${textAt(line) ?? ''}`);
    return [textAt(block, 'text') ?? ''];
  });
  return lines.filter((line) => line !== '' && line !== '- ').join('\n');
}

function picturesOf(images: unknown): string[] {
  return entriesAt(images).flatMap((image) => textAt(image, 'url_list', 0) ?? textAt(image, 'thumb_url_list', 0) ?? []);
}

function optionsOf(groups: readonly unknown[], name: string, values: string, value: string): Map<string, string[]> {
  const options = new Map<string, string[]>();
  for (const group of groups) {
    const title = textAt(group, name);
    const listed = entriesAt(group, values).flatMap((one) => textAt(one, value) ?? []);
    if (title !== undefined && listed.length > 0) options.set(title, [...new Set(listed)]);
  }
  return options;
}

function categoriesOf(place: unknown): string[] | undefined {
  const names = entriesAt(place, 'categories').flatMap((category) => textAt(category, 'category_name') ?? []);
  return names.length > 0 ? names.toReversed() : undefined;
}

function saysUnavailable(page: unknown): boolean {
  return placesOf(page).some((place) => hasError(place) || hasError(dig(place, 'product_info')));
}

function hasError(place: unknown): boolean {
  const code = decimalAt(place, 'error_code') ?? decimalAt(place, 'base_resp', 'StatusCode');
  return (
    (code !== undefined && code !== '0') ||
    dig(place, 'unavailable_info') !== undefined ||
    decimalAt(place, 'availability_model', 'reason')?.match(/[1-9]/) != null
  );
}
