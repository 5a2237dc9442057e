import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { syncToDisk } from '#platform/files/durable-files.js';
import { ARCHIVED_FILES, type ArchivedFile } from '../../media/index.js';
import { BackupError, type Manifest, sha256Of, type TableCopy, tableFile } from './backup-format.js';
import {
  appliedMigrations,
  columnList,
  prepareSession,
  quoted,
  sequencesOf,
  type TableInfo,
  tablesOf,
  totalsOf,
} from './table-catalog.js';

interface DatabaseCopy extends Pick<Manifest, 'migrations' | 'tables' | 'sequences'> {
  /** The files whose bytes belong to this copy. */
  files: ArchivedFile[];
}

/** Reads a file back and returns the number of its lines, which is the number of rows. */
async function rowsIn(path: string): Promise<number> {
  let lines = 0;
  const counter = new PassThrough();
  counter.on('data', (chunk: Buffer) => {
    for (const byte of chunk) if (byte === 10) lines++;
  });
  await pipeline(createReadStream(path), createGunzip(), counter);
  return lines;
}

async function dumpTable(client: Client, table: TableInfo, folder: string): Promise<TableCopy> {
  const path = join(folder, tableFile(table.name));
  const totals = await totalsOf(client, table);
  const rows = client.query(copyTo(`copy public.${quoted(table.name)} (${columnList(table)}) to stdout`));
  const hash = createHash('sha256');
  const compressed = new PassThrough();
  compressed.on('data', (chunk: Buffer) => hash.update(chunk));
  await pipeline(rows, createGzip({ level: 6 }), compressed, createWriteStream(path, { mode: 0o600 }));
  await syncToDisk(path);
  const sha256 = hash.digest('hex');
  if ((await sha256Of(path)) !== sha256 || String(await rowsIn(path)) !== totals.rows)
    throw new BackupError(`The copy of the table ${table.name} is damaged: ${path}`);
  return { name: table.name, columns: table.columns, ...totals, bytes: (await stat(path)).size, sha256 };
}

/**
 * Copies all tables into `folder`, as they are at one moment, without blocking anybody. Every file is read back and
 * compared with what was written.
 */
export async function dumpDatabase(client: Client, folder: string): Promise<DatabaseCopy> {
  await prepareSession(client);
  await client.query('begin transaction isolation level repeatable read read only');
  const tables: TableCopy[] = [];
  for (const table of await tablesOf(client)) tables.push(await dumpTable(client, table, folder));
  const [migrations, sequences] = [await appliedMigrations(client), await sequencesOf(client)];
  const { rows: files } = await client.query<ArchivedFile>(ARCHIVED_FILES);
  await client.query('commit');
  return { migrations, tables, sequences, files };
}
