import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { runExclusively } from '#platform/database/advisory-lock.js';
import { postgresCode } from '#platform/database/transactions.js';
import type { MediaArchive } from '../../media/index.js';
import { BackupError, FORMAT_VERSION, type Manifest, MANIFEST_FILE } from './backup-format.js';
import { BackupFolder } from './backup-folder.js';
import { ADD_BACKUP } from './backup.queries.js';
import { copyMedia } from './copy-media.js';
import type { SecretCopy } from './copy-secret.js';
import { dumpDatabase } from './dump-database.js';

const UNDEFINED_TABLE = '42P01';

interface BackupSummary {
  /** The folder of the new backup. */
  path: string;
  tables: number;
  rows: number;
  /** Compressed tables and all files that belong to the backup. */
  bytes: number;
  files: number;
  /** Number of old backups that were deleted. */
  pruned: number;
}

/** Backs up the database and the files of a running shop, and verifies the copy. One backup runs at a time. */
export class CreateBackup {
  constructor(
    private readonly db: DataSource,
    private readonly databaseUrl: string,
    private readonly archive: MediaArchive,
    private readonly secret: SecretCopy,
  ) {}

  /** `keep` is the number of backups to keep, this one included; by default all. */
  async execute(path: string, keep?: number): Promise<BackupSummary> {
    const summary = await runExclusively(this.db, 'operations.backup', () => this.record(path, keep));
    if (!summary) throw new BackupError('Another backup is running');
    return summary;
  }

  private async record(path: string, keep?: number): Promise<BackupSummary> {
    const startedAt = new Date();
    try {
      const summary = await this.run(new BackupFolder(path), startedAt, keep);
      await this.addRecord(startedAt, summary);
      return summary;
    } catch (error) {
      const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
      await this.addRecord(startedAt, { rows: 0, bytes: 0 }, reason).catch(() => undefined);
      throw error;
    }
  }

  /** Before an upgrade, the database has no table for it yet; the backup is as good. */
  private async addRecord(startedAt: Date, { rows, bytes }: Pick<BackupSummary, 'rows' | 'bytes'>, error?: string) {
    try {
      await ADD_BACKUP.execute(this.db, startedAt, String(rows), String(bytes), error ?? null);
    } catch (failure) {
      if (postgresCode(failure) !== UNDEFINED_TABLE) throw failure;
    }
  }

  private async run(folder: BackupFolder, startedAt: Date, keep?: number): Promise<BackupSummary> {
    const partial = await folder.begin();
    const { files, ...database } = await this.dump(partial);
    const media = await copyMedia(this.archive, files, folder, partial);
    const secretFingerprint = await this.secret.save(partial);
    const createdAt = startedAt.toISOString();
    const manifest: Manifest = { formatVersion: FORMAT_VERSION, createdAt, ...database, media, secretFingerprint };
    await writeFile(join(partial, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
    const path = await folder.complete(partial, startedAt);
    const pruned = keep === undefined ? 0 : await folder.prune(keep);
    const { tables } = database;
    return {
      path,
      tables: tables.length,
      rows: tables.reduce((sum, { rows }) => sum + Number(rows), 0),
      bytes: tables.reduce((sum, { bytes }) => sum + bytes, media.bytes),
      files: media.files,
      pruned,
    };
  }

  private async dump(folder: string): ReturnType<typeof dumpDatabase> {
    const client = new Client({ connectionString: this.databaseUrl, application_name: 'shop-backup', keepAlive: true });
    // A lost connection also rejects the running query.
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await dumpDatabase(client, folder);
    } finally {
      await client.end();
    }
  }
}
