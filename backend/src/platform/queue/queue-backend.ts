import { createHash } from 'node:crypto';
import { createPostgresBackend, type Queue, type QueueOptions, runMigrations, setDefaultBackendFactory } from 'bullmq';
import { Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { type Config, directDatabaseUrl } from '#src/config.js';
import { QUEUES } from '#src/jobs.js';
import { connectionWarnings } from './connection-warnings.js';
import { QueueStartError } from './queue-start-error.js';

/** A "producer" serves HTTP and must fail fast; a "worker" waits until the queue is reachable again. */
export type QueueRole = 'producer' | 'worker';

export const QUEUE_BACKEND = Symbol('queue-backend');

export interface QueueBackend {
  kind: 'postgres' | 'redis';
  connection: QueueOptions['connection'];
  /**
   * Resolves when queues or workers can use Postgres, and throws QueueStartError when they cannot: BullMQ asks it once for each and
   * keeps the answer, so they could not until the process is restarted. Redis is not waited for.
   */
  assertUsable(users: readonly Pick<Queue, 'waitUntilReady'>[]): Promise<void>;
  /** Listens to the errors of queues and workers: without a listener, a lost connection would end the process. */
  connectionFailed: (error: Error) => void;
  /** BullMQ does not close a pool that it did not create. */
  close(): Promise<void>;
}

function redisConnection(address: string, role: QueueRole): QueueOptions['connection'] {
  const url = new URL(address);
  return {
    host: url.hostname,
    port: Number(url.port || 6379),
    username: decodeURIComponent(url.username) || undefined,
    password: decodeURIComponent(url.password) || undefined,
    db: Number(url.pathname.slice(1)) || 0,
    ...(url.protocol === 'rediss:' ? { tls: {} } : {}),
    // BullMQ requires null for workers, which then wait without limit. A request must not.
    maxRetriesPerRequest: role === 'worker' ? null : 1,
    enableOfflineQueue: role === 'worker',
    connectTimeout: 2_000,
  };
}

/** Every worker keeps one connection of the pool to listen on. */
function poolSize(role: QueueRole): number {
  const queues = Object.keys(QUEUES).length;
  return role === 'worker' ? 2 * queues + 6 : queues + 4;
}

/**
 * The worker does not wait for the disk: what a crash of the database server takes back is repeated, like the work of a worker that is
 * killed. A job that a request has added must not be lost. See docs/decisions/0021.
 */
const POOL_OPTIONS: Readonly<Record<QueueRole, string>> = {
  producer: '-c search_path=bullmq',
  worker: '-c search_path=bullmq -c synchronous_commit=off',
};

function postgresPool(config: Config, role: QueueRole, connectionFailed: (error: Error) => void): Pool {
  const pool = new Pool({
    connectionString: directDatabaseUrl(config),
    application_name: `shop-queue-${role}`,
    options: POOL_OPTIONS[role],
    max: poolSize(role),
    keepAlive: true,
    connectionTimeoutMillis: config.DATABASE_CONNECT_SECONDS * 1_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
  });
  // Every queue and worker adds its own listeners to the shared pool.
  pool.setMaxListeners(0);
  pool.on('error', connectionFailed);
  if (config.PREPARED_STATEMENTS === 'on') nameStatements(pool);
  return pool;
}

/**
 * Names the statements that BullMQ's backend sends to the pool, about 100 constant texts, so that Postgres does not parse and plan
 * them every time. That it calls `query(text, values)` of the pool is not documented: checked with 6.7.0.
 */
function nameStatements(pool: Pool): void {
  const names = new Map<string, string>();
  const nameOf = (text: string): string => {
    const name = names.get(text) ?? `bullmq.${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
    names.set(text, name);
    return name;
  };
  const query = pool.query.bind(pool) as (config: QueryConfig) => Promise<QueryResult>;
  Object.assign(pool, {
    query: (text: string, values?: unknown[]) => query({ text, name: nameOf(text), ...(values && { values }) }),
  });
}

/**
 * Chooses Postgres or Redis. BullMQ's default backend is process-wide, so this must run before any queue or worker is
 * created.
 */
export function openQueueBackend(config: Config, role: QueueRole, logger: Logger): QueueBackend {
  if (config.REDIS_URL) {
    setDefaultBackendFactory(undefined);
    return {
      kind: 'redis',
      connection: redisConnection(config.REDIS_URL, role),
      connectionFailed: connectionWarnings(logger, 'REDIS_URL'),
      assertUsable: () => Promise.resolve(),
      close: () => Promise.resolve(),
    };
  }
  setDefaultBackendFactory(createPostgresBackend);
  const setting = config.DATABASE_DIRECT_URL === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
  const connectionFailed = connectionWarnings(logger, setting);
  const pool = postgresPool(config, role, connectionFailed);
  const assertUsable: QueueBackend['assertUsable'] = async (users) => {
    try {
      await Promise.all(users.map((user) => user.waitUntilReady()));
    } catch (error) {
      throw new QueueStartError(setting, error);
    }
  };
  // BullMQ's option types know only Redis; its Postgres backend accepts a pool in the same option.
  return { kind: 'postgres', connection: pool, connectionFailed, assertUsable, close: () => pool.end() };
}

/** Creates or updates BullMQ's own tables, in the schema "bullmq". */
export async function migrateQueueTables(db: DataSource): Promise<void> {
  const runner = db.createQueryRunner();
  try {
    await runMigrations((await runner.connect()) as PoolClient);
  } finally {
    await runner.release();
  }
}
