import { sameOriginEntries } from './same-origin-entries.ts';

const ORIGIN = 'https://shop.example';

describe('sameOriginEntries', () => {
  it('keeps entries of the same origin', () => {
    const manifest = {
      products: '/admin/remotes/products/remoteEntry.js',
      orders: `${ORIGIN}/admin/remotes/orders/remoteEntry.js`,
    };
    expect(sameOriginEntries(manifest, ORIGIN)).toEqual(manifest);
  });

  it.each([
    ['another host', { products: 'https://evil.example/remoteEntry.js' }],
    ['another host without a scheme', { products: '//evil.example/remoteEntry.js' }],
    ['another port', { products: `${ORIGIN}:8443/remoteEntry.js` }],
    ['a javascript: URL', { products: 'javascript:alert(1)' }],
    ['a data: URL', { products: 'data:text/javascript,alert(1)' }],
    ['a number instead of a URL', { products: 7 }],
    ['an invalid URL', { products: 'https://' }],
    ['an invalid remote name', { '../x': '/admin/remotes/x/remoteEntry.js' }],
    ['null', null],
    ['a string', 'products'],
  ])('drops %s', (_, manifest) => {
    expect(sameOriginEntries(manifest, ORIGIN)).toEqual({});
  });
});
