import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { WITHOUT_DISK_WAIT } from '#platform/database/commit-mode.sql.js';
import { defineQuery, definedQueries } from '#platform/database/define-query.js';
import { describeStatement } from './support/database/describe-statement.js';
import { createTestDatabase, type TestDatabase } from './support/database/test-database.js';

const SOURCE = join(__dirname, '../src');
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
for (const path of files) if (path.endsWith('.queries.ts')) require(join(SOURCE, path));
/** Without the queries of specs, which may have run in this process before: their tables are their own. */
const QUERIES = definedQueries().filter(({ name }) => !name.startsWith('spec.'));

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Differences between the columns that Postgres returns and those that the row type declares. */
async function differences({ text, columns }: { text: string; columns: Readonly<Record<string, string>> }): Promise<string[]> {
  const actual = await describeStatement(client, text);
  const declared = await client.query<{ name: string; type: string }>(
    `select key as name, format_type(replace(value, 'cents', 'bigint')::regtype, null) as type from jsonb_each_text($1::jsonb)`,
    [JSON.stringify(columns)],
  );
  const written = (column: { name: string; type: string }): string => `${column.name} ${column.type}`;
  const [returned, expected] = [actual.map(written), declared.rows.map(written)];
  return [
    ...returned.filter((column) => !expected.includes(column)).map((column) => `returns ${column}`),
    ...expected.filter((column) => !returned.includes(column)).map((column) => `does not return ${column}`),
  ];
}

describe('every defined query', () => {
  it('can be prepared on the migrated schema and returns the columns of its row type', async () => {
    const problems: string[] = [];
    for (const query of QUERIES) {
      const found = await differences(query).catch((error: Error) => [error.message]);
      problems.push(...found.map((problem) => `${query.name}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });

  it('would fail here with a renamed column or another type', async () => {
    defineQuery<[], { name: string; total: number }>({
      name: 'spec.renamed',
      text: 'select name, value from counters',
      columns: { name: 'uuid', total: 'integer' },
    });
    const [renamed] = definedQueries().slice(-1);
    expect(renamed && (await differences(renamed))).toEqual([
      'returns name text',
      'returns value integer',
      'does not return name uuid',
      'does not return total integer',
    ]);
    await expect(differences({ text: 'select missing from counters', columns: {} })).rejects.toThrow('missing');
  });

  it('waits for the disk, except what only repeats work when it is lost (docs/decisions/0021)', () => {
    const names = QUERIES.flatMap(({ name, text }) => (text.includes(WITHOUT_DISK_WAIT) ? [name] : []));
    expect(names.toSorted()).toEqual(['mail.lease', 'mail.mark-sent', 'outbox.mark-events-done']);
  });

  it('is written at the top level of a *.queries.ts file', () => {
    const others = files.filter((path) => path.endsWith('.ts') && !/(\.queries|\.spec|\/define-query)\.ts$/.test(path));
    const defining = others.filter((path) => /^[^*/]*\bdefineQuery[<(]/m.test(readFileSync(join(SOURCE, path), 'utf8')));
    expect(defining).toEqual([]);
    expect(
      files.filter((path) => path.endsWith('.queries.ts') && readFileSync(join(SOURCE, path), 'utf8').includes("'spec.")),
    ).toEqual([]);
  });
});
