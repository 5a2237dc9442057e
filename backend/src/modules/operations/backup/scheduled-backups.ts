import { resolve } from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { type Config, directDatabaseUrl } from '#src/config.js';
import { MetricsRegistry } from '#platform/metrics-registry.js';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { CONFIG, LOGGER } from '#platform/tokens.js';
import { openMediaArchive } from '../../media/index.js';
import { SecretCopy } from './copy-secret.js';
import { CreateBackup } from './create-backup.js';
import { NEWEST_BACKUPS } from './backup.queries.js';

const HOUR_S = 3_600;
/** A day, and time for the backup that is then made. */
const FRESH_FOR_S = 25 * HOUR_S;

/** Whether a complete backup has the data of the last day. */
export async function isBackupFresh(db: DataSource): Promise<boolean> {
  return isFresh((await NEWEST_BACKUPS.first(db))?.ageSeconds ?? null);
}

const isFresh = (ageSeconds: number | null): boolean => ageSeconds !== null && ageSeconds < FRESH_FOR_S;

/** Scheduled backups into BACKUP_DIR, and the age of the newest one. */
@Injectable()
export class ScheduledBackups implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly metrics: MetricsRegistry,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    const help = 'Age of the newest complete backup, NaN when there is none';
    this.metrics.gauge('shop_backup_age_seconds', help, async () => {
      const newest = await NEWEST_BACKUPS.first(this.db).catch(() => undefined);
      return newest?.ageSeconds ?? Number.NaN;
    });
  }

  /** Does nothing until the newest backup is BACKUP_INTERVAL_HOURS old. */
  @HandlesJob('operations.back-up')
  async execute(): Promise<void> {
    const { BACKUP_DIR: folder, BACKUP_INTERVAL_HOURS: hours, BACKUP_KEEP: keep } = this.config;
    if (folder === undefined) return;
    const newest = await NEWEST_BACKUPS.first(this.db);
    if (newest?.ageSeconds !== undefined && newest.ageSeconds !== null && newest.ageSeconds < hours * HOUR_S) return;
    const archive = await openMediaArchive(this.config);
    const createBackup = new CreateBackup(this.db, directDatabaseUrl(this.config), archive, new SecretCopy(this.config));
    const summary = await createBackup.execute(resolve(folder), keep);
    this.logger.info(summary, 'backup complete');
  }

  isFresh(): Promise<boolean> {
    return isBackupFresh(this.db);
  }

  /** The age of the newest backup, null without one, when backups are expected and none is fresh; otherwise undefined. */
  async missed(): Promise<{ ageSeconds: number | null } | undefined> {
    if (!this.isExpected()) return undefined;
    const ageSeconds = (await NEWEST_BACKUPS.first(this.db))?.ageSeconds ?? null;
    return isFresh(ageSeconds) ? undefined : { ageSeconds };
  }

  /** One line for readiness; details are in the log. */
  async state(): Promise<string> {
    const newest = await NEWEST_BACKUPS.first(this.db);
    const age = newest?.ageSeconds ?? undefined;
    const hours = age === undefined ? undefined : Math.floor(age / HOUR_S);
    const text = hours === undefined ? 'no backup yet' : `newest backup ${hours} h old`;
    if (newest?.failed) return `warning: the latest backup failed, ${text}`;
    const isLate = hours === undefined || hours > 2 * this.config.BACKUP_INTERVAL_HOURS;
    return isLate && this.isExpected() ? `warning: ${text}` : `ok, ${text}`;
  }

  private isExpected(): boolean {
    return this.config.BACKUP_DIR !== undefined || this.config.NODE_ENV === 'production';
  }
}
