import { createDataSource } from '#src/data-source.js';
import { query } from '#platform/database/sql.js';
import { createTestDatabase } from '#test/support/database/test-database.js';
import { shareOf, shareOfSql } from '#modules/orders/index.js';

const CENTS = [0, 1, 3, 4_999, 5_000, 8_260, 123_457, 9_999_999_999];
const SHARES = [0, 1, 3_333, 3_750, 4_999, 5_000, 9_999, 10_000];

it('the part of an artist is the same in SQL', async () => {
  const database = await createTestDatabase();
  const db = await createDataSource(database.url, 1, 'shares').initialize();
  const sql = `select cents::float8 as cents, bps, ${shareOfSql('cents', 'bps')}::float8 as share
    from unnest($1::bigint[]) cents, unnest($2::int[]) bps`;
  const rows = await query<{ cents: number; bps: number; share: number }>(db, sql, [CENTS, SHARES]);
  await db.destroy();
  await database.drop();
  expect(rows).toHaveLength(CENTS.length * SHARES.length);
  expect(rows.filter(({ cents, bps, share }) => share !== shareOf(cents, bps))).toEqual([]);
});
