import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as pages from '#test/tiktok/pages.js';
import { importable } from './importable.js';
import { readPage } from './read-page.js';
import { productPage } from './tiktok-links.js';

const file = (name: string): string => readFileSync(join(__dirname, '../../../../../test/tiktok', name), 'utf8');
const ID = pages.PRODUCT_ID;

interface Expected {
  id?: string;
  name?: string;
  cents?: number;
  imageCount?: number;
  text?: string;
  categories?: string[];
  sizes?: string[];
  from?: string;
}

/** The fields of the product on a page, or the reason why there is none. */
function read(html: string, { linkedId = ID, path = '', words = undefined as string | undefined } = {}): Expected | string {
  const reading = readPage(html, new URL(path === '' ? productPage(linkedId) : `https://www.tiktok.com${path}`), words);
  if (reading.kind === 'problem') return reading.problem;
  if (reading.kind === 'video') return `video of ${reading.productId}: ${reading.found.name?.value}`;
  const product = importable(reading.found, linkedId);
  if (typeof product === 'string') return product;
  return {
    id: product.productId,
    name: product.name,
    cents: product.priceCents,
    imageCount: product.images.length,
    text: product.description,
    categories: product.categories,
    sizes: [...(product.options.get('Size') ?? [])],
    from: reading.found.price?.source ?? '',
  };
}

const WREN: Expected = { id: ID, name: 'Wren Hoodie', cents: 3600 };

describe('the fixture pages', () => {
  it.each<[string, string, Expected | string]>([
    [
      'product-router-model.html',
      '1729000000000000001',
      {
        name: 'Swallow Hoodie – Unisex Heavyweight Pullover',
        cents: 3600,
        imageCount: 3,
        text: 'Heavyweight 12 oz cotton hoodie with a hand-drawn swallow on the back.\nWash cold & hang dry. <b>Made in small batches.</b>',
        categories: ['Hoodies & Sweatshirts', 'Womenswear & Underwear'],
        from: 'router',
      },
    ],
    [
      'product-router-flat.html',
      '1729000000000000002',
      {
        name: 'Open Cage Tee (Organic Cotton)',
        cents: 2400,
        imageCount: 2,
        sizes: ['M', 'L'],
        text: 'Mid-weight organic cotton tee. Artwork by a guest artist.\n- Regular fit\n- Screen printed',
      },
    ],
    ['product-jsonld-og.html', '1729000000000000003', { name: 'Freebird Beanie', cents: 1800, imageCount: 1, from: 'json-ld' }],
    ['video-product-anchor.html', '1729000000000000004', 'video of 1729000000000000004: Wingspan Joggers'],
    ['blocked-captcha.html', ID, 'blocked'],
    ['blocked-region.html', ID, 'unavailable'],
  ])('%s', (name, linkedId, expected) => {
    const found = read(file(name), { linkedId });
    if (typeof expected === 'string') expect(found).toBe(expected);
    else expect(found).toMatchObject({ id: linkedId, ...expected });
  });
});

describe('generated pages with a product', () => {
  it.each<[string, string, Expected]>([
    ['model data', pages.modelPage(), { ...WREN, imageCount: 1, text: 'Heavy cotton.', from: 'router' }],
    ['model data under another route', pages.modelPage({}, 'shop/(region)/pdp/x'), WREN],
    [
      'model data, several sizes, the lowest price last',
      pages.modelPage({ prices: ['41.00', '38.50', '36'], sizes: ['S', 'M', 'L'] }),
      { ...WREN, sizes: ['S', 'M', 'L'] },
    ],
    ['model data, 100.00 is more than 99.00', pages.modelPage({ prices: ['100.00', '99.00'] }), { cents: 9900 }],
    [
      'model data with categories, the most specific first',
      pages.modelPage({ categories: ['Menswear', 'Hoodies'] }),
      { categories: ['Hoodies', 'Menswear'] },
    ],
    ['model data, sold out', pages.modelPage({ prices: ['36.00'] }), WREN],
    [
      'twelve images, of which eight are used',
      pages.modelPage({ imageUrls: Array.from({ length: 12 }, (_, n) => `https://p16.ibyteimg.com/${n}.jpeg`) }),
      { imageCount: 8 },
    ],
    ['no image', pages.modelPage({ imageUrls: [] }), { ...WREN, imageCount: 0 }],
    ['no description', pages.modelPage({ description: '' }), { ...WREN, text: '' }],
    [
      'markup and quotes in the texts',
      pages.modelPage({ name: '</script><b>"Tee" & \u2028Co', description: '<img src=x onerror=alert(1)>' }),
      { name: '</script><b>"Tee" & \u2028Co', text: '<img src=x onerror=alert(1)>' },
    ],
    ['flat data', pages.flatPage(), { ...WREN, text: 'Heavy cotton.\n- Regular fit\n- Screen printed' }],
    ['flat data, components as an object', pages.flatPage({}, true), WREN],
    ['flat data, a range of prices', pages.flatPage({ prices: ['24.00', '27.00'] }), { cents: 2400 }],
    ['older initial data', pages.basePage(), { ...WREN, text: 'Heavy cotton.' }],
    ["the page's second copy", pages.globalCopyPage(), WREN],
    ['JSON-LD', pages.jsonLdPage(), { ...WREN, from: 'json-ld' }],
    ['JSON-LD, a number as price', pages.jsonLdPage({}, { price: 18.5, priceCurrency: 'USD' }), { cents: 1850 }],
    [
      'JSON-LD, several offers',
      pages.jsonLdPage({}, [
        { price: '19.00', priceCurrency: 'USD' },
        { price: '18.00', priceCurrency: 'USD' },
      ]),
      { cents: 1800 },
    ],
    [
      'JSON-LD, an aggregate offer',
      pages.jsonLdPage({}, { '@type': 'AggregateOffer', lowPrice: '17.25', highPrice: '30', priceCurrency: 'USD' }),
      { cents: 1725 },
    ],
    ['Open Graph with a price', pages.openGraphPage(), { ...WREN, from: 'open-graph' }],
    [
      'Open Graph, entities in the name',
      pages.openGraphPage({ name: 'Salt &amp; Pepper &#39;Tee&#39;' }),
      { name: "Salt & Pepper 'Tee'" },
    ],
    ['the smallest price', pages.modelPage({ prices: ['0.01'] }), { cents: 1 }],
    ['the largest price', pages.modelPage({ prices: ['99999999.99'] }), { cents: 9_999_999_999 }],
    [
      'the script folder of the security check on a good page',
      pages.modelPage().replace('</head>', '<script src="/oec-ttweb-captcha/index.js"></script></head>'),
      WREN,
    ],
    ['currency in lower case', pages.modelPage({ currency: 'usd' }), WREN],
  ])('%s', (_name, html, expected) => expect(read(html)).toMatchObject(expected));
});

