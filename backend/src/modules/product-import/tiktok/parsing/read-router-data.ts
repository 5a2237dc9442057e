import type { ProductFields, VariantPrice } from './found-product.js';
import { decimalAt, valueAt, entriesAt, parseExact, textAt } from './exact-json.js';
import { lowestPrice, type PagePrice } from './lowest-price.js';

type RouterReading = { fields: ProductFields } | 'unavailable' | undefined;

/**
 * The product in the router data of a shop page. The keys of routes change with TikTok's builds, so the product is
 * found by its shape. Three formats are known: "model" (2026), "flat" (2025) and the older initial data.
 */
export function readRouterData(json: unknown): RouterReading {
  const pages = entriesAt(json, 'loaderData');
  for (const page of pages) {
    for (const node of nodesOf(page)) {
      const fields = fieldsOf(node);
      if (fields) return { fields: { ...fields, categories: categoriesOf(node) ?? categoriesOf(valueAt(node, 'product_info')) } };
    }
  }
  return pages.some(saysUnavailable) ? 'unavailable' : undefined;
}

/** The objects that may contain `product_info`, the page's own components first. */
function nodesOf(page: unknown): unknown[] {
  const components = entriesAt(page, 'page_config', 'components_map').map((component) => valueAt(component, 'component_data'));
  const copies = [valueAt(page, 'page_config', 'global_data', 'product_info'), valueAt(page, 'page_config', 'global_data')];
  const initial = valueAt(page, 'initialData', 'productInfo');
  return [...components, ...copies, ...(initial === undefined ? [] : [{ product_info: initial }])];
}

function fieldsOf(node: unknown): ProductFields | undefined {
  const info = valueAt(node, 'product_info');
  if (textAt(info, 'product_model', 'name') !== undefined) return modelFields(info);
  if (textAt(info, 'title') !== undefined) return flatFields(info);
  if (textAt(info, 'product_base', 'title') !== undefined) return baseFields(info);
  return undefined;
}

function modelFields(info: unknown): ProductFields {
  const model = valueAt(info, 'product_model');
  const prices = valueAt(info, 'promotion_model', 'promotion_product_price');
  return {
    productId: textAt(model, 'product_id'),
    name: textAt(model, 'name'),
    price: lowestPrice([...modelSales(model, prices), saleOf(valueAt(prices, 'min_price'))]),
    description: blocksText(parseExact(textAt(model, 'description') ?? '')) ?? textAt(model, 'description'),
    images: imagesOf(valueAt(model, 'images')),
    options: optionsOf(entriesAt(model, 'sale_properties'), 'property_name', 'property_values', 'property_value_name'),
    variantPrices: modelVariantPrices(model, prices),
  };
}

function flatFields(info: unknown): ProductFields {
  return {
    productId: textAt(info, 'product_id'),
    name: textAt(info, 'title'),
    price: lowestPrice([...skuSales(info), minOf(valueAt(info, 'price'))]),
    description: blocksText(valueAt(info, 'desc_blocks')),
    images: imagesOf(valueAt(info, 'images')),
    options: optionsOf(entriesAt(info, 'sale_props'), 'prop_name', 'sale_prop_values', 'prop_value'),
    variantPrices: skuVariantPrices(info),
  };
}

function baseFields(info: unknown): ProductFields {
  const base = valueAt(info, 'product_base');
  return {
    productId: textAt(info, 'product_id') ?? textAt(base, 'product_id'),
    name: textAt(base, 'title'),
    price: lowestPrice([...skuSales(info), minOf(valueAt(base, 'price'))]),
    description: blocksText(parseExact(textAt(base, 'desc_detail') ?? '')) ?? textAt(base, 'desc_detail'),
    images: imagesOf(valueAt(base, 'images')),
    options: optionsOf(entriesAt(info, 'sale_props'), 'prop_name', 'sale_prop_values', 'prop_value'),
    variantPrices: skuVariantPrices(info),
  };
}

