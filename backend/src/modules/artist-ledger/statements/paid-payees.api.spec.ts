import { randomBytes } from 'node:crypto';
import { query } from '#platform/database/sql.js';
import { dayIn } from '#platform/calendar-day.js';
import { type StatementsClient, statementsClient } from '#test/support/builders/artist-statements.js';
import { givenArtist } from '#test/support/builders/catalog.js';
import { asBookkeeper, type LedgerClient, ledgerClient, payeeForm } from '#test/support/builders/ledger.js';
import { readPdf } from '#test/support/pdf-text.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { linesOf } from '#test/support/statement-pages.js';
import { sealText } from '../../auth/index.js';
import type { EntryView } from '../entries/entry.view.js';

const today = dayIn('America/New_York', new Date());
const MONTH = today.slice(0, 7);
const DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(new Date(today));

let shop: TestShop;
let ledger: LedgerClient;
let statements: StatementsClient;
let artistId: string;
let toRosa: EntryView;
/** Marisol gets $100.00: $10.00 go to Rosa by money order, $5.00 to Luis by Venmo. */
beforeEach(async () => {
  shop = await openShop();
  const bookkeeper = await asBookkeeper(shop);
  ledger = ledgerClient(shop, bookkeeper);
  statements = statementsClient(shop, bookkeeper);
  artistId = (await givenArtist(shop.db, { name: 'Marisol Vega' })).id;
  const add = async (entry: object): Promise<EntryView> =>
    (await ledger.add(artistId, { sentOn: today, ...entry }).expect(201)).body as EntryView;
  await add({ kind: 'design-fee', amount: '100.00' });
  await ledger.savePayee(artistId).expect(200);
  toRosa = await add({ kind: 'payout', amount: '10.00' });
  await ledger.savePayee(artistId, payeeForm({ name: 'Luis Vega', method: 'venmo', version: 1 })).expect(200);
  await add({ kind: 'payout', amount: '5.00' });
});
afterEach(() => shop.close());

async function printed(): Promise<string> {
  const { body } = await statements.one(artistId, MONTH, { draft: 'true' }).expect(200);
  return readPdf(body as Buffer)
    .pages.map((text) => linesOf({ text }).join(' '))
    .join(' ');
}
const yearRows = async (): Promise<string[]> =>
  (await statements.year(MONTH.slice(0, 4)).expect(200)).text.trimEnd().split('\r\n').slice(1, -1);

it('each payment names who got it and how, also after another payee was entered', async () => {
  const text = await printed();
  expect(text).toContain(
    `$10.00 was sent to Rosa Vega by money order on ${DAY}. $5.00 was sent to Luis Vega by Venmo on ${DAY}. $85.00 stays`,
  );
  expect(text).toContain(`Paid on ${DAY} by money order-$10.00 Paid on ${DAY} by Venmo-$5.00`);
  expect(await yearRows()).toEqual([
    '"Marisol Vega","Luis Vega","0.00","0.00","100.00","0.00","0.00","5.00","1"',
    '"Marisol Vega","Rosa Vega","0.00","0.00","0.00","0.00","0.00","10.00","1"',
  ]);
});

it('also after the payee was deleted, and a payment that is taken back was not made', async () => {
  await ledger.removePayee(artistId).expect(200);
  expect(await yearRows()).toEqual([
    '"Marisol Vega","","0.00","0.00","100.00","0.00","0.00","0.00","0"',
    '"Marisol Vega","Luis Vega","0.00","0.00","0.00","0.00","0.00","5.00","1"',
    '"Marisol Vega","Rosa Vega","0.00","0.00","0.00","0.00","0.00","10.00","1"',
  ]);
  await ledger.reverse(toRosa.id).expect(201);
  expect(await yearRows()).toEqual([
    '"Marisol Vega","","0.00","0.00","100.00","0.00","0.00","0.00","0"',
    '"Marisol Vega","Luis Vega","0.00","0.00","0.00","0.00","0.00","5.00","1"',
  ]);
  expect(await printed()).toContain(`added for new designs in ${DAY.split(' ')[0]}. $5.00 was sent to Luis Vega by Venmo`);
});

it('names nobody when the key is lost, also not the payee who was typed again', async () => {
  await shop.db.query('alter table ledger_entries disable trigger ledger_entries_append_only');
  await shop.db.query('update ledger_entries set sealed_payee = $1 where sealed_payee is not null', [
    sealText(randomBytes(32), 'x', '{}'),
  ]);
  expect(await printed()).toContain(`$10.00 on ${DAY} and $5.00 on ${DAY} were sent. $85.00 stays`);
  expect(await yearRows()).toEqual([
    '"Marisol Vega","Luis Vega","0.00","0.00","100.00","0.00","0.00","0.00","0"',
    '"Marisol Vega","Not readable","0.00","0.00","0.00","0.00","0.00","15.00","2"',
  ]);
});

it('is sealed in the entry, and in none of its answers', async () => {
  const rows = await query<{ row: string }>(shop.db, 'select ledger_entries::text as row from ledger_entries');
  const answers = await Promise.all([ledger.entries(artistId), ledger.list()]);
  const everything = JSON.stringify([rows, toRosa, answers.map(({ body }) => body as unknown)]);
  expect(everything).not.toMatch(/Rosa|Luis|sealed/u);
});
