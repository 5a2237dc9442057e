import { randomUUID } from 'node:crypto';
import { givenArtist } from '#test/support/builders/catalog.js';
import { asBookkeeper, type LedgerClient, ledgerClient, payeeForm } from '#test/support/builders/ledger.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { PurgeDeletedItems } from '../../catalog/admin/deleted/purge-deleted-items.js';
import type { ArtistLedgerView, LedgerArtistView } from './ledger.view.js';

let shop: TestShop;
let ledger: LedgerClient;
beforeAll(async () => {
  shop = await openShop();
  ledger = ledgerClient(shop, await asBookkeeper(shop));
});
afterAll(() => shop.close());

const list = async (): Promise<ArtistLedgerView> => (await ledger.list().expect(200)).body as ArtistLedgerView;
const rowOf = async (artistId: string): Promise<LedgerArtistView | undefined> =>
  (await list()).artists.find((artist) => artist.artistId === artistId);

/** An artist who is owed this much, with a payee if given. */
async function givenOwed(name: string, amount: string, payee?: Record<string, unknown>): Promise<string> {
  const { id } = await givenArtist(shop.db, { name });
  if (payee) await ledger.savePayee(id, payeeForm(payee)).expect(200);
  await ledger.add(id, { kind: 'adjustment', amount }).expect(201);
  return id;
}

it('lists every artist of the catalog, by what is due and then by name', async () => {
  expect(await list()).toEqual({ artists: [], balance: '0.00', due: '0.00' });
  await givenArtist(shop.db, { name: 'Zoe' });
  await givenOwed('Ada', '5.00');
  await givenOwed('Mia', '7.00', {});
  await givenOwed('Bea', '9.00', {});
  await givenOwed('Lea', '9.00', { minPayout: '9.01' });
  await givenOwed('Kim', '9.00', { onHold: true });
  await givenOwed('Pia', '-4.00', {});
  const { artists, balance, due } = await list();
  expect(artists.map((artist) => [artist.artistName, artist.balance, artist.due, artist.notDueBecause])).toEqual([
    ['Bea', '9.00', '9.00', null],
    ['Mia', '7.00', '7.00', null],
    ['Ada', '5.00', '0.00', 'no-payee'],
    ['Kim', '9.00', '0.00', 'on-hold'],
    ['Lea', '9.00', '0.00', 'below-minimum'],
    ['Pia', '-4.00', '0.00', null],
    ['Zoe', '0.00', '0.00', null],
  ]);
  expect({ balance, due }).toEqual({ balance: '35.00', due: '16.00' });
});

it('keeps artists with entries after they are deleted and removed for good, by the name that they had', async () => {
  const admin = await asAdmin(shop);
  const id = await givenOwed('Wei 李', '5.00');
  const { id: without } = await givenArtist(shop.db, { name: 'Nobody' });
  await shop.http().put(`/api/admin/artists/${id}`).set(admin).send({ name: 'Wei Li', location: 'x', story: 'y' }).expect(200);
  expect(await rowOf(id)).toMatchObject({ artistName: 'Wei Li', isDeleted: false });
  for (const artist of [id, without]) await shop.http().delete(`/api/admin/artists/${artist}`).set(admin).expect(200);
  expect(await rowOf(id)).toMatchObject({ artistName: 'Wei Li', isDeleted: true, balance: '5.00' });
  expect(await rowOf(without)).toBeUndefined();
  await shop.db.query(`update artists set deleted_at = now() - interval '31 days' where deleted_at is not null`);
  expect(await shop.app.get(PurgeDeletedItems).execute()).toBe(2);
  expect(await rowOf(id)).toMatchObject({ artistName: 'Wei 李', isDeleted: true, balance: '5.00', shareBps: null });
  await ledger.savePayee(id).expect(200);
  await ledger.add(id, { kind: 'payout', amount: '5.00' }).expect(201);
  expect((await ledger.artist(id).expect(200)).body).toMatchObject({
    balance: '0.00',
    lastPayout: { amount: '5.00' },
    products: [],
  });
  await ledger.artist(without).expect(404);
});

it('is for owners and bookkeepers only', async () => {
  for (const role of ['manager', 'packer'] as const) {
    const client = ledgerClient(shop, await asAdmin(shop, { role }));
    const requests = [client.list(), client.artist(randomUUID()), client.entries(randomUUID()), client.setShares([], 1)];
    for (const request of requests)
      expect((await request.expect(403)).body).toMatchObject({ message: 'Your account may not do this' });
  }
  await ledgerClient(shop, await asAdmin(shop, { role: 'owner' }))
    .list()
    .expect(200);
  expect((await ledger.list()).headers['cache-control']).toBe('no-store');
});
