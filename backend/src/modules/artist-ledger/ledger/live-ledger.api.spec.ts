import { givenArtist } from '#test/support/builders/catalog.js';
import { asBookkeeper, type LedgerClient, ledgerClient } from '#test/support/builders/ledger.js';
import { givenOrder } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { eventually } from '#test/support/eventually.js';
import { type LiveClient, openLive } from '#test/support/live-client.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { PostEntries } from '../posting/post-entries.js';

let shop: TestShop;
let ledger: LedgerClient;
let bookkeeper: LiveClient;
let manager: LiveClient;
beforeAll(async () => {
  shop = await openShop();
  const headers = await asBookkeeper(shop);
  ledger = ledgerClient(shop, headers);
  bookkeeper = await openLive(shop.origin, headers);
  manager = await openLive(shop.origin, await asAdmin(shop, { role: 'manager' }));
});
afterAll(async () => {
  bookkeeper.close();
  manager.close();
  await shop.close();
});

const countOf = ({ events }: LiveClient, topic: string): number =>
  events.filter(({ topics }) => topics.some((one) => one === topic)).length;
const hears = (client: LiveClient, topic: string, times: number): Promise<number> =>
  eventually(
    () => Promise.resolve(countOf(client, topic)),
    (count) => count === times,
  );
/** What was announced before is there once these are. */
async function placeOrder(times: number): Promise<void> {
  await givenOrder(shop);
  await eventually(
    () => Promise.resolve(countOf(manager, 'orders')),
    (count) => count >= times,
  );
}

it('tells owners and bookkeepers of new entries and payees, nobody else, and nothing when nothing was posted', async () => {
  const { id } = await givenArtist(shop.db);
  await ledger.add(id, { kind: 'design-fee', amount: '5.00' }).expect(201);
  await hears(bookkeeper, 'artist-ledger', 1);
  await ledger.savePayee(id).expect(200);
  await hears(bookkeeper, 'artist-ledger', 2);
  expect(await shop.app.get(PostEntries).all()).toBe(0);
  await placeOrder(1);
  expect(countOf(manager, 'artist-ledger')).toBe(0);
  expect(countOf(bookkeeper, 'artist-ledger')).toBe(2);
});
