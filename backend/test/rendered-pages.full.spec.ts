import { givenArtist } from './support/builders/catalog.js';
import { startProcess } from './support/children/child-process.js';
import { openShop, type TestShop } from './support/shop.js';

/** Four of them make an answer of 67 kB: 5,000 answers that are kept need 340 MB. */
const STORY = 'A story of a second chance. '.repeat(600);

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  for (let n = 0; n < 4; n++) await givenArtist(shop.db, { story: STORY });
});
afterAll(() => shop.close());

it('answers the API requests of 5,000 pages in a heap of 200 MB (threat 112)', async () => {
  const settings = { NODE_OPTIONS: '--max-old-space-size=200' };
  const child = await startProcess('test/support/children/read-api-for-pages.ts', shop.config, settings);
  const exit = await child.ended;
  expect(exit === 0 ? '' : child.output()).toBe('');
  expect(exit).toBe(0);
}, 300_000);
