import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { withTimeout } from '@shop/contract/with-timeout';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Config } from '#src/config.js';
import { CONFIG, LOGGER, REPLICA } from '../tokens.js';
import { replicaProblem } from './database-identity.js';
import { HAS_REPLAYED, LOG_POSITION } from './read-replica.queries.js';
import { TableChangeListener } from './table-change-listener.js';

/** A replica that is slower than this costs less when the primary answers instead. */
const READ_TIMEOUT_MS = 2_000;
const POLL_INTERVAL_MS = 50;
const RETRY_INTERVAL_MS = 1_000;

/**
 * Runs catalog reads on the replica of DATABASE_REPLICA_URL, if there is one. After an announced change they run on the
 * primary until the replica has replayed it, because callers keep their results until the next announcement. The primary also
 * answers while the replica does not.
 */
@Injectable()
export class ReadReplica implements OnModuleInit, OnApplicationShutdown {
  /** Whether the replica has replayed every announced change. */
  private current = false;
  private changes = 0;
  private catchingUp: Promise<void> | undefined;
  private isReported = false;
  private closed = false;

  constructor(
    @InjectDataSource() private readonly primary: DataSource,
    private readonly tableChanges: TableChangeListener,
    @Inject(REPLICA) private readonly replica: DataSource | undefined,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    if (!this.replica) return;
    this.tableChanges.onChange(() => this.distrust());
    this.distrust();
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    await this.catchingUp;
    if (this.replica?.isInitialized) await this.replica.destroy();
  }

  /** `query` runs again on the primary when the replica fails, so it must only read. */
  async read<T>(query: (db: DataSource) => Promise<T>): Promise<T> {
    const { replica } = this;
    if (!replica || !this.current || !this.tableChanges.connected) return query(this.primary);
    try {
      return await withTimeout(READ_TIMEOUT_MS, query(replica), unanswered);
    } catch (error) {
      this.report(error);
      this.distrust();
      return query(this.primary);
    }
  }

  private distrust(): void {
    this.changes += 1;
    this.current = false;
    this.catchingUp ??= this.catchUp().finally(() => (this.catchingUp = undefined));
  }

  private async catchUp(): Promise<void> {
    while (!this.current && !this.closed) {
      const { changes } = this;
      const replayed = await this.hasReplayed().catch((error: unknown) => this.report(error));
      if (replayed === true) this.isReported = false;
      this.current = replayed === true && changes === this.changes;
      if (replayed !== true)
        await pause(replayed === undefined ? RETRY_INTERVAL_MS : POLL_INTERVAL_MS, undefined, { ref: false });
    }
  }

  /** Once per outage. */
  private report(error: unknown): undefined {
    if (!this.isReported) this.logger.warn({ err: error }, 'the replica does not answer: the primary is read');
    this.isReported = true;
  }

  /** Whether the replica has everything that is committed now. */
  private async hasReplayed(): Promise<boolean> {
    const { replica } = this;
    if (!replica) return false;
    const end = await LOG_POSITION.first(this.primary);
    if (!replica.isInitialized) {
      // A replica of another database would fill the caches with its products.
      const problem = await replicaProblem(this.config);
      if (problem !== undefined) throw new Error(problem);
      await replica.initialize();
    }
    const state = await withTimeout(READ_TIMEOUT_MS, HAS_REPLAYED.first(replica, end?.position ?? ''), unanswered);
    if (state?.replayed === null) throw new Error('DATABASE_REPLICA_URL: the server is no replica any more');
    return state?.replayed === true;
  }
}

function unanswered(): never {
  throw new Error(`No answer from the replica in ${READ_TIMEOUT_MS} ms`);
}
