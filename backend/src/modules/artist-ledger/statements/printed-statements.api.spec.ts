import { randomBytes, randomUUID } from 'node:crypto';
import { query } from '#platform/database/sql.js';
import { givenEntry, givenSale, type StatementsClient, statementsClient } from '#test/support/builders/artist-statements.js';
import { givenArtist, givenSizedProduct, sizeOf } from '#test/support/builders/catalog.js';
import { asBookkeeper, type LedgerClient, ledgerClient, payeeForm } from '#test/support/builders/ledger.js';
import { asAdmin } from '#test/support/builders/users.js';
import { readPdf } from '#test/support/pdf-text.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { linesOf } from '#test/support/statement-pages.js';
import { sealText } from '../../auth/index.js';
import { PostEntries } from '../posting/post-entries.js';

const MONTH = '2025-10';
const LETTER = {
  name: 'Marisol Vega',
  facilityNumber: '48213',
  facility: 'Jessup Correctional',
  address: { street: 'PO Box 534', city: 'Jessup', state: 'MD', zipCode: '20794' },
};

let shop: TestShop;
let owner: { authorization: string };
let ledger: LedgerClient;
let statements: StatementsClient;
beforeEach(async () => {
  shop = await openShop();
  owner = await asAdmin(shop);
  const bookkeeper = await asBookkeeper(shop);
  ledger = ledgerClient(shop, bookkeeper);
  statements = statementsClient(shop, bookkeeper);
});
afterEach(() => shop.close());

type Printing = ReturnType<StatementsClient['batch']>;
const pdfOf = async (printing: Printing): Promise<Buffer> =>
  (await printing.expect(200).expect('content-type', 'application/pdf').expect('cache-control', 'no-store')).body as Buffer;
const pagesOf = async (printing: Printing): Promise<string[][]> =>
  readPdf(await pdfOf(printing)).pages.map((text) => linesOf({ text }));

/** Marisol sold two hoodies and a half is hers; Rosa is paid for her; she gets a letter. */
async function givenMarisol() {
  const artist = await givenArtist(shop.db, { name: 'Marisol Vega', shareBps: 5_000 });
  const hoodie = await givenSizedProduct(shop.db, { M: 9, L: 9 }, { name: 'Dawn Hoodie', artistId: artist.id });
  await ledger.savePayee(artist.id, payeeForm({ letter: LETTER })).expect(200);
  await givenSale(shop, owner, [{ product: hoodie, variant: sizeOf(hoodie, 'M'), quantity: 2 }], '2025-10-02T12:00Z');
  await givenSale(shop, owner, [{ product: hoodie, variant: sizeOf(hoodie, 'L'), quantity: 1 }], '2025-10-31T23:59:59-04:00');
  const paid = { kind: 'payout', cents: -6_000, at: '2025-10-20T12:00Z', sentOn: '2025-10-19', reference: 'MO 7781' } as const;
  await givenEntry(shop, artist, paid);
  await shop.app.get(PostEntries).all();
  return { artist, hoodie };
}

const SENTENCE =
  'You earned $72.00 in October. $60.00 was sent to Rosa Vega by money order on October 19. $12.00 stays for next time.';

it('prints a closed month: the statement for the payee, then the letter to the artist', async () => {
  await givenMarisol();
  await givenEntry(shop, await givenArtist(shop.db, { name: 'Zoe' }), { cents: 100, at: '2025-10-15T12:00Z' });
  await statements.close({ month: MONTH, note: 'The shop moved' }).expect(201);
  const [statement = [], letter = [], other = [], ...more] = await pagesOf(statements.batch(MONTH));
  expect(more).toEqual([]);
  expect(statement.slice(3, 8)).toEqual([
    'Rosa Vega',
    'Box 7',
    'Baltimore, MD 21202',
    'Statement for October 2025',
    'Marisol Vega',
  ]);
  expect(statement.slice(8).join(' ')).toContain(SENTENCE);
  expect(statement.slice(10)).toEqual([
    'DesignPiecesSalesYour part',
    'Dawn Hoodie, M2$96.00$48.00',
    'Dawn Hoodie, L1$48.00$24.00',
    'Paid on October 19 by money order, MO 7781-$60.00',
    'Balance before$0.00',
    'Balance now$12.00',
    'The shop moved',
  ]);
  expect(letter.slice(3, 9)).toEqual([
    'Marisol Vega #48213',
    'Jessup Correctional',
    'PO Box 534',
    'Jessup, MD 20794',
    'October 2025',
    'Dear Marisol Vega,',
  ]);
  expect(letter.join(' ')).toContain(SENTENCE);
  expect(letter.join('\n')).not.toMatch(/statement|invoice|balance/i);
  expect(other[3]).toBe('Zoe');
});