const saleOf = (price: unknown): PagePrice => ({
  amount: decimalAt(price, 'sale_price_decimal'),
  currency: textAt(price, 'currency_name'),
});

const skuSales = (info: unknown): PagePrice[] =>
  entriesAt(info, 'skus').map((sku) => ({ ...saleOf(valueAt(sku, 'price')), inStock: isPositive(decimalAt(sku, 'stock')) }));

/** The model states prices and pieces apart, both by the id of the variant. */
function modelSales(model: unknown, prices: unknown): PagePrice[] {
  const inStock = entriesAt(model, 'skus').filter((sku) => isPositive(decimalAt(sku, 'sku_quantity', 'available_quantity')));
  const idsInStock = inStock.flatMap((sku) => decimalAt(sku, 'sku_id') ?? []);
  return [
    ...idsInStock.map((id) => ({ ...saleOf(valueAt(prices, 'skus_price', id)), inStock: true })),
    ...entriesAt(prices, 'skus_price').map(saleOf),
  ];
}

const skuVariantPrices = (info: unknown): VariantPrice[] =>
  entriesAt(info, 'skus').flatMap((sku) =>
    variantPrice(saleOf(valueAt(sku, 'price')), valuesOf(entriesAt(sku, 'sku_sale_props'), 'prop_name', 'prop_value')),
  );

const modelVariantPrices = (model: unknown, prices: unknown): VariantPrice[] =>
  entriesAt(model, 'skus').flatMap((sku) => {
    const price = saleOf(valueAt(prices, 'skus_price', decimalAt(sku, 'sku_id') ?? ''));
    return variantPrice(price, valuesOf(entriesAt(sku, 'property_pairs'), 'sku_property_name', 'sku_property_value_name'));
  });

const variantPrice = ({ amount, currency }: PagePrice, values: Map<string, string>): VariantPrice[] =>
  amount === undefined || currency === undefined || values.size === 0 ? [] : [{ values, amount, currency }];

function valuesOf(pairs: readonly unknown[], name: string, value: string): Map<string, string> {
  return new Map(pairs.map((pair) => [textAt(pair, name) ?? '', textAt(pair, value) ?? '']));
}

const isPositive = (pieces: string | undefined): boolean => pieces !== undefined && /^0*[1-9]\d*$/.test(pieces);

/** `real_price` is a display text and may be a range; it counts only when it is one plain amount. */
function minOf(price: unknown): PagePrice {
  const real = textAt(price, 'real_price')?.replace(/^(?:US)?\$/, '');
  return {
    amount: decimalAt(price, 'min_sku_price') ?? real,
    currency: textAt(price, 'currency') ?? textAt(price, 'currency_name'),
  };
}

/** The text of blocks, which are texts, lists or images; one line each. */
function blocksText(blocks: unknown): string | undefined {
  if (!Array.isArray(blocks)) return undefined;
  const lines = blocks.flatMap((block): string[] => {
    if (valueAt(block, 'type') === 'ul' || valueAt(block, 'type') === 'ol')
      return entriesAt(block, 'content').map((line) => `- ${textAt(line) ?? ''}`);
    return [textAt(block, 'text') ?? ''];
  });
  return lines.filter((line) => line !== '' && line !== '- ').join('\n');
}

function imagesOf(images: unknown): string[] {
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

function categoriesOf(node: unknown): string[] | undefined {
  const names = entriesAt(node, 'categories').flatMap((category) => textAt(category, 'category_name') ?? []);
  return names.length > 0 ? names.toReversed() : undefined;
}

function saysUnavailable(page: unknown): boolean {
  return nodesOf(page).some((node) => hasError(node) || hasError(valueAt(node, 'product_info')));
}

function hasError(node: unknown): boolean {
  const code = decimalAt(node, 'error_code') ?? decimalAt(node, 'base_resp', 'StatusCode');
  return (
    (code !== undefined && code !== '0') ||
    valueAt(node, 'unavailable_info') !== undefined ||
    decimalAt(node, 'availability_model', 'reason')?.match(/[1-9]/) != null
  );
}
