import { AsyncResource } from 'node:async_hooks';
import type { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';

type Work<T> = (client: PoolClient) => Promise<T>;

/** Lends a connection of the pool to the work. */
export async function onConnection<T>(pool: Pool, work: Work<T>): Promise<T> {
  const client = await pool.connect();
  client.on('error', ignoreConnectionError);
  try {
    return await work(client);
  } finally {
    client.off('error', ignoreConnectionError);
    client.release();
  }
}

/** The connection is lost for its statements, which fail; the pool removes it on release. An unheard event would end the process. */
const ignoreConnectionError = (): void => undefined;

/** Statements that are sent in the same turn of the event loop leave in one packet, instead of waking Postgres one by one. */
export function sendTogether(client: PoolClient): void {
  const { stream } = (client as PoolClient & { connection: { stream: Socket } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

interface Waiting {
  /** Never rejects. */
  send: Work<void>;
  reject: (reason: unknown) => void;
}

/** A statement that waits for a lock delays those behind it, so there are few. */
const MAX_SHARING = 8;

const waitingFor = new WeakMap<Pool, Waiting[]>();

/**
 * Sends a single statement together with those of the other requests that the event loop has read in this turn: up to eight over
 * one connection, in one packet. Each is a transaction of its own; one that fails does not fail the others. See
 * docs/decisions/0303.
 */
export function onSharedConnection<T>(pool: Pool, send: Work<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    // Otherwise the statement would belong to the trace of the request that came first. `AsyncResource.bind` costs a tenth of an add.
    const request = new AsyncResource('SharedStatement');
    const statement = (client: PoolClient) => request.runInAsyncScope(send, undefined, client).then(resolve, reject);
    const waiting = waitingFor.get(pool);
    if (waiting) return waiting.push({ send: statement, reject });
    waitingFor.set(pool, [{ send: statement, reject }]);
    return setImmediate(sendWaiting, pool);
  });
}

function sendWaiting(pool: Pool): void {
  const waiting = waitingFor.get(pool) ?? [];
  waitingFor.delete(pool);
  for (let start = 0; start < waiting.length; start += MAX_SHARING) {
    const shared = waiting.slice(start, start + MAX_SHARING);
    onConnection(pool, async (client) => {
      sendTogether(client);
      await Promise.all(shared.map(({ send }) => send(client)));
    }).catch((error: unknown) => {
      for (const { reject } of shared) reject(error);
    });
  }
}
