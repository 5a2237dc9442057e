import { Socket } from 'node:net';
import { Client } from 'pg';
import { SUPERUSER } from './cluster.js';

export interface Address {
  port: number;
  password: string;
}

/** A connection to the maintenance database, with its socket, which `pg` does not expose for `unref`. */
export interface Connection {
  client: Client;
  socket: Socket;
}

/** Prefix of the connection's application_name, which ends with the pid. */
export const CONNECTION_NAME = 'embedded-postgres';

const DISCONNECT_TIMEOUT_MS = 1_000;

export async function connectToServer({ port, password }: Address): Promise<Connection> {
  const socket = new Socket();
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: SUPERUSER,
    password,
    database: 'postgres',
    ssl: false,
    application_name: `${CONNECTION_NAME} ${process.pid}`,
    connectionTimeoutMillis: 3_000,
    query_timeout: 5_000,
    stream: () => socket,
  });
  // 'end' is handled; without a listener, 'error' would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return { client, socket };
}

/** Closes the connection; destroys the socket after a second, so that a frozen server cannot block the shutdown. */
export async function disconnect({ client, socket }: Connection): Promise<void> {
  const timeout = setTimeout(() => socket.destroy(), DISCONNECT_TIMEOUT_MS);
  await client.end().catch(() => undefined);
  clearTimeout(timeout);
}
