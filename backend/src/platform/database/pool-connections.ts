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

/**
 * Statements that are sent in the same turn of the event loop leave in one packet, instead of waking Postgres one by one.
 * `connection.stream` is private in pg: checked with 8.23.1.
 */
export function sendTogether(client: PoolClient): void {
  const { stream } = (client as PoolClient & { connection: { stream: Socket } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
