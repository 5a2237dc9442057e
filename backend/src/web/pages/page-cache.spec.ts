import { EncodedBody } from '#platform/http/encoded-body.js';
import { type Page, PageCache } from './page-cache.js';

const KEY = { key: 'a', productId: 'p1' };

let now: number;
let backlog: number;
let notified: boolean;
let renderings: number;
let admitted: number;
let cache: PageCache;
beforeEach(() => {
  [now, backlog, notified, renderings, admitted] = [10_000, 0, true, 0, 0];
  cache = new PageCache({ maxBytes: 10_000, now: () => now, backlog: () => backlog, isNotified: () => notified });
});

async function pageOf(text: string, keep = true): Promise<Page> {
  return { status: 200, headers: {}, keep, body: await EncodedBody.compressed(Buffer.from(text)) };
}

const options = {
  render: () => pageOf(`rendering ${++renderings}`),
  admit: () => {
    admitted++;
    return Promise.resolve();
  },
};
/** Which rendering is sent, counted from 1. */
async function sent(key = KEY): Promise<number> {
  const { body } = await cache.get(key, options);
  for (let n = 1; n <= renderings; n++) if ((await pageOf(`rendering ${n}`)).body.etag === body.etag) return n;
  return 0;
}

it('renders once for all requests that arrive at the same time, and once for those that follow', async () => {
  expect(await Promise.all(Array.from({ length: 50 }, () => cache.get(KEY, options)))).toHaveLength(50);
  expect([await sent(), await sent(), renderings, admitted]).toEqual([1, 1, 1, 1]);
});

it('renders anew after a change, and waits for it', async () => {
  await sent();
  now += 500;
  cache.invalidate();
  expect(await Promise.all([sent(), sent()])).toEqual([2, 2]);
  expect(renderings).toBe(2);
});

it('does not limit a visitor who comes after a change', async () => {
  await sent();
  now += 500;
  cache.invalidate();
  await sent();
  expect(admitted).toBe(1);
});

it('sends the previous rendering for a second at most while others wait for the renderer', async () => {
  await sent();
  now += 500;
  cache.invalidate();
  backlog = 10;
  const unfinished = { ...options, render: () => new Promise<Page>(() => undefined) };
  const old = await cache.get(KEY, unfinished);
  now += 999;
  expect(await cache.get(KEY, unfinished)).toBe(old);
  now += 1;
  const late = cache.get(KEY, unfinished);
  expect(await Promise.race([late, Promise.resolve('waits')])).toBe('waits');
});

it('renders a page anew after a minute, because it may show the date', async () => {
  await sent();
  now += 59_999;
  expect(await sent()).toBe(1);
  now += 1;
  expect([await sent(), await sent()]).toEqual([2, 2]);
});

it('renders a page whose stock changes all the time about three times a second', async () => {
  for (let ms = 0; ms < 3_000; ms += 10) {
    cache.invalidate('p1');
    await sent();
    now += 10;
  }
  expect(renderings).toBeGreaterThanOrEqual(9);
  expect(renderings).toBeLessThanOrEqual(11);
});

it('renders the pages of a product anew when its stock changes, and no others', async () => {
  const other = { key: 'b', productId: 'p2' };
  await sent();
  await sent(other);
  now += 500;
  cache.invalidate('p1');
  expect([await sent(), await sent(other)]).toEqual([3, 2]);
});

it('renders anew when the data changed while a page was being rendered', async () => {
  let finish: (page: Page) => void = () => undefined;
  const slow = cache.get(KEY, { ...options, render: () => new Promise<Page>((resolve) => (finish = resolve)) });
  await new Promise(setImmediate);
  cache.invalidate();
  finish(await pageOf('from before the change'));
  await slow;
  now += 500;
  expect(await sent()).toBe(1);
});

it('keeps nothing that failed, is incomplete, or was rendered while changes cannot be noticed', async () => {
  await expect(cache.get(KEY, { ...options, render: () => Promise.reject(new Error('no')) })).rejects.toThrow('no');
  await cache.get(KEY, { ...options, render: () => pageOf('incomplete', false) });
  expect(await sent()).toBe(1);
  notified = false;
  expect([await sent(), await sent()]).toEqual([2, 3]);
  notified = true;
  cache.clear();
  expect(await sent()).toBe(4);
});

it('renders nothing for a visitor who is not admitted', async () => {
  const refused = { ...options, admit: () => Promise.reject(new Error('too many')) };
  await expect(cache.get(KEY, refused)).rejects.toThrow('too many');
  expect(renderings).toBe(0);
  await sent();
  await expect(cache.get(KEY, refused)).resolves.toBeDefined();
});

it('renders for a visitor who came at the same time as one who is not admitted', async () => {
  const refused = { ...options, admit: () => Promise.reject(new Error('too many')) };
  const [first, second] = await Promise.allSettled([cache.get(KEY, refused), cache.get(KEY, options)]);
  expect([first.status, second.status, renderings]).toEqual(['rejected', 'fulfilled', 1]);
});
