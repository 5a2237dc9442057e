import * as pages from '#test/tiktok/pages.js';
import { readPage } from './read-page.js';

const ID = pages.PRODUCT_ID;

function read(html: string): string {
  const reading = readPage(html, new URL('https://www.tiktok.com/@wren/video/7400000000000000001'), undefined);
  return `${reading.kind} of ${reading.kind === 'video' ? reading.productId : ''}: ${reading.found.name?.value}`;
}

describe('videos', () => {
  it.each([
    ['the anchor of several products', pages.videoPage([pages.shopAnchor()])],
    ['an anchor behind others', pages.videoPage([{ type: 28 }, pages.shopAnchor()])],
    ['the older state of the page', pages.sigiPage([pages.shopAnchor()])],
    ['an id that a float would round', pages.videoPage([pages.shopAnchor(ID)])],
  ])('%s', (_name, html) => expect(read(html)).toBe(`video of ${ID}: Wren Hoodie`));
});
