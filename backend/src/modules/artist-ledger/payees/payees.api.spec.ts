import { randomUUID } from 'node:crypto';
import { givenArtist } from '#test/support/builders/catalog.js';
import { asBookkeeper, type LedgerClient, ledgerClient, payeeForm } from '#test/support/builders/ledger.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { query } from '#platform/database/sql.js';

let shop: TestShop;
let ledger: LedgerClient;
beforeAll(async () => {
  shop = await openShop();
  ledger = ledgerClient(shop, await asBookkeeper(shop));
});
afterAll(() => shop.close());

const statusesOf = (both: readonly { status: number }[]): number[] => both.map(({ status }) => status).toSorted((a, b) => a - b);

let artistId: string;
beforeEach(async () => {
  artistId = (await givenArtist(shop.db, { name: 'Marisol Vega' })).id;
});

const payee = async (): Promise<unknown> => ((await ledger.artist(artistId).expect(200)).body as { payee: unknown }).payee;
const letter = {
  name: 'Marisol Vega',
  facilityNumber: '123-456',
  facility: 'State Facility',
  address: { street: 'Box 9', city: 'Jessup', state: 'MD', zipCode: '20794' },
};

it('is saved, changed and deleted', async () => {
  expect(await payee()).toBeNull();
  const { body } = await ledger
    .savePayee(artistId, payeeForm({ letter, rules: ' Money orders\nonly ', minPayout: '25' }))
    .expect(200);
  const saved = { ...payeeForm({ letter, rules: 'Money orders\nonly' }), minPayout: '25.00', version: 1 };
  expect(body).toEqual(saved);
  expect(await payee()).toEqual(saved);
  const second = payeeForm({ name: 'Luis Vega', relation: ' ', facility: 'State Facility', onHold: true, version: 1 });
  expect((await ledger.savePayee(artistId, second).expect(200)).body).toEqual({ ...second, relation: null, version: 2 });
  expect((await ledger.removePayee(artistId).expect(200)).body).toEqual({ success: true });
  expect(await payee()).toBeNull();
  await ledger.removePayee(artistId).expect(404);
});

it('is a conflict when it was saved meanwhile, also by two at once', async () => {
  await ledger.savePayee(artistId, payeeForm({ version: 1 })).expect(409);
  const both = await Promise.all([ledger.savePayee(artistId), ledger.savePayee(artistId)]);
  expect(statusesOf(both)).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'EDIT_CONFLICT' });
  await ledger.savePayee(artistId, payeeForm({ version: 0 })).expect(409);
});

it('of an unknown artist is 404', async () => {
  await ledger.savePayee(randomUUID()).expect(404);
  await ledger.removePayee(randomUUID()).expect(404);
});

it('a form that is wrong is 400 with its fields', async () => {
  const address = { street: '', city: 'B', state: 'MD', zipCode: '1' };
  const { body } = await ledger.savePayee(artistId, payeeForm({ address })).expect(400);
  expect(Object.keys((body as { errors: object }).errors)).toEqual(['address.street', 'address.zipCode']);
});

it('needs a confirmation to be changed', async () => {
  const careless = ledgerClient(shop, await asAdmin(shop, { role: 'owner' }));
  for (const request of [careless.savePayee(artistId), careless.removePayee(artistId)])
    expect((await request.expect(403)).body).toMatchObject({ code: 'CONFIRMATION_REQUIRED' });
});

it('that was sealed with a lost key has to be typed again', async () => {
  await ledger.savePayee(artistId).expect(200);
  await shop.db.query('update payees set sealed = $2 where artist_id = $1', [artistId, 'A'.repeat(80)]);
  expect(await payee()).toEqual({ unreadable: true, version: 1 });
  await ledger.savePayee(artistId, payeeForm({ version: 1 })).expect(200);
  expect(await payee()).toMatchObject({ name: 'Rosa Vega', version: 2 });
});

it('is sealed for its artist: a row that is copied to another artist cannot be read', async () => {
  const other = await givenArtist(shop.db);
  await ledger.savePayee(artistId).expect(200);
  await shop.db.query(
    'insert into payees (artist_id, sealed, method) select $2, sealed, method from payees where artist_id = $1',
    [artistId, other.id],
  );
  const { body } = await ledger.artist(other.id).expect(200);
  expect((body as { payee: unknown }).payee).toEqual({ unreadable: true, version: 1 });
});

it('leaves the names of changed fields in the activity log, and no values', async () => {
  await ledger.savePayee(artistId).expect(200);
  const changes = { address: { ...payeeForm().address, street: 'Box 8' }, letter };
  await ledger.savePayee(artistId, payeeForm({ ...changes, version: 1 })).expect(200);
  await ledger.removePayee(artistId).expect(200);
  const audited = `select action, detail from audit_log where entity = 'payee' and entity_id::text = $1 order by created_at`;
  expect(await query(shop.db, audited, [artistId])).toEqual([
    {
      action: 'added',
      detail: { name: 'Marisol Vega', fields: expect.arrayContaining(['name', 'address', 'method', 'minPayout']) as string[] },
    },
    { action: 'updated', detail: { name: 'Marisol Vega', fields: ['address', 'letter'] } },
    { action: 'deleted', detail: { name: 'Marisol Vega' } },
  ]);
});
