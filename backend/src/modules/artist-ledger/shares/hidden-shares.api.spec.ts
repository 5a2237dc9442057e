import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { givenSharedOrder } from '#test/support/builders/shared-order.js';
import { givenPrices } from '#test/support/builders/shop-prices.js';
import { asBookkeeper, ledgerClient } from '#test/support/builders/ledger.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';

const CONTRACT = JSON.parse(readFileSync(join(__dirname, '../../../../contract/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, unknown>>;
};
/** Basis points that no other number of an answer has. */
const [OF_ARTIST, OF_PRODUCT] = [4_321, 1_789];

/** Not within another number or an id. */
const says = (text: string, share: number): boolean => new RegExp(String.raw`(?<![\w.-])${share}(?![\w.-])`).test(text);

let shop: TestShop;
let paths: string[];
beforeAll(async () => {
  shop = await openShop();
  const owner = await asAdmin(shop);
  const ledger = ledgerClient(shop, await asBookkeeper(shop));
  await givenPrices(shop);
  const order = await givenSharedOrder(shop, owner);
  const [line] = await shop.db.query<{ product: string; artist: string }[]>(
    'select product_id as product, artist_id as artist from order_items where id = $1',
    [order.hoodie],
  );
  await ledger.setShares([line?.artist ?? ''], OF_ARTIST).expect(200);
  await ledger.setProductShare(line?.product ?? '', OF_PRODUCT).expect(200);
  const ids = { artists: line?.artist, products: line?.product, orders: order.id };
  paths = Object.entries(CONTRACT.paths)
    .filter(([, methods]) => 'get' in methods)
    .map(([path]) => path.replace(/(artists|products|orders)\/\{\w+\}/, (_, of: keyof typeof ids) => `${of}/${ids[of]}`))
    .filter((path) => !path.includes('{') && path !== '/api/admin/live');
});
afterAll(() => shop.close());

const toldBy = (path: string, text: string): unknown[] => [
  path,
  /share_?bps/i.test(text),
  says(text, OF_ARTIST),
  says(text, OF_PRODUCT),
];
/** It promises a share to shoppers, which is the one that is paid (record 0504). */
const PAGE_OF_PRODUCT = /^\/api\/products\/[\w-]{36}$/;

it.each([undefined, 'packer', 'manager'] as const)('only the page of a product tells %s its share', async (role) => {
  const headers = role === undefined ? {} : await asAdmin(shop, { role });
  const statuses = new Map<number, number>();
  for (const path of paths) {
    const { status, text } = await shop.http().get(path).set(headers).timeout(20_000);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const isPromised = PAGE_OF_PRODUCT.test(path);
    expect(toldBy(path, text)).toEqual([path, isPromised, false, isPromised]);
  }
  expect(statuses.get(200)).toBeGreaterThan(10);
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
});
