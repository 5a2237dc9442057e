import { createPostgresBackend, type QueueOptions, setDefaultBackendFactory } from 'bullmq';
import { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Config } from '#src/config.js';
import { QUEUES } from '#src/jobs.js';

/** "producer" answers HTTP and must fail fast; "worker" waits for the queue to come back. */
export type QueueRole = 'producer' | 'worker';

export interface QueueBackend {
  kind: 'postgres' | 'redis';
  connection: QueueOptions['connection'];
  /** BullMQ never closes a pool it was given. */
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
    // BullMQ's workers demand null: they wait for ever. A request must not.
    maxRetriesPerRequest: role === 'worker' ? null : 1,
    enableOfflineQueue: role === 'worker',
    connectTimeout: 2_000,
  };
}

/** Every worker keeps one connection of the pool for itself, to listen on. */
function poolSize(role: QueueRole): number {
  const queues = Object.keys(QUEUES).length;
  return role === 'worker' ? 2 * queues + 6 : queues + 4;
}

function postgresPool(config: Config, role: QueueRole, logger: Logger): Pool {
  const pool = new Pool({
    connectionString: config.DATABASE_URL,
    application_name: `shop-queue-${role}`,
    options: '-c search_path=bullmq',
    max: poolSize(role),
    keepAlive: true,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
  });
  // Every queue and worker adds listeners of its own to the shared pool.
  pool.setMaxListeners(0);
  pool.on('error', (error) => logger.warn({ err: error }, 'a connection of the queues broke'));
  return pool;
}

/**
 * The one switch between Postgres and Redis. It sets what BullMQ uses process-wide, so it must run before any queue or
 * worker is made.
 */
export function openQueueBackend(config: Config, role: QueueRole, logger: Logger): QueueBackend {
  if (config.REDIS_URL) {
    setDefaultBackendFactory(undefined);
    return { kind: 'redis', connection: redisConnection(config.REDIS_URL, role), close: () => Promise.resolve() };
  }
  setDefaultBackendFactory(createPostgresBackend);
  const pool = postgresPool(config, role, logger);
  // BullMQ types its options for Redis; the Postgres backend takes a pool in the same place.
  return { kind: 'postgres', connection: pool, close: () => pool.end() };
}
