import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import { withTimeout } from '@shop/contract/with-timeout';
import type { DataSource } from 'typeorm';
import type { Config } from '#src/config.js';
import { isForOthers, serverProblems } from '#src/config/server-problems.js';
import { TableChangeListener } from '#platform/database/table-change-listener.js';
import { diskState, disksOf } from '#platform/files/disk-space.js';
import { CONFIG } from '#platform/tokens.js';
import { ScheduledBackups } from '../backup/scheduled-backups.js';
import { type QueueState, QueueMonitor, totalOf } from '../queue-monitor.js';
import { ModuleParts } from './module-parts.js';

@ApiSchema({ name: 'Readiness' })
export class ReadinessView {
  @ApiProperty({ enum: ['ready', 'not ready'], enumName: 'ReadinessStatus' }) status: 'ready' | 'not ready';
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } }) parts: Record<string, string>;
}

/** Without the figures, and without a drop, which nobody may expect before its moment. */
export function withoutFigures({ status, parts }: ReadinessView): ReadinessView {
  const told = Object.entries(parts).filter(([part]) => part !== 'drop');
  return { status, parts: Object.fromEntries(told.map(([part, text]) => [part, /^ok\b/.test(text) ? 'ok' : 'warning'])) };
}

const DATABASE_TIMEOUT_MS = 2_000;
/** A recurring job runs every minute; a restart of the worker may miss one. */
const MAX_WORKER_AGE_S = 180;

/** One line that summarizes all queues. */
function summarize(states: readonly QueueState[] | undefined): string {
  if (!states) return 'unreachable';
  const { waiting, oldestWaitingSeconds, failed } = totalOf(states);
  return `ok, ${waiting} waiting, oldest ${oldestWaitingSeconds} s, ${failed} failed`;
}

/**
 * The process is ready unless it is shutting down or its database is unreachable. The other parts are only reported:
 * orders can be placed without the queues.
 */
@Injectable()
export class Readiness implements BeforeApplicationShutdown {
  private shuttingDown = false;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queueMonitor: QueueMonitor,
    private readonly backups: ScheduledBackups,
    private readonly tableChanges: TableChangeListener,
    private readonly modules: ModuleParts,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  beforeApplicationShutdown(): void {
    this.beginShutdown();
  }

  /** Not ready from now on, although requests are still answered: load balancers choose another instance. */
  beginShutdown(): void {
    this.shuttingDown = true;
  }

  async check(): Promise<ReadinessView> {
    if (this.shuttingDown) return { status: 'not ready', parts: { process: 'shutting down' } };
    const database = await this.database();
    const queues = summarize(await this.queueMonitor.queues());
    const notifications = this.tableChanges.connected ? 'ok' : 'warning: not connected, nothing is served from memory';
    const backup = database === 'ok' ? await this.backups.state().catch(() => 'unknown') : 'unknown';
    const worker = database === 'ok' ? await this.worker().catch(() => 'unknown') : 'unknown';
    const disk = diskState(await disksOf(this.config));
    const known = { database, notifications, queues, worker, backup, disk, settings: this.settings() };
    const parts = { ...known, ...(await this.modules.parts(database === 'ok')) };
    return { status: database === 'ok' ? 'ready' : 'not ready', parts };
  }

  /** Only the number: the log and the admin have the sentences. */
  private settings(): string {
    const { length } = isForOthers(this.config) ? serverProblems(this.config) : [];
    return length === 0 ? 'ok' : `warning: ${length} do not fit real orders; see the log or the admin's dashboard`;
  }

  /** A dead worker leaves no other trace while there is no work. */
  private async worker(): Promise<string> {
    const age = await this.queueMonitor.workerAgeSeconds();
    if (age === undefined) return 'warning: no recurring job has run yet; start the worker';
    return age > MAX_WORKER_AGE_S ? `warning: no recurring job for ${age} s; start the worker` : `ok, active ${age} s ago`;
  }

  private database(): Promise<string> {
    const answer = this.db.query('select 1').then(
      () => 'ok',
      () => 'unreachable',
    );
    return withTimeout(DATABASE_TIMEOUT_MS, answer, () => 'silent');
  }
}
