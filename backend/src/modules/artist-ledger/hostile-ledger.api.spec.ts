import { randomUUID } from 'node:crypto';
import { query } from '#platform/database/sql.js';
import { givenArtist, givenProduct } from '#test/support/builders/catalog.js';
import { asBookkeeper, type LedgerClient, ledgerClient, payeeForm } from '#test/support/builders/ledger.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { byTier } from '#test/support/tier.js';
import type { EntriesView, EntryView } from './entries/entry.view.js';

let shop: TestShop;
let ledger: LedgerClient;
beforeAll(async () => {
  shop = await openShop();
  ledger = ledgerClient(shop, await asBookkeeper(shop, { username: 'ana' }));
});
afterAll(() => shop.close());

let artistId: string;
beforeEach(async () => {
  artistId = (await givenArtist(shop.db, { name: 'Marisol Vega' })).id;
});

const entriesOf = async (id = artistId): Promise<EntryView[]> =>
  ((await ledger.entries(id).expect(200)).body as EntriesView).entries;
const balance = async (): Promise<string> => ((await ledger.artist(artistId).expect(200)).body as { balance: string }).balance;
const statusesOf = (answers: readonly { status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

describe('the key of a form', () => {
  it('is taken once, also by forms for two artists at once', async () => {
    for (let round = 0; round < byTier(3, 20); round++) {
      const [one, two] = [await givenArtist(shop.db), await givenArtist(shop.db)];
      const [form, key] = [{ kind: 'design-fee', amount: '5.00' }, randomUUID()];
      expect(statusesOf(await Promise.all([one, two].map(({ id }) => ledger.add(id, form, key))))).toEqual([201, 422]);
      expect([...(await entriesOf(one.id)), ...(await entriesOf(two.id))]).toHaveLength(1);
    }
  });

  it('of a reversal does not answer for another entry of the same amount and note', async () => {
    const fee = (await ledger.add(artistId, { kind: 'adjustment', amount: '5.00' }).expect(201)).body as EntryView;
    const key = randomUUID();
    await ledger.reverse(fee.id, { note: 'typo' }, key).expect(201);
    const { body } = await ledger.add(artistId, { kind: 'adjustment', amount: '-5.00', note: 'typo' }, key).expect(422);
    expect(body).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('of an entry does not answer for a reversal', async () => {
    const [form, key] = [{ kind: 'adjustment', amount: '5.00', note: 'typo' }, randomUUID()];
    const entry = (await ledger.add(artistId, form, key).expect(201)).body as EntryView;
    await ledger.reverse(entry.id, { note: 'typo' }, key).expect(422);
    expect(await balance()).toBe('5.00');
  });
});

describe('payouts at once', () => {
  const pay = (amount: string) => ledger.add(artistId, { kind: 'payout', amount });
  beforeEach(() => ledger.savePayee(artistId).expect(200));

  it('never pay more than the balance', async () => {
    await ledger.add(artistId, { kind: 'design-fee', amount: '100.00' }).expect(201);
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay('30.00')));
    expect(statusesOf(answers)).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
    expect(await balance()).toBe('10.00');
  });

  it('and a payout that is taken back never leave less than nothing', async () => {
    await ledger.add(artistId, { kind: 'design-fee', amount: '10.00' }).expect(201);
    const first = (await pay('10.00').expect(201)).body as EntryView;
    const answers = await Promise.all([ledger.reverse(first.id), pay('10.00'), pay('10.00'), ledger.reverse(first.id)]);
    expect(statusesOf([answers[0], answers[3]])).toEqual([201, 409]);
    expect(Number(await balance())).toBeGreaterThanOrEqual(0);
  });

  it('and a payee who is put on hold have an order: nothing is paid afterwards', async () => {
    await ledger.add(artistId, { kind: 'design-fee', amount: '100.00' }).expect(201);
    await Promise.all([pay('1.00'), ledger.savePayee(artistId, payeeForm({ onHold: true, version: 1 })), pay('1.00')]);
    await pay('1.00').expect(409);
    await ledger.removePayee(artistId).expect(200);
    expect((await pay('1.00').expect(409)).body).toMatchObject({ code: 'NO_PAYEE' });
  });
});

describe('an artist who was deleted', () => {
  const remove = () => shop.db.query('update artists set deleted_at = now() where id = $1', [artistId]);
  const purge = () => shop.db.query('delete from artists where id = $1', [artistId]);

  it('still gets what is owed, and is named as before', async () => {
    await ledger.savePayee(artistId).expect(200);
    await ledger.add(artistId, { kind: 'design-fee', amount: '100.00' }).expect(201);
    await remove();
    await ledger.add(artistId, { kind: 'payout', amount: '60.00' }).expect(201);
    await purge();
    await ledger.add(artistId, { kind: 'payout', amount: '40.00' }).expect(201);
    expect((await ledger.artist(artistId).expect(200)).body).toMatchObject({
      artistName: 'Marisol Vega',
      isDeleted: true,
      balance: '0.00',
    });
    const { artists } = (await ledger.list().expect(200)).body as { artists: { artistId: string }[] };
    expect(artists.filter((artist) => artist.artistId === artistId)).toHaveLength(1);
  });

  it('without entries is gone once it is removed for good', async () => {
    await remove();
    const { artists } = (await ledger.list().expect(200)).body as { artists: { artistId: string }[] };
    expect(artists.map((artist) => artist.artistId)).not.toContain(artistId);
    await purge();
    await ledger.artist(artistId).expect(404);
    await ledger.add(artistId, { kind: 'design-fee', amount: '1.00' }).expect(404);
    await ledger.savePayee(artistId).expect(404);
    await ledger.setShares([artistId], 1).expect(404);
  });
});

it.each(['manager', 'packer'] as const)('a %s may neither read nor write', async (role) => {
  const headers = await asAdmin(shop, { role });
  const product = await givenProduct(shop.db, { artistId });
  const client = ledgerClient(shop, headers);
  const requests = [
    client.list(),
    client.artist(artistId),
    client.entries(artistId),
    client.add(artistId, { kind: 'design-fee', amount: '1.00' }),
    client.reverse(randomUUID()),
    client.savePayee(artistId),
    client.removePayee(artistId),
    client.setShares([artistId], 5000),
    client.setProductShare(product.id, 5000),
  ];
  for (const answer of await Promise.all(requests)) {
    expect([answer.status, (answer.body as { message: string }).message]).toEqual([403, 'Your account may not do this']);
  }
  expect(await entriesOf()).toEqual([]);
});

it('what is written about a payee is in no answer but its own, in no row, no audit value and no line of the log', async () => {
  const word = 'Quxblorptangle';
  const texts = { name: word, relation: word, facility: word, facilityNumber: word, rules: word };
  const address = { street: word, city: word, state: word, zipCode: '21202' };
  const form = payeeForm({ ...texts, address, letter: { name: word, facilityNumber: word, facility: word, address } });
  await ledger.savePayee(artistId, form).expect(200);
  await ledger.savePayee(artistId, { ...form, onHold: true, version: 1 }).expect(200);
  await ledger.savePayee(artistId, { ...form, version: 1 }).expect(409);
  await ledger.savePayee(artistId, { ...form, method: word, version: 2 }).expect(400);
  const refused = await ledger.add(artistId, { kind: 'payout', amount: '1.00' }).expect(409);
  for (const { text } of [refused, await ledger.list(), await ledger.entries(artistId)]) expect(text).not.toContain(word);
  expect((await ledger.artist(artistId)).text).toContain(word);
  const tables = await query<{ name: string }>(
    shop.db,
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  expect(tables.length).toBeGreaterThan(40);
  for (const { name } of tables) {
    const found = await query(shop.db, `select 1 from ${name} as row where row::text ilike $1 limit 1`, [`%${word}%`]);
    expect([name, found]).toEqual([name, []]);
  }
  expect(shop.log()).not.toContain(word);
});
