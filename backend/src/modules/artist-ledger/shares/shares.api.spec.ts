import { randomUUID } from 'node:crypto';
import { givenArtist, givenProduct } from '#test/support/builders/catalog.js';
import { asBookkeeper, type LedgerClient, ledgerClient } from '#test/support/builders/ledger.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { query } from '#platform/database/sql.js';
import { Artist, Product } from '../../catalog/index.js';

let shop: TestShop;
let ledger: LedgerClient;
beforeAll(async () => {
  shop = await openShop();
  ledger = ledgerClient(shop, await asBookkeeper(shop));
});
afterAll(() => shop.close());

const shareOfArtist = async (artistId: string): Promise<unknown> =>
  ((await ledger.artist(artistId).expect(200)).body as { shareBps: unknown }).shareBps;

it('sets the share of artists, and tells how many have another one now', async () => {
  const [one, two] = [await givenArtist(shop.db), await givenArtist(shop.db)];
  expect((await ledger.setShares([one.id], 5000).expect(200)).body).toEqual({ changed: 1 });
  expect((await ledger.setShares([one.id, two.id.toUpperCase(), one.id], 5000).expect(200)).body).toEqual({ changed: 1 });
  expect([await shareOfArtist(one.id), await shareOfArtist(two.id)]).toEqual([5000, 5000]);
  await ledger.setShares([one.id], 0).expect(200);
  await ledger.setShares([two.id], null).expect(200);
  expect([await shareOfArtist(one.id), await shareOfArtist(two.id)]).toEqual([0, null]);
});

it('sets the share of a product, or takes it away', async () => {
  const artist = await givenArtist(shop.db);
  const product = await givenProduct(shop.db, { artistId: artist.id, name: 'Dawn Hoodie' });
  const answer = { productId: product.id, shareBps: 3750 };
  expect((await ledger.setProductShare(product.id, 3750).expect(200)).body).toEqual(answer);
  const { products } = (await ledger.artist(artist.id).expect(200)).body as { products: unknown };
  expect(products).toEqual([{ productId: product.id, name: 'Dawn Hoodie', shareBps: 3750 }]);
  await ledger.setProductShare(product.id, null).expect(200);
  expect(await shop.db.getRepository(Product).findOneBy({ id: product.id })).toMatchObject({ shareBps: null });
});

it('changes nothing when one of the artists is unknown', async () => {
  const { id } = await givenArtist(shop.db);
  const { body } = await ledger.setShares([id, randomUUID()], 5000).expect(404);
  expect(body).toMatchObject({ message: 'Artist not found' });
  expect(await shop.db.getRepository(Artist).findOneBy({ id })).toMatchObject({ shareBps: null });
  expect((await ledger.setProductShare(randomUUID(), 1).expect(404)).body).toMatchObject({ message: 'Product not found' });
});

it('a share that is too large is 400 with its field', async () => {
  const artist = await givenArtist(shop.db);
  const product = await givenProduct(shop.db);
  for (const request of [ledger.setShares([artist.id], 10_001), ledger.setProductShare(product.id, 10_001)])
    expect(Object.keys(((await request.expect(400)).body as { errors: object }).errors)).toEqual(['shareBps']);
});

it('needs a confirmation', async () => {
  const careless = ledgerClient(shop, await asAdmin(shop, { role: 'owner' }));
  const { id } = await givenArtist(shop.db);
  for (const request of [careless.setShares([id], 1), careless.setProductShare(id, 1)])
    expect((await request.expect(403)).body).toMatchObject({ code: 'CONFIRMATION_REQUIRED' });
});

it('is in the activity log with both shares', async () => {
  const artist = await givenArtist(shop.db, { name: 'Jo' });
  await ledger.setShares([artist.id], 5000).expect(200);
  await ledger.setShares([artist.id], 5000).expect(200);
  await ledger.setShares([artist.id], 4000).expect(200);
  const audited = `select detail from audit_log where entity = 'artist share' and entity_id::text = $1 order by created_at`;
  expect(await query(shop.db, audited, [artist.id])).toEqual([
    { detail: { name: 'Jo', changes: { share: { before: null, after: 5000 } } } },
    { detail: { name: 'Jo', changes: { share: { before: 5000, after: 4000 } } } },
  ]);
});
