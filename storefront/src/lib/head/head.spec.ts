import { documentTitle, headHtml, jsonForHtml } from './head.ts';

const context = { shopName: 'Lasting Freedom', origin: 'https://shop.example' };

test('product text cannot close a tag or an attribute (threat 69)', () => {
  const html = headHtml({ title: '</title><script>x</script>', description: '"><img src=x onerror=alert(1)>' }, context);
  expect(html).not.toContain('<script>x');
  expect(html).not.toContain('<img');
  expect(html).toContain('&quot;&gt;&lt;img');
});

test('JSON in a script element has no characters that are special in HTML or JavaScript (threat 69)', () => {
  const value = { text: '</script><!-- & \u2028\u2029 >' };
  const json = jsonForHtml(value);
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(value);
});

test("a page without a title has the shop's name as its title", () => {
  expect(documentTitle({}, 'Lasting Freedom')).toBe('Lasting Freedom');
  expect(documentTitle({ title: 'Hats' }, 'Lasting Freedom')).toBe('Hats | Lasting Freedom');
});

test('canonical link, robots and structured data appear once', () => {
  const html = headHtml({ title: 'Hats', canonicalPath: '/products', noindex: true, jsonLd: { name: 'Hats' } }, context);
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html).toContain('<link data-head rel="canonical" href="https://shop.example/products">');
  expect(html).toContain('<meta data-head name="robots" content="noindex">');
  expect(html).toContain('<script data-head type="application/ld+json">{"name":"Hats"}</script>');
});

test('a link preview has a language, and a text for its image; pages that are not indexed have no image', () => {
  const html = headHtml({ title: 'Hats' }, context);
  expect(html).toContain('<meta data-head property="og:locale" content="en_US">');
  expect(html).toContain('<meta data-head property="og:image" content="https://shop.example/share.jpg">');
  expect(html).toContain('<meta data-head name="twitter:image:alt" content="Lasting Freedom">');
  expect(headHtml({ title: 'Checkout', noindex: true }, context)).not.toContain('og:image');
});
