import { sameOriginEntries } from './same-origin-entries.ts';

const ORIGIN = 'https://shop.example';

describe('entries of a manifest', () => {
  it('are those of our own server', () => {
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
    ['a script in the address', { products: 'javascript:alert(1)' }],
    ['data in the address', { products: 'data:text/javascript,alert(1)' }],
    ['no address', { products: 7 }],
    ['an impossible address', { products: 'https://' }],
    ['a strange name', { '../x': '/admin/remotes/x/remoteEntry.js' }],
    ['nothing', null],
    ['text', 'products'],
  ])('never come from %s', (_, manifest) => {
    expect(sameOriginEntries(manifest, ORIGIN)).toEqual({});
  });
});
