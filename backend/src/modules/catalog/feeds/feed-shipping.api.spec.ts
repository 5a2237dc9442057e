import { givenProduct } from '#test/support/builders/catalog.js';
import { shippingRate } from '#test/support/builders/pricing.js';
import { givenModes, givenRate } from '#test/support/builders/shop-prices.js';
import { eventually } from '#test/support/eventually.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { feedShipping } from './feed-shipping.js';
import { ProductFeeds } from './product-feeds.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const feedOf = (name: 'google' | 'meta' | 'tiktok') => shop.app.get(ProductFeeds).render(name, 'https://shop.example');

describe('the feed for Google', () => {
  let id: string;
  beforeAll(async () => {
    ({ id } = await givenProduct(shop.db, {
      name: 'Cap',
      description: 'Warm.',
      priceCents: 6_400,
      color: 'Bone',
      imageUrl: null,
    }));
    await givenProduct(shop.db, { name: 'Coat', priceCents: 9_000 });
    await givenRate(shop.db);
    await givenRate(shop.db, { name: 'Express & Co.', cents: 1_500, freeFromCents: null, states: ['MD', 'VA'], sortOrder: 1 });
    await givenRate(shop.db, { name: 'Off', isActive: false });
    await shop.waitForNotifications();
  });

  it('has the bytes of the release before while shipping is free', async () => {
    const xml = await feedOf('google');
    expect(xml).toContain(
      `<item><g:id>${id}</g:id><g:title>Cap</g:title><g:description>Warm.</g:description><g:link>https://shop.example/products/${id}</g:link>` +
        '<g:price>64.00 USD</g:price><g:brand>Lasting Freedom</g:brand><g:color>Bone</g:color><g:gender>unisex</g:gender>' +
        '<g:age_group>adult</g:age_group><g:availability>in_stock</g:availability><g:condition>new</g:condition>' +
        '<g:identifier_exists>no</g:identifier_exists></item>',
    );
    expect(xml).not.toContain('g:shipping');
  });

  it('says what shipping costs by rate and state, and follows the rates', async () => {
    const [meta, tiktok] = [await feedOf('meta'), await feedOf('tiktok')];
    await givenModes(shop, { shippingMode: 'rates' });
    const xml = await feedOf('google');
    const express = (state: string): string =>
      `<g:shipping><g:country>US</g:country><g:region>${state}</g:region><g:service>Express &#38; Co.</g:service><g:price>15.00 USD</g:price></g:shipping>`;
    const standard = (price: string): string =>
      `<g:shipping><g:country>US</g:country><g:service>Standard</g:service><g:price>${price} USD</g:price></g:shipping>`;
    const states = `${express('MD')}${express('VA')}</item>`;
    expect(xml).toContain(`<g:identifier_exists>no</g:identifier_exists>${standard('6.00')}${states}`);
    expect(xml).toContain(`<g:identifier_exists>no</g:identifier_exists>${standard('0.00')}${states}`);
    expect(xml.match(/<g:shipping>/g)).toHaveLength(6);
    expect([await feedOf('meta'), await feedOf('tiktok')]).toEqual([meta, tiktok]);
    await shop.db.query(`update shipping_rates set cents = 700 where name = 'Standard'`);
    const later = await eventually(
      () => feedOf('google'),
      (text) => text.includes(standard('7.00')),
    );
    expect(later).not.toContain(standard('6.00'));
  });
});

describe('prices of shipping in a feed', () => {
  const states = (count: number): string[] => Array.from({ length: count }, (_, n) => `S${n}`);

  it.each([
    ['no rates', null, 1, 0],
    ['as many as Google takes for an item', [shippingRate(), shippingRate({ states: states(99) })], 2_000, 100],
    ['more than Google takes for an item', [shippingRate(), shippingRate({ states: states(100) })], 1, 0],
    ['more than the file has room for', [shippingRate({ states: states(100) })], 2_001, 0],
  ])('are all of them or none: %s', (_, rates, items, count) => {
    expect(feedShipping(rates, items)('48.00')).toHaveLength(count);
  });
});
