import { query } from '#platform/database/sql.js';
import { givenEntry, givenSale, type StatementsClient, statementsClient } from '#test/support/builders/artist-statements.js';
import { givenArtist, givenProduct } from '#test/support/builders/catalog.js';
import { asBookkeeper, type LedgerClient, ledgerClient, payeeForm } from '#test/support/builders/ledger.js';
import { asAdmin } from '#test/support/builders/users.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { PostEntries } from '../posting/post-entries.js';
import { StatementMonths } from './statement-months.js';

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
afterEach(async () => {
  await expectInvariants(shop.db);
  await shop.close();
});

/** An artist with half of a product for $48.00. */
async function givenSeller(name: string) {
  const artist = await givenArtist(shop.db, { name, shareBps: 5_000 });
  return { id: artist.id, name, line: { product: await givenProduct(shop.db, { artistId: artist.id }), quantity: 1 } };
}

/** Of the months only: sessions end by the clock of the shop. */
const setClock = (at: string): void => void Object.assign(shop.app.get(StatementMonths), { clock: { now: () => new Date(at) } });

it('lists the sums of a month for each artist with an entry, by name, and closes it once', async () => {
  const [marisol, ada, idle] = [await givenSeller('Marisol Vega'), await givenSeller('Ada Moore'), await givenSeller('Idle')];
  await ledger.savePayee(marisol.id, payeeForm({ letter: { ...payeeForm(), facilityNumber: '7', name: 'Marisol' } })).expect(200);
  await givenEntry(shop, marisol, { cents: 500, at: '2025-09-30T12:00Z' });
  await givenSale(shop, owner, [{ ...marisol.line, quantity: 2 }], '2025-10-02T12:00Z');
  await givenEntry(shop, marisol, { kind: 'design-fee', cents: 50_000, at: '2025-10-03T12:00Z' });
  await givenEntry(shop, marisol, { kind: 'deduction', cents: -2_000, at: '2025-10-04T12:00Z' });
  await givenEntry(shop, marisol, { cents: -100, at: '2025-10-05T12:00Z' });
  await givenEntry(shop, marisol, { kind: 'payout', cents: -6_000, at: '2025-10-06T12:00Z' });
  await givenEntry(shop, ada, { cents: 100, at: '2025-10-31T12:00Z' });
  await givenEntry(shop, idle, { cents: 100, at: '2025-11-01T12:00Z' });
  await shop.app.get(PostEntries).all();
  const sums = {
    opening: '5.00',
    earned: '48.00',
    reversed: '0.00',
    fees: '500.00',
    deductions: '-20.00',
    adjustments: '-1.00',
    paid: '-60.00',
    closing: '472.00',
  };
  const open = { month: '2025-10', isOver: true };
  const { body } = await statements.list('2025-10').expect(200);
  expect(body).toMatchObject({
    ...open,
    statements: [
      { artistName: 'Ada Moore', isFinal: false, closing: '1.00', pages: 1 },
      { artistId: marisol.id, artistName: 'Marisol Vega', isFinal: false, pages: 2, ...sums },
    ],
  });
  expect((await statements.close({ month: '2025-10', note: 'Happy holidays' }).expect(201)).body).toEqual({ created: 2 });
  expect((await statements.close({ month: '2025-10' }).expect(201)).body).toEqual({ created: 0 });
  expect(await statements.row('2025-10', marisol.id)).toMatchObject({ isFinal: true, pages: 2, ...sums });
  expect(await statements.row('2025-11', marisol.id)).toBeUndefined();
  const audit = await query<{ detail: object }>(shop.db, `select detail from audit_log where entity = 'statement'`);
  expect(audit).toEqual([{ detail: { name: 'October 2025', count: 2 } }]);
});

it('closes a month from 1:00 AM of the next one, in the time zone of the shop', async () => {
  const artist = await givenArtist(shop.db);
  await givenEntry(shop, artist, { cents: 100, at: '2026-11-03T12:00Z' });
  setClock('2026-12-01T05:59:59.999Z');
  const refused = { code: 'MONTH_NOT_OVER', message: 'November can be closed from Dec 1, 1:00 AM' };
  expect((await statements.close({ month: '2026-11' }).expect(409)).body).toMatchObject(refused);
  expect((await statements.list('2026-11').expect(200)).body).toMatchObject({ isOver: false });
  setClock('2026-12-01T06:00:00Z');
  expect((await statements.close({ month: '2026-11' }).expect(201)).body).toEqual({ created: 1 });
});

it.each([
  ['with the change to summer time', '2026-03', '2026-03-01T00:00:00-05:00', '2026-03-31T23:59:59-04:00'],
  ['with the change to winter time', '2025-11', '2025-11-01T00:00:00-04:00', '2025-11-30T23:59:59-05:00'],
  ['of 28 days', '2026-02', '2026-02-01T00:00:00-05:00', '2026-02-28T23:59:59-05:00'],
])('has the payments of its first and last second in New York: a month %s', async (_, month, first, last) => {
  const artist = await givenSeller('Marisol Vega');
  const before = new Date(Date.parse(first) - 1_000).toISOString();
  const after = new Date(Date.parse(last) + 1_000).toISOString();
  for (const at of [before, first, last, after]) await givenSale(shop, owner, [artist.line], at);
  await statements.close({ month }).expect(201);
  expect(await statements.rows(month)).toMatchObject([{ opening: '24.00', earned: '48.00', closing: '72.00' }]);
});

