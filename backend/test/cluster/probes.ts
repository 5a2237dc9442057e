import { connect } from 'node:net';
import { Client } from 'pg';

const TIMEOUT_MS = 2_000;

/** Whether something accepts connections at the port. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: TIMEOUT_MS });
    const finish = (result: boolean): void => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => finish(true));
    for (const event of ['error', 'timeout']) socket.once(event, () => finish(false));
  });
}

/** The status of a GET; 0 without an answer. */
export async function statusOf(url: string): Promise<number> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), headers: { connection: 'close' } });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** Runs one statement on a connection of its own. */
export async function sql<Row extends object>(url: string, statement: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
