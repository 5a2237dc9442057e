import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

export const FORMAT_VERSION = 1;
export const MANIFEST_FILE = 'manifest.json';
export const MEDIA_LIST_FILE = 'media.jsonl';

/** What must be the same in the copied and in the restored table, whatever the order of its rows. */
export interface TableTotals {
  rows: string;
  /** Sum of a hash of every row. */
  digest: string;
  /** Sum of every column of numbers. */
  sums: Record<string, string>;
}

export interface TableCopy extends TableTotals {
  name: string;
  columns: string[];
  /** Size and checksum of the compressed file. */
  bytes: number;
  sha256: string;
}

export interface SequenceState {
  name: string;
  lastValue: string;
  isCalled: boolean;
}

/** One line of the media list. The bytes are in the folder `media` of the backups, under their checksum. */
export interface MediaCopy {
  key: string;
  contentType: string;
  /** When the file in the store was last changed; the next backup copies it again only if this differs. */
  changedAt: string;
  bytes: number;
  sha256: string;
}

export interface Manifest {
  formatVersion: number;
  createdAt: string;
  /** Names of the applied migrations: the schema of the tables. */
  migrations: string[];
  tables: TableCopy[];
  sequences: SequenceState[];
  media: { files: number; bytes: number; sha256: string };
  /** Of the application secret; backups of earlier versions have none. */
  secretFingerprint?: string;
}

/** A sentence for the person who runs the command. */
export class BackupError extends Error {}

export const tableFile = (table: string): string => join('tables', `${table}.copy.gz`);

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

export async function readManifest(backup: string): Promise<Manifest> {
  const path = join(backup, MANIFEST_FILE);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new BackupError(`${backup} is not a backup: ${MANIFEST_FILE} is missing`);
  });
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.formatVersion !== FORMAT_VERSION)
    throw new BackupError(`${backup} has the format ${manifest.formatVersion}; this version reads the format ${FORMAT_VERSION}`);
  return manifest;
}

/** The lines of a media list; an interrupted backup may have left an incomplete last line. */
export async function readMediaList(path: string): Promise<MediaCopy[]> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const complete = text.slice(0, text.lastIndexOf('\n') + 1);
  return complete
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as MediaCopy);
}