it('prints the same bytes after later entries, other names of artist and shop, and without the payee (threat 207)', async () => {
  const { artist } = await givenMarisol();
  await statements.close({ month: MONTH }).expect(201);
  const [batch, one] = [await pdfOf(statements.batch(MONTH)), await pdfOf(statements.one(artist.id, MONTH))];
  await shop.db.query(`update artists set name = 'Another' where id = $1`, [artist.id]);
  await ledger.removePayee(artist.id).expect(200);
  await givenEntry(shop, artist, { cents: 900, at: '2025-10-15T12:00Z' });
  await shop.db.query(`insert into shop_settings (id, "values", version) values (1, '{"shopName": "Renamed"}', 1)`);
  await shop.waitForNotifications();
  expect(await pdfOf(statements.batch(MONTH))).toEqual(batch);
  expect(await pdfOf(statements.one(artist.id, MONTH))).toEqual(one);
  expect(await statements.rows(MONTH)).toMatchObject([{ artistName: 'Marisol Vega', closing: '12.00', pages: 2 }]);
});

it('prints drafts of what is not closed, and says so', async () => {
  const { artist } = await givenMarisol();
  await ledger.add(artist.id, { kind: 'adjustment', amount: '1.00' }).expect(201);
  const now = new Date().toISOString().slice(0, 7);
  expect((await statements.batch(MONTH).expect(409)).body).toMatchObject({
    code: 'MONTH_NOT_CLOSED',
    message: 'Close October first, or print a draft',
  });
  expect((await statements.one(artist.id, now).expect(409)).body).toMatchObject({ code: 'MONTH_NOT_OVER' });
  for (const page of await pagesOf(statements.batch(MONTH, { draft: 'true' })))
    expect(page).toContain('Draft: this month is not closed.');
  const pages = await pagesOf(statements.one(artist.id, now, { draft: 'true' }));
  expect(pages).toHaveLength(2);
  for (const page of pages) expect(page).toContain('Draft: this month is not over.');
  await statements.close({ month: MONTH }).expect(201);
  for (const page of await pagesOf(statements.batch(MONTH, { draft: 'true' }))) expect(page.join()).not.toContain('Draft');
});

it('is 404 where nothing is to be printed', async () => {
  const { id } = await givenArtist(shop.db);
  const missing = { message: 'Statement not found' };
  expect((await statements.batch(MONTH).expect(404)).body).toMatchObject(missing);
  expect((await statements.batch(MONTH, { draft: 'true' }).expect(404)).body).toMatchObject(missing);
  expect((await statements.one(id, MONTH).expect(404)).body).toMatchObject(missing);
  expect((await statements.one(randomUUID(), MONTH).expect(404)).body).toMatchObject({ message: 'Artist not found' });
  await statements.one('x', MONTH).expect(404);
  await statements.batch(MONTH, { draft: 'yes' }).expect(400);
});

it('says that the address cannot be read when the key is lost, with the sums of the ledger', async () => {
  const { artist } = await givenMarisol();
  await shop.db.query(`update payees set sealed = 'x' where artist_id = $1`, [artist.id]);
  const [draft = []] = await pagesOf(statements.batch(MONTH, { draft: 'true' }));
  expect(draft[3]).toBe('Address not readable');
  const id = randomUUID();
  await shop.db.query(
    `insert into statements (id, artist_id, artist_name, month, until, opening_cents, closing_cents, sealed_content, actor)
     values ($1, $2, 'Marisol as printed', '2025-10-01', '2025-11-01T00:00-04:00', 0, 1200, $3, 'ana')`,
    [id, artist.id, sealText(randomBytes(32), id, '{}')],
  );
  const [statement = [], ...more] = await pagesOf(statements.batch(MONTH));
  expect(more).toEqual([]);
  expect(statement.slice(3, 6)).toEqual(['Address not readable', 'Statement for October 2025', 'Marisol as printed']);
  expect(statement).toEqual(expect.arrayContaining(['Dawn Hoodie, M2$96.00$48.00', 'Balance now$12.00']));
});

it('keeps what is personal sealed: no row, log or audit value has it', async () => {
  const artist = await givenArtist(shop.db);
  const payee = payeeForm({
    name: 'Zyxwvut Rosa',
    address: { street: 'Zyxwvut 1', city: 'Zyxwvut', state: 'MD', zipCode: '21202' },
  });
  await ledger.savePayee(artist.id, { ...payee, letter: { ...LETTER, name: 'Zyxwvut Marisol' } }).expect(200);
  await givenEntry(shop, artist, { cents: 100, at: '2025-10-15T12:00Z' });
  await statements.close({ month: MONTH }).expect(201);
  expect((await pagesOf(statements.batch(MONTH))).flat().join()).toMatch(/Zyxwvut Rosa.*Zyxwvut Marisol/);
  expect(JSON.stringify((await statements.list(MONTH).expect(200)).body)).not.toMatch(/zyxwvut/i);
  expect(shop.log()).not.toMatch(/zyxwvut/i);
  const tables = await query<{ name: string }>(
    shop.db,
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of tables) {
    const found = await query(shop.db, `select 1 from ${name} row where row::text ilike '%zyxwvut%' limit 1`);
    expect({ name, found }).toEqual({ name, found: [] });
  }
});
