import { readSharedText } from './share-text.js';
import { isPageHost, isImageHost, readLink } from './tiktok-links.js';

const ID = '1729000000000000777';

describe('accepted links', () => {
  it.each([
    `https://www.tiktok.com/view/product/${ID}`,
    `https://www.tiktok.com/view/product/${ID}?_svg=1&utm_source=copy&og_info=%7B%22title%22%3A%22x%22%7D`,
    `https://shop.tiktok.com/view/product/${ID}?region=US&locale=en`,
    `https://www.tiktok.com/shop/pdp/wren-hoodie/${ID}`,
    `https://shop.tiktok.com/us/pdp/wren-hoodie/${ID}`,
    `https://shop.tiktok.com/us/pdp/${ID}`,
    `https://www.tiktok.com/shop/us/pdp/wren-hoodie-${ID}`,
    `https://oec-api.tiktokv.com/view/product/${ID}`,
    `https://m.tiktok.com/view/product/${ID}/`,
    `HTTPS://WWW.TIKTOK.COM./view/product/${ID}#top`,
    `https://www.tiktok.com/shop/share?product_id=${ID}`,
  ])('%s', (link) =>
    expect(readLink(link)).toEqual({ kind: 'product', productId: ID, url: `https://www.tiktok.com/view/product/${ID}` }),
  );

  it.each([
    ['https://vm.tiktok.com/ZTabc123/', 'https://vm.tiktok.com/ZTabc123/'],
    ['https://vt.tiktok.com/ZSabc?k=1', 'https://vt.tiktok.com/ZSabc'],
    ['https://www.tiktok.com/t/ZTabc123/', 'https://www.tiktok.com/t/ZTabc123/'],
    ['https://www.tiktok.com/@wren/video/7400000000000000001?lang=en', 'https://www.tiktok.com/@wren/video/7400000000000000001'],
  ])('%s must be requested', (link, url) => expect(readLink(link)).toEqual({ kind: 'page', url }));
});

describe('links that are rejected without a request (threat 61)', () => {
  it.each([
    '',
    'tiktok',
    'https://',
    'http://www.tiktok.com/view/product/1',
    'ftp://www.tiktok.com/x',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'https://example.com/',
    'https://tiktok.com.evil.example/x',
    'https://www.tiktok.com.evil.example/x',
    'https://eviltiktok.com/x',
    'https://tiktok.co/x',
    'https://www-tiktok.com/x',
    'https://tikt0k.com/x',
    'https://tiktok.com@evil.example/x',
    'https://user@www.tiktok.com/x',
    'https://u:p@www.tiktok.com/x',
    'https://www.tiktok.com:8443/x',
    'https://www.tiktok.com:80/x',
    'https://127.0.0.1/x',
    'https://127.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://0177.0.0.1/x',
    'https://[::1]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/x',
    'https://metadata.google.internal/x',
    'https://10.0.0.1/x',
    'https://192.168.0.1/x',
    'https://0.0.0.0/x',
    'https://xn--tktok-q2a.com/x',
    'https://tıktok.com/x',
    'https://ｗｗｗ.tiktok.com.evil.example/',
    'https://www.tiktok.com/',
    'https://www.tiktok.com/link/v2?target=https://evil.example',
    'https://www.tiktok.com/LINK/v2?target=x',
    'https://m.tiktok.com/link/x',
    'https://api.tiktok.com/x',
    'https://ads.tiktok.com/x',
    'https://tiktokv.com/x',
    'https://oec-api.tiktokv.com/api/x',
    'https://p16-oec-va.ibyteimg.com/x.jpeg',
    'https://www.tiktok.com%2f@evil.example/',
    'https://evil.example/https://www.tiktok.com/x',
    'https://evil.example?https://www.tiktok.com/x',
    'https://evil.example#www.tiktok.com',
    '//www.tiktok.com/x',
    `https://www.tiktok.com/${'a'.repeat(3_000)}`,
  ])('%s', (link) => expect(readLink(link)).toBeUndefined());
});

describe('hosts', () => {
  it.each([
    ['p16-oec-va.ibyteimg.com', true],
    ['p16-oec-general.ttcdn-us.com', true],
    ['p77.tiktokcdn-eu.com', true],
    ['ibyteimg.com', false],
    ['evilibyteimg.com', false],
    ['ibyteimg.com.evil.example', false],
    ['127.0.0.1', false],
    ['', false],
  ])('images from %s: %s', (host, allowed) => expect(isImageHost(host)).toBe(allowed));
  it.each([
    ['www.tiktok.com', true],
    ['WWW.tiktok.com', false],
    ['x.tiktok.com', false],
    ['tiktok.com.', false],
  ])('pages from %s: %s', (host, allowed) => expect(isPageHost(host)).toBe(allowed));
});

describe('pasted texts', () => {
  it.each([
    ['https://vm.tiktok.com/ZTabc/', 'https://vm.tiktok.com/ZTabc/', undefined],
    ['Check out Wren Hoodie on TikTok Shop! https://vm.tiktok.com/ZTabc/', 'https://vm.tiktok.com/ZTabc/', 'Wren Hoodie'],
    ['Wren Hoodie, https://vt.tiktok.com/ZSx.', 'https://vt.tiktok.com/ZSx', 'Wren Hoodie'],
    ['see vm.tiktok.com/ZTabc please', 'https://vm.tiktok.com/ZTabc', 'see please'],
    ['first https://evil.example/x then https://vm.tiktok.com/ZTabc', 'https://vm.tiktok.com/ZTabc', 'first then'],
    ['line one\nhttps://vm.tiktok.com/ZTabc\nline two', 'https://vm.tiktok.com/ZTabc', 'line one line two'],
  ])('%j', (text, url, words) => expect(readSharedText(text)).toEqual({ link: { kind: 'page', url }, words }));

  it.each(['', '   ', 'no link here', 'https://evil.example/ for vm.tiktok.com/ZT', 'mail me@tiktok.com/x', 'evil-tiktok.com/x'])(
    '%j has no link',
    (text) => expect(readSharedText(text)).toBeUndefined(),
  );
});
