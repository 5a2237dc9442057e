import { randomUUID } from 'node:crypto';
import { describeApi } from '#src/openapi.js';
import { givenArtist, givenProduct } from '#test/support/builders/catalog.js';
import { asBookkeeper, type LedgerClient, ledgerClient, payeeForm } from '#test/support/builders/ledger.js';
import { givenLedgerOrder, payOrder } from '#test/support/builders/ledger-orders.js';
import { eventually } from '#test/support/eventually.js';
import { type LiveClient, openLive } from '#test/support/live-client.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { query } from '#platform/database/sql.js';

const WORD = 'Quetzalwort';
const FORM = payeeForm({
  name: `${WORD} name`,
  relation: `${WORD} relation`,
  address: { street: `${WORD} street`, city: `${WORD} city`, state: `${WORD} state`, zipCode: `${WORD} zip` },
  facility: `${WORD} facility`,
  facilityNumber: `${WORD} number`,
  rules: `${WORD} rules`,
  letter: {
    name: `${WORD} letter`,
    facility: `${WORD} facility`,
    facilityNumber: `${WORD} number`,
    address: { street: `${WORD} street`, city: `${WORD} city`, state: `${WORD} state`, zipCode: `${WORD} zip` },
  },
});
const LEDGER = '/api/admin/artist-ledger';
/** The routes that show payees. A stream has no end. */
const LEFT_OUT = [`${LEDGER}/artists/{artistId}`, `${LEDGER}/year.csv`, '/api/admin/live'];

let shop: TestShop;
let headers: { authorization: string };
let ledger: LedgerClient;
let artistId: string;
let orderId: string;
let live: LiveClient;
beforeAll(async () => {
  shop = await openShop({ LOG_LEVEL: 'debug' });
  headers = await asBookkeeper(shop, { role: 'owner' });
  live = await openLive(shop.origin, headers);
  ledger = ledgerClient(shop, headers);
  ({ id: artistId } = await givenArtist(shop.db, { shareBps: 5000 }));
  const { id: productId } = await givenProduct(shop.db, { artistId });
  ({ id: orderId } = await givenLedgerOrder(shop.db, { lines: [{ productId, quantity: 1, priceCents: 4_000 }] }));
  await payOrder(shop.db, orderId);
  await ledger.savePayee(artistId, FORM).expect(200);
  await ledger.savePayee(artistId, { ...FORM, relation: null, version: 1 }).expect(200);
  await ledger.add(artistId, { kind: 'payout', amount: '5.00' }).expect(201);
  await shop.db.query(
    `insert into ledger_entries (artist_id, artist_name, kind, at, cents, request_id, actor)
     values ($1, 'Jo', 'design-fee', '2026-01-15T12:00:00Z', 500, gen_random_uuid(), 'ana')`,
    [artistId],
  );
  const month = '2026-01';
  expect((await shop.http().post(`${LEDGER}/statements`).set(headers).send({ month }).expect(201)).body).toEqual({ created: 1 });
});
afterAll(async () => {
  live.close();
  await shop.close();
});

const holdsWord = (text: string): boolean => text.toLowerCase().includes(WORD.toLowerCase());

it('what is personal of a payee is in the answer about its artist', async () => {
  expect(holdsWord((await ledger.artist(artistId).expect(200)).text)).toBe(true);
});

it('and in no row of the database', async () => {
  const tables = await query<{ name: string }>(
    shop.db,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  expect(tables.map(({ name }) => name)).toContain('public.payees');
  for (const { name } of tables) {
    const rows = await query<{ row: string }>(shop.db, `select t::text as row from ${name} t`);
    expect(rows.filter(({ row }) => holdsWord(row))).toEqual([]);
  }
});

it('and in no other answer of a GET, the activity log among them', async () => {
  const paths = Object.entries(describeApi(shop.app).paths).flatMap(([path, { get }]) => (get ? [path] : []));
  expect(paths).toContain('/api/admin/audit');
  for (const path of paths.filter((one) => !LEFT_OUT.includes(one))) {
    const url = path
      .replace('{artistId}', artistId)
      .replace(/\{(id|orderId)\}/, orderId)
      .replaceAll(/\{\w+\}/g, randomUUID());
    const { text, status } = await shop.http().get(url).set(headers);
    expect({ path, found: holdsWord(text ?? ''), isError: status >= 500 && status !== 503 }).toEqual({
      path,
      found: false,
      isError: false,
    });
  }
});

it('and in no list of statements, and nothing that the live stream tells', async () => {
  for (const path of ['statements?month=2026-01', `artists/${artistId}/entries?month=2026-01`]) {
    const { text } = await shop.http().get(`${LEDGER}/${path}`).set(headers).expect(200);
    expect(text).toContain(path.startsWith('statements') ? artistId : 'design-fee');
    expect(holdsWord(text)).toBe(false);
  }
  const told = await eventually(
    () => Promise.resolve(live.text()),
    (text) => text.includes('artist-ledger'),
  );
  expect(holdsWord(told)).toBe(false);
});

it('and in no error and no log', async () => {
  const errors = [
    await ledger.savePayee(artistId, FORM).expect(409),
    await ledger.savePayee(artistId, { ...FORM, method: WORD, name: WORD.repeat(20), version: 2 }).expect(400),
    await ledger.savePayee(randomUUID(), FORM).expect(404),
    await ledger.savePayee('no-id', FORM).expect(404),
  ];
  expect(errors.filter(({ text }) => holdsWord(text))).toEqual([]);
  await ledger.removePayee(artistId).expect(200);
  expect(shop.log()).toContain('artist-ledger');
  expect(holdsWord(shop.log())).toBe(false);
});
