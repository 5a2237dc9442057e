import { Socket } from 'node:net';
import { Client } from 'pg';
import { SUPERUSER } from './cluster.js';

export interface Address {
  port: number;
  password: string;
}

/** A connection to the maintenance database, with its socket: `pg` cannot be told not to keep the process alive. */
export interface Connection {
  client: Client;
  socket: Socket;
}

/** Begins the name under which the server knows a line; the pid of its process ends it. */
export const CONNECTION_NAME = 'embedded-postgres';

const HANG_UP_MS = 1_000;

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
  // The end of the connection is told by 'end'; without a listener, 'error' would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return { client, socket };
}

/** Ends the connection, politely for a second, so that a frozen server cannot hold up our own end. */
export async function disconnect({ client, socket }: Connection): Promise<void> {
  const impatience = setTimeout(() => socket.destroy(), HANG_UP_MS);
  await client.end().catch(() => undefined);
  clearTimeout(impatience);
}
