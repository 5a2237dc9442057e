import { cpuTimeOf } from '#test/support/cpu-time.js';
import { PRODUCT_ID } from '#test/tiktok/pages.js';
import { readPage } from './read-page.js';
import { productPage } from './tiktok-links.js';

function read(html: string): string {
  const reading = readPage(html, new URL(productPage(PRODUCT_ID)), undefined);
  return reading.kind === 'problem' ? reading.problem : reading.kind;
}

describe('hostile pages are parsed quickly', () => {
  it.each([
    ['scripts that never close', '<script id="a">'.repeat(200_000)],
    ['a hundred thousand scripts', '<script id="a">1</script>'.repeat(100_000)],
    ['tags without an end', '<meta '.repeat(500_000)],
    ['deep JSON', `<script id="__MODERN_ROUTER_DATA__">${'['.repeat(1_000_000)}</script>`],
    ['deep elements', '<div>'.repeat(600_000)],
    ['quotes without an end', `<script id="__MODERN_ROUTER_DATA__">"${'\\"'.repeat(1_000_000)}</script>`],
  ])('%s', (_name, html) => {
    expect(cpuTimeOf(() => expect(read(html)).toBe('not-understood'))).toBeLessThan(5_000);
  });

  it('ignores keys of the object prototype', () => {
    const html =
      '<script id="__MODERN_ROUTER_DATA__">{"loaderData":{"__proto__":{"page_config":{"components_map":[]}}}}</script>';
    expect(read(html)).toBe('not-understood');
    expect(Reflect.get({}, 'page_config')).toBeUndefined();
  });
});
