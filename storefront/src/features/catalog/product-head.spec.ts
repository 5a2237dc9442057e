import { mapProductFlags, mapProductTexts, type ProductDetail, type ProductImage, type ShippingRate } from '@shop/contract';
import { productHead } from './product-head.ts';

const product = (over: Partial<ProductDetail> = {}): ProductDetail => ({
  ...mapProductTexts(() => null),
  ...mapProductFlags(() => false),
  id: 'p',
  name: 'Dawn Hoodie',
  description: 'Warm.',
  price: '48.00',
  categoryId: null,
  category: null,
  artistId: null,
  artist: null,
  imageUrl: '/api/images/a.webp',
  image: null,
  videoUrl: null,
  stockQuantity: 6,
  inStock: true,
  colors: [],
  optionNames: [],
  sizes: [],
  priceVaries: false,
  opensAt: null,
  mostPerOrder: null,
  variants: [],
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...over,
});
const variant = (label: string, stockQuantity: number, price = '48.00') => ({
  id: `id-${label}`,
  label,
  values: label.split(' / '),
  price,
  stockQuantity,
  inStock: stockQuantity > 0,
  imageUrl: null,
});
const SHOP = {
  origin: 'https://shop.example',
  shop: { shopName: 'Shop', delivery: null, shippingMode: 'free' as const, rates: [], returns: null, pages: [] },
};

describe('the structured data of a product', () => {
  it('is one object without sizes', () => {
    expect(productHead(product(), SHOP).jsonLd).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Dawn Hoodie',
      description: 'Warm.',
      image: ['https://shop.example/api/images/a.webp?w=share'],
      sku: 'p',
      category: undefined,
      brand: { '@type': 'Brand', name: 'Shop' },
      offers: {
        '@type': 'Offer',
        url: 'https://shop.example/products/p',
        price: '48.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
      },
    });
  });

  it('has the whole description, and every image of the gallery once, as JPEG', () => {
    const long = 'Every word of it. '.repeat(40).trim();
    const images = ['/api/images/a.webp', '/api/images/b.avif'].map((imageUrl, sortOrder) => ({ imageUrl, sortOrder }));
    const head = productHead(product({ description: long, fabricCare: 'Heavy\nfleece.', fit: 'Runs large.' }), {
      ...SHOP,
      images: images as ProductImage[],
    });
    expect(head.jsonLd).toMatchObject({
      description: `${long} Heavy fleece. Runs large.`,
      image: ['https://shop.example/api/images/a.webp?w=share', 'https://shop.example/api/images/b.avif?w=share'],
    });
    expect(head.description?.length).toBeLessThanOrEqual(201);
  });

  it('is a group with a product for each size, those in stock first', () => {
    const sized = product({ optionNames: ['Size'], variants: [variant('S', 0), variant('M', 6, '52.00')] });
    const { jsonLd, properties, canonicalPath } = productHead(sized, SHOP);
    expect(jsonLd).toMatchObject([
      { '@type': 'ProductGroup', '@id': '#group', productGroupID: 'p', variesBy: ['https://schema.org/size'] },
      {
        '@type': 'Product',
        name: 'Dawn Hoodie, M',
        size: 'M',
        isVariantOf: { '@id': '#group' },
        offers: { url: 'https://shop.example/products/p?size=m', price: '52.00', availability: 'https://schema.org/InStock' },
      },
      { name: 'Dawn Hoodie, S', offers: { availability: 'https://schema.org/OutOfStock' } },
    ]);
    expect(canonicalPath).toBe('/products/p');
    expect(properties).toMatchObject({ 'product:price:amount': '48.00', 'product:availability': 'in stock' });
  });

  it('begins with the chosen size, whose price and stock the preview shows', () => {
    const variants = [variant('S / Black', 0, '55.00'), variant('M / White', 6)];
    const sized = product({ optionNames: ['Size', 'Color'], variants });
    const { jsonLd, properties } = productHead(sized, { ...SHOP, chosen: variants[0] });
    expect(jsonLd).toMatchObject([
      { variesBy: ['https://schema.org/size', 'https://schema.org/color'] },
      { name: 'Dawn Hoodie, S / Black', color: 'Black' },
      { size: 'M', color: 'White' },
    ]);
    expect(properties).toMatchObject({ 'product:price:amount': '55.00', 'product:availability': 'out of stock' });
  });
});

