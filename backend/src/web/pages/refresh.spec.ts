// Pages that a change renders again without a visitor.
import { EncodedBody } from '#platform/http/encoded-body.js';
import { type Page, PageCache } from './page-cache.js';

let now: number;
let cache: PageCache;
beforeEach(() => {
  now = 10_000;
  cache = new PageCache({ maxBytes: 10_000, now: () => now, backlog: () => 0, isNotified: () => true });
});

async function pageOf(text: string): Promise<Page> {
  return { status: 200, headers: {}, keep: true, body: await EncodedBody.compressed(Buffer.from(text)) };
}

/** Nothing here waits for another thread, so that a refresh ends within a turn of the event loop. */
let page: Page;
beforeAll(async () => {
  page = await pageOf('page');
});

const options = {
  render: () => Promise.resolve(page),
  admit: () => Promise.resolve(),
};
const POPULAR = { key: 'popular', productId: 'p1' };
const SEEN = { key: 'seen', productId: 'p2' };
const UNSEEN = { key: 'unseen', productId: 'p3' };
let order: string[];
const visit = ({ key, productId }: typeof POPULAR): Promise<Page> =>
  cache.get({ key, productId }, { ...options, render: () => (order.push(key), options.render()) });
const refreshed = async (): Promise<void> => {
  for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate);
};

beforeEach(async () => {
  order = [];
  for (const page of [UNSEEN, SEEN, POPULAR]) await visit(page);
  for (const page of [SEEN, POPULAR, POPULAR]) await visit(page);
  order = [];
  now += 500;
});

it('renders the pages again that were visited, the most visited first; nobody waits for them then', async () => {
  cache.invalidate();
  await refreshed();
  expect(order).toEqual(['popular', 'seen']);
  await visit(POPULAR);
  expect(order).toEqual(['popular', 'seen']);
  await visit(UNSEEN);
  expect(order).toEqual(['popular', 'seen', 'unseen']);
});

it('renders the pages of one product only when its stock changes', async () => {
  cache.invalidate('p2');
  await refreshed();
  expect(order).toEqual(['seen']);
});

it('renders none of them twice for many changes at once, and no page more than three times a second', async () => {
  for (let change = 0; change < 100; change++) cache.invalidate();
  await refreshed();
  expect(order).toEqual(['popular', 'seen']);
  await visit(POPULAR);
  now += 299;
  cache.invalidate();
  await refreshed();
  expect(order).toEqual(['popular', 'seen']);
  now += 1;
  cache.invalidate();
  await refreshed();
  expect(order).toEqual(['popular', 'seen', 'popular']);
});

it('shows a second change to its maker, although the page was just rendered for the first', async () => {
  cache.invalidate();
  await refreshed();
  now += 10;
  cache.invalidate();
  await visit(POPULAR);
  expect(order).toEqual(['popular', 'seen', 'popular']);
});

it('shows a change to its maker that came while the page was being rendered for another one', async () => {
  const finish: ((page: Page) => void)[] = [];
  const slow = { ...options, render: () => new Promise<Page>((resolve) => finish.push(resolve)) };
  const visitSlowly = (): Promise<Page> => cache.get({ key: 'slow', productId: 'p5' }, slow);
  const first = visitSlowly();
  await refreshed();
  finish[0]?.(await pageOf('first'));
  await first;
  await visitSlowly();
  now += 500;
  cache.invalidate('p5');
  await refreshed();
  cache.invalidate('p5');
  const maker = visitSlowly();
  finish[1]?.(await pageOf('before'));
  await refreshed();
  finish[2]?.(await pageOf('after'));
  expect((await maker).body.etag).toBe((await pageOf('after')).body.etag);
});

it('renders 50 pages at most', async () => {
  for (let page = 0; page < 60; page++) {
    const key = { key: `many ${page}`, productId: 'p4' };
    await visit(key);
    await visit(key);
  }
  order = [];
  now += 500;
  cache.invalidate('p4');
  await refreshed();
  expect(order).toHaveLength(50);
});

it('goes on after a page that fails', async () => {
  const failing = { key: 'failing', productId: 'p6' };
  const render = jest.fn(options.render);
  for (let visits = 0; visits < 5; visits++) await cache.get(failing, { ...options, render });
  now += 500;
  render.mockRejectedValue(new Error('no'));
  cache.invalidate();
  await refreshed();
  expect(render).toHaveBeenCalledTimes(2);
  expect(order).toEqual(['popular', 'seen']);
});
