import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BackupError, type Manifest, sha256Of, type TableCopy, tableFile } from './backup-format.js';
import { prepareSession, quoted, type TableInfo, tablesOf, totalsOf } from './table-catalog.js';

/** Their rows come with the schema. */
const FILLED_BY_MIGRATIONS: readonly string[] = ['catalog_clock'];

/** Throws when a table has a row that no migration wrote: a restore never overwrites a shop. */
export async function assertEmpty(client: Client): Promise<void> {
  for (const { name } of await tablesOf(client)) {
    if (FILLED_BY_MIGRATIONS.includes(name)) continue;
    const { rowCount } = await client.query(`select from public.${quoted(name)} limit 1`);
    if (rowCount)
      throw new BackupError(
        `The database is not empty (the table ${name} has rows). Restore into a new one; if it is the embedded one, stop the shop and move its data folder away.`,
      );
  }
}

async function loadTable(client: Client, table: TableInfo, copy: TableCopy, backup: string): Promise<void> {
  const path = join(backup, tableFile(copy.name));
  if ((await sha256Of(path)) !== copy.sha256) throw new BackupError(`The backup is damaged: the checksum of ${path} differs`);
  const into = client.query(copyFrom(`copy public.${quoted(copy.name)} (${copy.columns.map(quoted).join(', ')}) from stdin`));
  await pipeline(createReadStream(path), createGunzip(), into);
  const { rows, digest, sums } = await totalsOf(client, table);
  if (JSON.stringify({ rows, digest, sums }) !== JSON.stringify({ rows: copy.rows, digest: copy.digest, sums: copy.sums }))
    throw new BackupError(`The restored table ${copy.name} differs from the backup; nothing was restored`);
}

/**
 * Fills the empty, migrated tables in one transaction: after a failure or an interruption the database is as empty as
 * before. Every table is compared with the totals of the backup before the commit.
 */
export async function loadDatabase(client: Client, manifest: Manifest, backup: string): Promise<void> {
  await prepareSession(client);
  const tables = await tablesOf(client);
  const names = tables.map(({ name }) => `public.${quoted(name)}`);
  await client.query('begin');
  try {
    await client.query(`lock table ${names.join(', ')} in access exclusive mode`);
    await assertEmpty(client);
    // The triggers only announce changes to running processes.
    for (const name of names) await client.query(`alter table ${name} disable trigger user`);
    for (const table of tables) {
      const copy = manifest.tables.find(({ name }) => name === table.name);
      if (!copy) throw new BackupError(`The backup has no table ${table.name}`);
      if (FILLED_BY_MIGRATIONS.includes(table.name)) await client.query(`delete from public.${quoted(table.name)}`);
      await loadTable(client, table, copy, backup);
    }
    for (const { name, lastValue, isCalled } of manifest.sequences)
      await client.query('select setval($1::regclass, $2, $3)', [`public.${quoted(name)}`, lastValue, isCalled]);
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
  // Postgres would plan to read the whole of a table that it knows to be empty, and connections keep their plans.
  const filled = manifest.tables.filter((copy) => copy.rows !== '0').map(({ name }) => `public.${quoted(name)}`);
  if (filled.length > 0) await client.query(`analyze ${filled.join(', ')}`);
}