describe('shipping and returns in the structured data', () => {
  const promises = {
    shopName: 'Shop',
    delivery: { packDays: 2, transitDaysMin: 3, transitDaysMax: 5 },
    shippingMode: 'free' as const,
    rates: [],
    returns: { days: 30, paidBy: 'customer' as const },
  };
  const pages = [
    { slug: 'shipping' as const, title: 'Shipping Info' },
    { slug: 'returns' as const, title: 'Returns' },
  ];
  const policies = {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'USD' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'US' },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 2, unitCode: 'DAY' },
        transitTime: { '@type': 'QuantitativeValue', minValue: 3, maxValue: 5, unitCode: 'DAY' },
      },
    },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'US',
      returnPolicyCountry: 'US',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 30,
      merchantReturnLink: 'https://shop.example/pages/returns',
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    },
  };
  const sized = product({ optionNames: ['Size'], variants: [variant('M', 6)] });

  it('are in every offer once their pages are published', () => {
    const shop = { ...promises, pages };
    expect(productHead(product(), { ...SHOP, shop }).jsonLd).toMatchObject({ offers: policies });
    expect(productHead(sized, { ...SHOP, shop }).jsonLd).toMatchObject([{}, { offers: policies }]);
  });

  const rate = (over: Partial<ShippingRate>): ShippingRate => ({
    id: 'r',
    name: 'Standard',
    amount: '6.00',
    freeFrom: null,
    states: [],
    daysMin: null,
    daysMax: null,
    ...over,
  });
  const detailsBy = (rates: readonly ShippingRate[], shown = product()): unknown[] => {
    const shop = { ...promises, pages, shippingMode: 'rates' as const, rates };
    const found = JSON.stringify(productHead(shown, { ...SHOP, shop }).jsonLd).match(/"shippingDetails":.*?\}\}\}/g);
    return (found ?? []).map((text) => (JSON.parse(`{${text}}`) as { shippingDetails: unknown }).shippingDetails);
  };

  it('name the price and the days of the first rate that leads everywhere', () => {
    const rates = [rate({ amount: '1.00', states: ['MD'] }), rate({ daysMin: 4, daysMax: 7 }), rate({ amount: '15.00' })];
    const transitTime = { '@type': 'QuantitativeValue', minValue: 4, maxValue: 7, unitCode: 'DAY' };
    expect(detailsBy(rates)).toEqual([
      {
        ...policies.shippingDetails,
        shippingRate: { '@type': 'MonetaryAmount', value: 6, currency: 'USD' },
        deliveryTime: { ...policies.shippingDetails.deliveryTime, transitTime },
      },
    ]);
    expect(detailsBy([rate({})])).toMatchObject([{ deliveryTime: policies.shippingDetails.deliveryTime }]);
  });

  it('are free for the sizes that cost enough', () => {
    const cloak = product({ optionNames: ['Size'], variants: [variant('M', 6), variant('L', 6, '75.00')] });
    const found = detailsBy([rate({ freeFrom: '75.00' })], cloak);
    expect(found).toMatchObject([{ shippingRate: { value: 6 } }, { shippingRate: { value: 0 } }]);
  });

  it.each([[[]], [[rate({ states: ['MD', 'VA'] })]]])('promise nothing where the state decides: %j', (rates) => {
    expect(detailsBy(rates)).toEqual([]);
  });

  it.each([[{ ...promises, pages: [] }], [{ ...promises, delivery: null, returns: null, pages }]])(
    'are left out for %j',
    (shop) => {
      const text = JSON.stringify(productHead(product(), { ...SHOP, shop }).jsonLd);
      expect(text).not.toMatch(/shippingDetails|hasMerchantReturnPolicy/);
    },
  );
});
