import * as pages from '#test/tiktok/pages.js';
import { readPage } from './read-page.js';
import { productPage } from './tiktok-links.js';

describe('the price of a page with several variants', () => {
  it.each([
    ['model data, the cheapest sold out', pages.modelPage({ prices: ['55.00', '69.99', '72.00'], stocks: [0, 1, 4] }), '69.99'],
    ['flat data, the cheapest sold out', pages.flatPage({ prices: ['24.00', '27.00'], stocks: [0, 3] }), '27.00'],
    ['flat data, all in stock', pages.flatPage({ prices: ['24.00', '27.00'], stocks: [2, 3] }), '24.00'],
    [
      'JSON-LD, the cheapest sold out',
      pages.jsonLdPage({}, [
        { price: '18.00', priceCurrency: 'USD', availability: 'https://schema.org/OutOfStock' },
        { price: '19.00', priceCurrency: 'USD', availability: 'http://schema.org/InStock' },
      ]),
      '19.00',
    ],
  ])('is the lowest of those in stock: %s', (_name, html, amount) => {
    const reading = readPage(html, new URL(productPage(pages.PRODUCT_ID)), undefined);
    expect('found' in reading && reading.found.price?.value.amount).toBe(amount);
  });
});