describe('generated pages without a usable product', () => {
  it.each<[string, string, string]>([
    ['an empty answer', '', 'blocked'],
    ['the check by its container', pages.page('<div id="captcha_container"></div>'), 'blocked'],
    ['the check by its title', pages.page('', 'Security Check'), 'blocked'],
    ['the check by its loader', pages.page('<script src="/x/captcha-init.js"></script>'), 'blocked'],
    ['the bot wall', pages.page('<p>Please wait...</p><script>document.cookie="_wafchallengeid=1"</script>'), 'blocked'],
    ['a region refusal', pages.unavailablePage(), 'unavailable'],
    ['a region refusal in words', pages.page('Product not available in this country or region'), 'unavailable'],
    ['a removed product', pages.removedPage(), 'unavailable'],
    ['euros', pages.modelPage({ currency: 'EUR' }), 'other-currency'],
    ['pounds in JSON-LD', pages.jsonLdPage({ currency: 'GBP' }), 'other-currency'],
    ['model data without a price', pages.modelPage({ prices: [] }), 'no-price'],
    ['flat data without a price', pages.flatPage({ prices: [] }), 'no-price'],
    ['Open Graph without a price', pages.openGraphPage({}, false), 'no-price'],
    ['the price 0', pages.modelPage({ prices: ['0.00'] }), 'bad-price'],
    ['the price 1e9', pages.modelPage({ prices: ['1e9'] }), 'bad-price'],
    ['a price with three decimals', pages.modelPage({ prices: ['10.005'] }), 'bad-price'],
    ['a price beyond the table', pages.modelPage({ prices: ['100000000.00'] }), 'bad-price'],
    ['a price with a comma', pages.modelPage({ prices: ['10,00'] }), 'bad-price'],
    ['a negative price', pages.modelPage({ prices: ['-5.00'] }), 'bad-price'],
    ['another product than the link', pages.modelPage({ id: '1729000000000000778' }), 'other-product'],
    ['a video without a product', pages.videoPage([]), 'no-product-in-video'],
    [
      'a video with other anchors',
      pages.videoPage([{ type: 54, component_key: 'anchor_music', extra: '[{"product_id":1729000000000000777}]' }]),
      'no-product-in-video',
    ],
    ['a private video', pages.videoPage([], 10_216), 'private-video'],
    ['a video refused to our address', pages.videoPage([], 10_204), 'blocked'],
    ['a page of something else', pages.page('<h1>Hello</h1>', 'About us'), 'not-understood'],
    ['broken router data', pages.page('<script id="__MODERN_ROUTER_DATA__">{"loaderData":</script>'), 'not-understood'],
    ['router data of another shape', pages.routerPage('a', { page_config: 7 }), 'not-understood'],
    ['a script that never ends', '<script id="__MODERN_ROUTER_DATA__">{"loaderData":{', 'not-understood'],
  ])('%s', (_name, html, reason) => expect(read(html)).toBe(reason));

  it.each([
    ['/login?redirect_url=x', 'blocked'],
    ['/', 'unavailable'],
    ['/shop?enter_method=not_supported_region', 'unavailable'],
  ])('a redirect to %s', (path, reason) => expect(read(pages.page('<h1>Hello</h1>'), { path })).toBe(reason));

  it('uses a name from the shared words for the dialog only, never for a product', () => {
    const html = pages.page('', 'Security Check');
    const reading = readPage(html, new URL(productPage(ID)), 'Wren Hoodie');
    expect(reading).toMatchObject({ kind: 'problem', found: { name: { value: 'Wren Hoodie', source: 'share-text' } } });
    expect(importable({ ...reading.found, price: { value: { amount: '1', currency: 'USD' }, source: 'json-ld' } }, ID)).toBe(
      'no-name',
    );
  });
});
