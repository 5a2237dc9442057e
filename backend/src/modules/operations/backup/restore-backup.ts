import { join } from 'node:path';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { migrate } from '#platform/database/migrate.js';
import type { MediaArchive } from '../../media/index.js';
import { BackupError, type Manifest, MEDIA_LIST_FILE, readManifest, readMediaList, sha256Of } from './backup-format.js';
import { BackupFolder } from './backup-folder.js';
import { restoreMedia } from './copy-media.js';
import type { SecretCopy } from './copy-secret.js';
import { assertEmpty, loadDatabase } from './load-database.js';
import { appliedMigrations } from './table-catalog.js';

interface RestoreSummary {
  backup: string;
  createdAt: string;
  tables: number;
  rows: number;
  files: number;
  /** Whether this shop has the application secret of the backup. */
  hasSecret: boolean;
}

/**
 * Restores a backup into an empty shop: the files first, then all tables in one transaction, so that an interrupted
 * restore can be repeated. A backup of an older version is restored into the schema of that version and then migrated.
 */
export class RestoreBackup {
  constructor(
    private readonly db: DataSource,
    private readonly databaseUrl: string,
    private readonly archive: MediaArchive,
    private readonly secret: SecretCopy,
  ) {}

  async execute(path: string): Promise<RestoreSummary> {
    const { folder, backup } = await BackupFolder.locate(path);
    const manifest = await readManifest(backup);
    const client = new Client({ connectionString: this.databaseUrl, application_name: 'shop-restore', keepAlive: true });
    client.on('error', () => undefined);
    await client.connect();
    try {
      await assertEmpty(client);
      await this.migrateTo(manifest, await appliedMigrations(client));
      await this.copyFiles(manifest, folder, backup);
      await loadDatabase(client, manifest, backup);
    } finally {
      await client.end();
    }
    await migrate(this.db);
    const hasSecret = await this.secret.restore(backup, manifest.secretFingerprint);
    return {
      backup,
      createdAt: manifest.createdAt,
      tables: manifest.tables.length,
      rows: manifest.tables.reduce((sum, { rows }) => sum + Number(rows), 0),
      files: manifest.media.files,
      hasSecret,
    };
  }

  private async copyFiles({ media }: Manifest, folder: BackupFolder, backup: string): Promise<void> {
    const list = join(backup, MEDIA_LIST_FILE);
    if ((await sha256Of(list)) !== media.sha256) throw new BackupError(`The backup is damaged: the checksum of ${list} differs`);
    await restoreMedia(this.archive, folder, await readMediaList(list));
  }

  /** Runs the migrations that the backup had; the tables then have its columns. */
  private async migrateTo({ migrations }: Manifest, applied: readonly string[]): Promise<void> {
    const classes = Object.values(this.db.options.migrations ?? []).filter((migration) => typeof migration === 'function');
    const known = classes.map(({ name }) => name);
    const unknown = migrations.filter((name) => !known.includes(name));
    if (unknown.length > 0)
      throw new BackupError(
        `The backup is of a newer version of the shop, with the migration ${unknown.join(', ')}. Restore it with that release; after a roll back it is the previous one.`,
      );
    if (applied.some((name) => !migrations.includes(name)))
      throw new BackupError('The backup is of an older version of the shop. Restore it into a database without tables.');
    const wanted = classes.filter(({ name }) => migrations.includes(name));
    await migrate(new DataSource({ ...this.db.options, migrations: wanted }));
  }
}
