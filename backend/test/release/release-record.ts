import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, DatabaseError } from 'pg';
import { VERSION } from '#platform/version.js';
import { definedQueries } from '#platform/database/define-query.js';
import { describeStatement } from '../support/database/describe-statement.js';
import { type SchemaSnapshot, snapshotOf } from './schema-snapshot.js';

const FILE = join(__dirname, 'released.json');
/** Tables that migrations do not make: those of the queues, and temporary ones. */
const UNDEFINED_TABLE = '42P01';

interface Statement {
  text: string;
  /** "name type" of every column that it returns. */
  columns: string[];
}

/** What the next release must keep working for: the schema and the statements of the last one. */
interface ReleaseRecord {
  version: string;
  /** The commit that it was made from; the one that is tagged comes after it. */
  commit: string;
  schema: SchemaSnapshot;
  statements: Statement[];
}

/** Undefined until the first release is recorded. */
export const readReleaseRecord = (): ReleaseRecord | undefined =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as ReleaseRecord) : undefined;

const columnsOf = async (client: Client, text: string): Promise<string[]> =>
  (await describeStatement(client, text)).map(({ name, type }) => `${name} ${type}`);

/** The statements of the previous release that this schema does not run, or answers with other columns. */
export async function brokenStatements(client: Client, statements: readonly Statement[]): Promise<string[]> {
  const broken: string[] = [];
  for (const { text, columns } of statements) {
    const now = await columnsOf(client, text).catch((error: Error) => error.message);
    if (now.toString() !== columns.toString()) broken.push(`${text}: ${now.toString()}`);
  }
  return broken;
}

/** Writes the record of this release from the statements that were sent, and all that are defined. */
export async function writeReleaseRecord(client: Client, commit: string, sent: readonly string[]): Promise<void> {
  const texts = [...sent, ...definedQueries().map(({ text }) => text)].filter((text) =>
    /^\s*(select|insert|update|delete|with)\b/i.test(text),
  );
  const statements: Statement[] = [];
  for (const text of [...new Set(texts)].toSorted()) {
    const columns = await columnsOf(client, text).catch((error: unknown) => {
      if (error instanceof DatabaseError && error.code === UNDEFINED_TABLE) return undefined;
      throw error;
    });
    if (columns) statements.push({ text, columns });
  }
  const record: ReleaseRecord = {
    version: VERSION,
    commit,
    schema: await snapshotOf(client),
    statements,
  };
  writeFileSync(FILE, `${JSON.stringify(record, undefined, 1)}\n`);
}
