import { DataSource } from 'typeorm';
import { createDataSource } from '#src/data-source.js';
import { query } from '#platform/database/sql.js';
import { createTestDatabase, type TestDatabase } from '#test/support/database/test-database.js';
import { mailboxOf, mailboxSql, sameMailboxSql } from './mailbox.js';

let database: TestDatabase;
let db: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  db = await createDataSource(database.url, 1, 'mailbox').initialize();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const asciiBoxes: [string, string][] = [
  ['Rita@Example.com', 'rita@example.com'],
  ['rita+shop@example.com', 'rita@example.com'],
  ['rita+a+b@example.com', 'rita@example.com'],
  ['r.ita@example.com', 'r.ita@example.com'],
  ['R.i.t.a+x@Gmail.com', 'rita@gmail.com'],
  ['ri.ta@googlemail.com', 'rita@gmail.com'],
  ['ri.ta@mail.gmail.com', 'ri.ta@mail.gmail.com'],
  ['ri.ta@gmail.com.au', 'ri.ta@gmail.com.au'],
  ['ri.ta@notgmail.com', 'ri.ta@notgmail.com'],
  ['"a@b.c"@gmail.com', '"a@bc"@gmail.com'],
  ['+x@gmail.com', '@gmail.com'],
  ['', ''],
];

it.each(asciiBoxes)('%s is the mailbox %s, in both languages', async (email, mailbox) => {
  const [row] = await query<{ mailbox: string }>(db, `select ${mailboxSql('$1::text')} as mailbox`, [email]);
  expect([mailboxOf(email), row?.mailbox]).toEqual([mailbox, mailbox]);
});

it('an address is one mailbox with itself, for every letter that has another case', async () => {
  const letters = Array.from({ length: 0x1_10000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => letter.toLowerCase() !== letter || letter.toUpperCase() !== letter);
  expect(letters.length).toBeGreaterThan(2_500);
  const strangers = await query(
    db,
    `select letter from unnest($1::text[]) letter where not ${sameMailboxSql(`letter || '1@example.com'`, `letter || '1+x@EXAMPLE.com'`)}`,
    [letters],
  );
  expect(strangers).toEqual([]);
});

it('open alerts of a mailbox are found by their index', async () => {
  await db.query('set enable_seqscan = off');
  const plan = await query(db, `explain select from stock_alerts where ${sameMailboxSql('email', '$1::text')}`, [
    'a@example.com',
  ]);
  expect(JSON.stringify(plan)).toContain('stock_alerts_mailbox_idx');
});
