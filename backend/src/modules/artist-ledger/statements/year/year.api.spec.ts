import { givenEntry, givenSale, type StatementsClient, statementsClient } from '#test/support/builders/artist-statements.js';
import { givenArtist, givenProduct } from '#test/support/builders/catalog.js';
import { asBookkeeper, type LedgerClient, ledgerClient, payeeForm } from '#test/support/builders/ledger.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { PostEntries } from '../../posting/post-entries.js';

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

const ADVICE = '"Ask your accountant which of these sums are reported."';
const linesOf = async (year: string): Promise<string[]> => {
  const answer = await statements.year(year).expect(200).expect('content-type', 'text/csv; charset=utf-8');
  expect(answer.headers).toMatchObject({
    'content-disposition': `attachment; filename="artists-${year}.csv"`,
    'cache-control': 'no-store',
  });
  const { text } = answer;
  return text.trimEnd().split('\r\n');
};

it('has a row for each artist and payee, and ends with an advice', async () => {
  const marisol = await givenArtist(shop.db, { name: 'Marisol Vega', shareBps: 5_000 });
  const line = { product: await givenProduct(shop.db, { artistId: marisol.id }), quantity: 1 };
  const ada = await givenArtist(shop.db, { name: 'Ada' });
  await ledger.savePayee(marisol.id).expect(200);
  for (const at of [
    '2024-12-31T23:59:59-05:00',
    '2025-01-01T00:00:00-05:00',
    '2025-12-31T23:59:59-05:00',
    '2026-01-01T00:00:00-05:00',
  ])
    await givenSale(shop, owner, [line], at);
  await givenEntry(shop, marisol, { kind: 'design-fee', cents: 50_000, at: '2025-01-02T12:00Z' });
  await givenEntry(shop, marisol, { kind: 'payout', cents: -10_000, at: '2025-01-03T12:00Z' });
  await givenEntry(shop, marisol, { kind: 'deduction', cents: -410, at: '2025-06-02T12:00Z' });
  const wrong = await givenEntry(shop, marisol, { kind: 'payout', cents: -700, at: '2025-06-03T12:00Z' });
  await givenEntry(shop, marisol, { kind: 'payout', cents: 700, at: '2025-06-04T12:00Z', reverses: wrong });
  await givenEntry(shop, ada, { cents: -1, at: '2025-06-02T12:00Z' });
  await shop.app.get(PostEntries).all();
  const title =
    '\uFEFF"Artist","Payee","Earned (USD)","Reversed (USD)","Design fees (USD)","Deductions (USD)","Adjustments (USD)","Paid (USD)","Payments"';
  expect(await linesOf('2025')).toEqual([
    title,
    '"Ada","","0.00","0.00","0.00","0.00","-0.01","0.00","0"',
    '"Marisol Vega","Rosa Vega","48.00","0.00","500.00","-4.10","0.00","100.00","1"',
    ADVICE,
  ]);
  expect(await linesOf('2023')).toEqual([title, ADVICE]);
});

it('names who was paid in a closed month, also after another payee and none', async () => {
  const artist = await givenArtist(shop.db, { name: 'Marisol Vega' });
  for (const [cents, at] of [
    [-100, '2025-01-15T12:00Z'],
    [-200, '2025-02-15T12:00Z'],
    [-400, '2025-03-15T12:00Z'],
  ] as const)
    await givenEntry(shop, artist, { kind: 'payout', cents, at });
  await ledger.savePayee(artist.id).expect(200);
  await statements.close({ month: '2025-01' }).expect(201);
  await ledger.savePayee(artist.id, payeeForm({ name: 'Hope House', version: 1 })).expect(200);
  await statements.close({ month: '2025-02' }).expect(201);
  const rowsOf = async (): Promise<string[]> => (await linesOf('2025')).slice(1, -1);
  expect(await rowsOf()).toEqual([
    '"Marisol Vega","Hope House","0.00","0.00","0.00","0.00","0.00","6.00","2"',
    '"Marisol Vega","Rosa Vega","0.00","0.00","0.00","0.00","0.00","1.00","1"',
  ]);
  await ledger.removePayee(artist.id).expect(200);
  expect((await rowsOf()).map((row) => row.split(',')[1])).toEqual(['""', '"Hope House"', '"Rosa Vega"']);
  await ledger.savePayee(artist.id).expect(200);
  await shop.db.query(`update payees set sealed = 'x'`);
  expect((await rowsOf()).map((row) => row.split(',')[1])).toEqual(['"Hope House"', '"Not readable"', '"Rosa Vega"']);
});

it('has no formula', async () => {
  const artist = await givenArtist(shop.db, { name: '=HYPERLINK("http://x")' });
  await ledger.savePayee(artist.id, payeeForm({ name: '@SUM(1)' })).expect(200);
  await givenEntry(shop, artist, { cents: 100, at: '2025-01-15T12:00Z' });
  expect((await linesOf('2025'))[1]).toMatch(/^"'=HYPERLINK\(""http:\/\/x""\)","'@SUM\(1\)"/);
});

it.each(['2019', '20255', 'x', ''])('refuses the year %j', async (year) => {
  const { body } = await statements.year(year).expect(400);
  expect(JSON.stringify(body)).toContain('Please choose a year such as 2026');
});
