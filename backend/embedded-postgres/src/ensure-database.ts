import { Client } from 'pg';
import { codeOf } from './system.js';
import type { RunningPostgres } from './start-postgres.js';

const DUPLICATE_DATABASE = '42P04';
const UNIQUE_VIOLATION = '23505';

/**
 * Creates the database if it does not exist and returns its connection string. When two processes do so at the same time,
 * the later one gets one of two error codes, which are ignored.
 */
export async function ensureDatabase(postgres: Pick<RunningPostgres, 'url'>, name: string): Promise<string> {
  const client = new Client({ connectionString: postgres.url(), ssl: false });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)} template template0`);
  } catch (error) {
    const code = codeOf(error);
    if (code !== DUPLICATE_DATABASE && code !== UNIQUE_VIOLATION) throw error;
  } finally {
    await client.end();
  }
  return postgres.url(name);
}
