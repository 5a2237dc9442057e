import { pageAddress } from './page-address.ts';
import { routeTable } from './route-table.ts';

const ID = '3F2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a6b';

test.each([
  ['/', '/'],
  ['/?utm_source=mail&x=1', '/'],
  ['/products', '/products'],
  ['/Products/?b=2&a=1', '/products'],
  ['/products?filter=all&category=all&search=', '/products'],
  ['/products?utm=1&search=%20hoodie%20&category=hats', '/products?category=hats&search=hoodie'],
  ['/products?category=hats&category=caps', '/products?category=hats'],
  [`/PRODUCTS/${ID}?from=list`, `/products/${ID}`],
  [`/products/${ID}?color=Black&utm=1&size=M&fit=slim`, `/products/${ID}?size=m&color=black`],
  [`/products/${ID}?size=`, `/products/${ID}`],
  [`/products/${ID}?size=${'m'.repeat(61)}`, `/products/${ID}`],
  [`/share/${ID}`, `/share/${ID}`],
  ['/artists/', '/artists'],
  ['/about?x', '/about'],
  ['/contact?subject=media', '/contact?subject=media'],
  ['/contact?subject=x', '/contact'],
  ['/pages/returns?x', '/pages/returns'],
  ['/artists/$&', '/artists/$&'],
  ['/tattoos', '/tattoos'],
  ['/checkout?step=payment', '/checkout'],
  ['/no/such/page?1', '/not-found'],
  ['//', '/not-found'],
  ['/products/a/b', '/not-found'],
])('%s is kept as %s', (url, address) => expect(pageAddress(url)?.address).toBe(address));

test.each(routeTable.filter(({ path }) => path !== '*').map(({ path }) => path))('%s is not treated as an unknown path', (path) =>
  expect(pageAddress(path.replace(/:\w+/, 'x'))?.address).not.toBe('/not-found'),
);

test.each([
  '/order-confirmation?payment_intent=pi_1',
  `/order-confirmation/${ID}`,
  `/alerts/${ID}?t=x`,
  `/products/${ID}?size=m&preview=1.x`,
])('%s is not kept', (url) => expect(pageAddress(url)).toBeUndefined());

test('the pages of a product name it in lower case', () => {
  expect(pageAddress(`/products/${ID}`)?.productId).toBe(ID.toLowerCase());
  expect(pageAddress(`/share/${ID}`)?.productId).toBe(ID.toLowerCase());
  expect(pageAddress(`/artists/${ID}`)?.productId).toBeUndefined();
});

test('a page with a random selection has several renderings', () => {
  expect(pageAddress('/')?.variants).toBeGreaterThan(1);
  expect(pageAddress('/products')?.variants).toBe(1);
});
