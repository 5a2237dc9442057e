import { toCents } from '@shop/contract/money';
import { query } from '#platform/database/sql.js';
import { givenEntry, givenSale, type StatementsClient, statementsClient } from '#test/support/builders/artist-statements.js';
import { givenArtist, givenProduct } from '#test/support/builders/catalog.js';
import { asBookkeeper, ledgerClient, payeeForm } from '#test/support/builders/ledger.js';
import { asAdmin } from '#test/support/builders/users.js';
import { readPdf } from '#test/support/pdf-text.js';
import { openShop, type TestShop } from '#test/support/shop.js';

const MONTH = '2025-10';
const LETTER = { ...payeeForm(), name: 'An artist', facilityNumber: '48213', facility: 'Jessup Correctional' };

let shop: TestShop;
let statements: StatementsClient;
let admin: { authorization: string };
let bookkeeper: { authorization: string };
beforeEach(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
  bookkeeper = await asBookkeeper(shop);
  statements = statementsClient(shop, bookkeeper);
});
afterEach(() => shop.close());

const centsOf = (text: string): number => (text.startsWith('-') ? -1 : 1) * toCents(text.replaceAll(/[-$,]/g, ''));
/** The last amount of the lines that begin so. */
const sumOf = (text: string, label: RegExp): number =>
  text
    .split('\n')
    .filter((line) => label.test(line))
    .reduce((sum, line) => sum + centsOf(/-?\$[\d,]+\.\d\d$/.exec(line)?.[0] ?? ''), 0);

it('prints 50 statements and their letters: 50 pages in black, whose text adds up to the month', async () => {
  const artists = await Promise.all(
    Array.from({ length: 50 }, (_, n) => givenArtist(shop.db, { name: `Artist ${n}`, shareBps: 100 * n + 1 })),
  );
  const lines = await Promise.all(
    artists.map(async ({ id }, n) => ({
      product: await givenProduct(shop.db, { artistId: id, priceCents: (n + 10) * 100 + 37 }),
      quantity: 1,
    })),
  );
  for (let first = 0; first < 50; first += 10) await givenSale(shop, admin, lines.slice(first, first + 10), '2025-10-15T12:00Z');
  for (const [n, artist] of artists.entries()) {
    await givenEntry(shop, artist, { cents: n - 25 || 100, at: '2025-09-15T12:00Z' });
    await givenEntry(shop, artist, { kind: 'payout', cents: -1 - n, at: '2025-10-16T12:00Z' });
    if (n % 10 === 0)
      await ledgerClient(shop, bookkeeper)
        .savePayee(artist.id, payeeForm({ letter: LETTER }))
        .expect(200);
  }
  expect((await statements.close({ month: MONTH }).expect(201)).body).toEqual({ created: 50 });
  const started = performance.now();
  const { body } = await statements.batch(MONTH).expect(200);
  process.stdout.write(`50 statements and 5 letters: ${Math.round(performance.now() - started)} ms\n`);
  const { pages, operators } = readPdf(body as Buffer);
  expect(pages).toHaveLength(55);
  const text = pages.filter((page) => page.includes('Statement for October 2025')).join('\n');
  const [ledger] = await query<Record<string, number>>(
    shop.db,
    `select sum(cents)::int as closing, sum(cents) filter (where kind = 'sale')::int as earned,
       sum(cents) filter (where kind = 'payout')::int as paid, sum(cents) filter (where at < '2025-10-01')::int as opening
     from ledger_entries`,
  );
  expect({
    opening: sumOf(text, /^Balance before/),
    earned: sumOf(text, /^Hoodie \d+1\$/),
    paid: sumOf(text, /^Paid on/),
    closing: sumOf(text, /^Balance now/),
  }).toEqual(ledger);
  expect(new Set([...operators.matchAll(/^(.*) (?:g|G|rg|RG|k|K|scn?|SCN?|sh|Do)$/gm)].map(([, color]) => color))).toEqual(
    new Set(['0 0 0']),
  );
  expect((body as Buffer).toString('latin1')).not.toMatch(/\/(Annots?|Link|URI|XObject|Subtype \/Image)\b/);
});

it('prints 200 artists at once, while other requests are answered', async () => {
  await shop.db.query(
    `insert into ledger_entries (artist_id, artist_name, kind, at, cents, request_id, actor)
     select gen_random_uuid(), 'Artist ' || n, 'adjustment', '2025-10-15T12:00Z', n, gen_random_uuid(), 'ana' from generate_series(1, 200) n`,
  );
  await statements.close({ month: MONTH }).expect(201);
  const answered: boolean[] = [];
  const printing = statements
    .batch(MONTH)
    .expect(200)
    .then((answer) => {
      answered.push(true);
      return answer;
    });
  while (!answered.includes(true)) {
    await shop.http().get('/api/health').expect(200);
    answered.push(false);
  }
  expect(readPdf((await printing).body as Buffer).pages).toHaveLength(200);
  expect(answered.length).toBeGreaterThan(5);
});
