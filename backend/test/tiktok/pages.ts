/** Builds TikTok pages in several formats from the fields that a test sets. */

export const PRODUCT_ID = '1729000000000000777';

export interface PageProduct {
  id?: string;
  name?: string;
  /** Decimal strings, one per variant; [] for a page without prices. */
  prices?: string[];
  /** Pieces of these variants; 0 where missing. */
  stocks?: number[];
  currency?: string;
  description?: string;
  imageUrls?: string[];
  sizes?: string[];
  categories?: string[];
}

const IMAGE_URL = 'https://p16-oec-va.ibyteimg.com/one.jpeg';

function defaults(product: PageProduct): Required<PageProduct> {
  return {
    id: PRODUCT_ID,
    name: 'Wren Hoodie',
    prices: ['36.00'],
    stocks: [],
    currency: 'USD',
    description: 'Heavy cotton.',
    imageUrls: [IMAGE_URL],
    sizes: [],
    categories: [],
    ...product,
  };
}

const script = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003C').replaceAll('/', '\\u002F')}</script>`;

export const page = (body: string, title = 'TikTok Shop', head = ''): string =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><title>${title}</title>${head}</head><body><div id="root"></div>${body}</body></html>`;

const images = (urls: string[]): unknown[] =>
  urls.map((url) => ({ height: 800, width: 800, url_list: [url, `${url}?second`] }));

const component = (data: unknown): unknown => ({
  component_name: 'product_info',
  component_type: 'product_info',
  component_data: data,
});

export function routerPage(route: string, value: unknown, title?: string): string {
  return page(script('__MODERN_ROUTER_DATA__', { loaderData: { layout: null, [route]: value }, errors: null }), title);
}

/** The router data of 2026: models for product, price and seller. */
export function modelPage(over: PageProduct = {}, route = '(region)/pdp/(product_name_slug$)/(product_id)/page'): string {
  const { id, name, prices, stocks, currency, description, imageUrls, sizes, categories } = defaults(over);
  const price = (amount: string): object => ({
    currency_name: currency,
    sale_price_decimal: amount,
    sale_price_format: `${amount}!`,
  });
  const info = {
    product_model: {
      product_id: id,
      name,
      description: JSON.stringify([
        { type: 'text', text: description },
        { type: 'image', image: { url_list: [IMAGE_URL] } },
      ]),
      images: images(imageUrls),
      sale_properties:
        sizes.length === 0
          ? []
          : [{ property_name: 'Size', property_values: sizes.map((size) => ({ property_value_name: size })) }],
      skus: prices.map((_, n) => ({
        sku_id: `1729000000000001${n}`,
        sku_quantity: { available_quantity: stocks[n] ?? 0 },
        property_pairs: sizes.slice(n, n + 1).map((size) => ({ sku_property_name: 'Size', sku_property_value_name: size })),
      })),
    },
    promotion_model: {
      promotion_product_price:
        prices.length === 0
          ? {}
          : {
              min_price: price(prices[0] ?? ''),
              skus_price: Object.fromEntries(prices.map((amount, n) => [`1729000000000001${n}`, price(amount)])),
            },
    },
  };
  const data = { error_code: 0, categories: categories.map((category_name) => ({ category_name })), product_info: info };
  return routerPage(route, { page_config: { components_map: [component({}), component(data)], global_data: {} } });
}

/** The router data of 2025: flat. */
export function flatPage(over: PageProduct = {}, asObject = false): string {
  const { id, name, prices, stocks, currency, description, imageUrls, sizes } = defaults(over);
  const info = {
    product_id: id,
    title: name,
    images: images(imageUrls),
    desc_blocks: [
      { type: 'text', text: description },
      { type: 'ul', content: ['Regular fit', 'Screen printed'] },
    ],
    price: prices.length === 0 ? {} : { min_sku_price: prices[0], real_price: `$${prices.join(' - ')}`, currency },
    sale_props: sizes.length === 0 ? [] : [{ prop_name: 'Size', sale_prop_values: sizes.map((size) => ({ prop_value: size })) }],
    skus: prices.map((amount, n) => ({
      stock: stocks[n] ?? 0,
      sku_sale_props: sizes.slice(n, n + 1).map((size) => ({ prop_name: 'Size', prop_value: size })),
      price: { sale_price_decimal: amount, currency_name: currency },
    })),
  };
  const components = [component({}), component({ product_info: info })];
  return routerPage('view/product/(product_id)/page', {
    page_config: { components_map: asObject ? Object.fromEntries(components.entries()) : components },
  });
}

/** A page whose product is only in its global data. */
export function globalCopyPage(over: PageProduct = {}): string {
  const { id, name, prices, currency } = defaults(over);
  const info = { product_id: id, title: name, price: { min_sku_price: prices[0], currency } };
  return routerPage('shop/pdp/page', { page_config: { components_map: [], global_data: { product_info: { product_info: info } } } });
}

/** The initial data of pages before 2025. */
export function basePage(over: PageProduct = {}): string {
  const { id, name, prices, currency, description, imageUrls } = defaults(over);
  const productInfo = {
    product_id: id,
    product_base: {
      title: name,
      desc_detail: JSON.stringify([{ type: 'text', text: description }]),
      images: images(imageUrls),
      price: prices.length === 0 ? {} : { min_sku_price: prices[0], real_price: `$${prices[0]}`, currency },
    },
    skus: [],
  };
  return routerPage('(name$)/(id)/page', { initialData: { productInfo } });
}

export function jsonLdPage(over: PageProduct = {}, offers?: unknown): string {
  const { id, name, prices, currency, description, imageUrls } = defaults(over);
  const offer = { '@type': 'Offer', price: prices[0], priceCurrency: currency, availability: 'https://schema.org/InStock' };
  const thing = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku: id,
    description,
    image: imageUrls,
    offers: offers ?? (prices.length === 0 ? undefined : offer),
  };
  const crumbs = { '@type': 'BreadcrumbList', itemListElement: [] };
  const block = (data: unknown): string => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  return page(block(crumbs) + block(thing), `${name} | TikTok Shop`);
}

export function openGraphPage(over: PageProduct = {}, withPrice = true): string {
  const { id, name, prices, currency, description, imageUrls } = defaults(over);
  const meta = (property: string, content: string): string => `<meta property="${property}" content="${content}"/>`;
  const price = withPrice ? meta('product:price:amount', prices[0] ?? '') + meta('product:price:currency', currency) : '';
  const head = `${meta('og:type', 'product')}${meta('og:title', `${name} - TikTok Shop`)}${meta('og:description', description)}${meta('og:image', imageUrls[0] ?? '')}`;
  return page('', 'TikTok', `${head}${meta('og:url', `https://www.tiktok.com/view/product/${id}`)}${price}`);
}

/** A video; `anchors` are its product links in the format of the page. */
export function videoPage(anchors: unknown[], statusCode = 0): string {
  const item = { id: '7400000000000000001', desc: 'New drop', anchors };
  const detail = statusCode === 0 ? { itemInfo: { itemStruct: item }, statusCode } : { statusCode };
  const data = { __DEFAULT_SCOPE__: { 'webapp.video-detail': detail } };
  return page(script('__UNIVERSAL_DATA_FOR_REHYDRATION__', data), 'A video | TikTok');
}

/** A product anchor of a video: JSON text inside JSON text, with the id as a number. */
export function shopAnchor(id = PRODUCT_ID, name = 'Wren Hoodie'): unknown {
  const child = {
    type: 33,
    component_key: 'anchor_shop',
    keyword: name,
    extra: `{"product_id":${id},"title":${JSON.stringify(name)},"cover_url":"${IMAGE_URL}"}`,
  };
  return { id: '0', type: 35, component_key: 'anchor_complex_shop', extra: JSON.stringify([child]) };
}

export function sigiPage(anchors: unknown[]): string {
  return page(script('SIGI_STATE', { ItemModule: { '7400000000000000001': { id: '7400000000000000001', anchors } } }));
}

const oneComponent = (data: unknown): object => ({ page_config: { components_map: [component(data)] } });

export const unavailablePage = (): string =>
  routerPage('view/product/(product_id)/page', oneComponent({ error_code: 23002102, error_message: 'x' }));

export const removedPage = (): string =>
  routerPage('shop/(region)/pdp/page', oneComponent({ product_info: { unavailable_info: { reason: 2, text: 'Removed' } } }));