it('opens with the closing of everything before, also after months without an entry', async () => {
  const artist = await givenSeller('Marisol Vega');
  await givenSale(shop, owner, [artist.line], '2025-06-15T12:00Z');
  await givenEntry(shop, artist, { kind: 'payout', cents: -10_000, at: '2025-09-15T12:00Z' });
  await givenEntry(shop, artist, { cents: 900, at: '2025-10-15T12:00Z' });
  for (const month of ['2025-06', '2025-07', '2025-09', '2025-10']) await statements.close({ month }).expect(201);
  const months = ['2025-06', '2025-07', '2025-09', '2025-10'].map((month) => statements.row(month, artist.id));
  expect((await Promise.all(months)).map((row) => row && [row.opening, row.closing])).toEqual([
    ['0.00', '24.00'],
    undefined,
    ['24.00', '-76.00'],
    ['-76.00', '-67.00'],
  ]);
});

it('has no entry that is posted into it after it was closed: that counts in the next month (threat 207)', async () => {
  const artist = await givenSeller('Marisol Vega');
  await givenEntry(shop, artist, { cents: 100, at: '2025-10-15T12:00Z' });
  await statements.close({ month: '2025-10' }).expect(201);
  await givenSale(shop, owner, [artist.line], '2025-10-20T12:00Z');
  await shop.app.get(PostEntries).all();
  expect(await statements.row('2025-10', artist.id)).toMatchObject({ earned: '0.00', closing: '1.00' });
  expect(await statements.row('2025-11', artist.id)).toMatchObject({ opening: '1.00', earned: '24.00', closing: '25.00' });
});

it('begins where the closed month ended when the time zone of the shop changes', async () => {
  const artist = await givenArtist(shop.db);
  await givenEntry(shop, artist, { cents: 100, at: '2025-10-15T12:00Z' });
  await statements.close({ month: '2025-10' }).expect(201);
  // October of Los Angeles, November of New York.
  await givenEntry(shop, artist, { cents: 200, at: '2025-11-01T05:00Z' });
  await shop.db.query(`insert into shop_settings (id, "values", version) values (1, '{"timeZone": "America/Los_Angeles"}', 1)`);
  await shop.waitForNotifications();
  expect(await statements.row('2025-10', artist.id)).toMatchObject({ closing: '1.00' });
  expect(await statements.row('2025-11', artist.id)).toMatchObject({ opening: '1.00', adjustments: '2.00' });
});

it('creates each statement once when two people close at once', async () => {
  for (const name of ['Ada', 'Bea', 'Mia'])
    await givenEntry(shop, await givenArtist(shop.db, { name }), { cents: 1, at: '2025-10-15T12:00Z' });
  const closings = await Promise.all([1, 2, 3, 4].map(() => statements.close({ month: '2025-10' }).expect(201)));
  expect(closings.map(({ body }) => (body as { created: number }).created).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 3]);
  expect(await query(shop.db, 'select count(*)::int as count from statements')).toEqual([{ count: 3 }]);
});

it.each(['update statements set closing_cents = 0', 'delete from statements', 'truncate statements'])(
  'refuses: %s',
  async (statement) => {
    await givenEntry(shop, await givenArtist(shop.db), { cents: 1, at: '2025-10-15T12:00Z' });
    await statements.close({ month: '2025-10' }).expect(201);
    await expect(shop.db.query(statement)).rejects.toThrow('Rows of statements are never changed or deleted');
  },
);

it.each(['2019-12', '2026-13', '2026-1', '2026', 'x', ''])('refuses the month %j', async (month) => {
  const invalid = { code: 'INVALID', errors: { month: 'Please choose a month such as 2026-11' } };
  expect((await statements.list(month).expect(400)).body).toMatchObject(invalid);
  expect((await statements.close({ month }).expect(400)).body).toMatchObject(invalid);
  expect((await statements.batch(month).expect(400)).body).toMatchObject(invalid);
});

it('refuses a note of more than 300 characters', async () => {
  const { body } = await statements.close({ month: '2025-10', note: 'x'.repeat(301) }).expect(400);
  expect((body as { errors: object }).errors).toHaveProperty('note');
});

it.each(['manager', 'packer'] as const)('is closed to a %s', async (role) => {
  const others = statementsClient(shop, await asAdmin(shop, { role }));
  const { id } = await givenArtist(shop.db);
  const month = '2025-10';
  const requests = [others.list(month), others.close({ month }), others.batch(month), others.one(id, month), others.year('2025')];
  for (const request of requests) expect((await request).status).toBe(403);
});
