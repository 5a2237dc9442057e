import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { withTimeout } from '@shop/contract/with-timeout';
import { Client, type ClientConfig } from 'pg';
import type { Logger } from 'pino';
import { type Config, directDatabaseUrl } from '#src/config.js';
import { CONFIG, LOGGER } from '../tokens.js';

/** `id` names the product of a change of "stock" and the order of a change of "orders"; other changes have none. */
type Listener = (table: string, id?: string) => void;
const RECONNECT_DELAY_MS = 1_000;
const CONNECT_TIMEOUT_MS = 2_000;
/** Together, how long a silent connection is trusted. */
const HEARTBEAT_INTERVAL_MS = 2_000;
const HEARTBEAT_TIMEOUT_MS = 4_000;

/**
 * Calls its listeners when a watched table changed, in this or another process; Postgres notifies after the commit. A change of
 * a product's stock alone is not a change of "products" but of "stock".
 * Notifications may have been missed while the connection was down, so listeners are called with '*' after a reconnect.
 * Another connection notifies this one when it is new, because a pooler in transaction mode loses notifications of others without
 * an error; then it notifies itself every two seconds, because a frozen network does so too.
 */
@Injectable()
export class TableChangeListener implements OnModuleInit, OnApplicationShutdown {
  private readonly listeners = new Set<Listener>();
  private readonly clientConfig: ClientConfig;
  private readonly heartbeatChannel = `shop_heartbeat_${randomUUID().replaceAll('-', '')}`;
  private client: Client | undefined;
  private closed = false;
  private retry: NodeJS.Timeout | undefined;

  constructor(
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.clientConfig = {
      connectionString: directDatabaseUrl(config),
      application_name: 'shop-notices',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: HEARTBEAT_TIMEOUT_MS,
    };
  }

  /** While false, nothing may be served from a cache. */
  get connected(): boolean {
    return this.client !== undefined;
  }

  onChange(listener: Listener): void {
    this.listeners.add(listener);
  }

  async onModuleInit(): Promise<void> {
    await this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    const client = this.client;
    this.client = undefined;
    await client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const socket = new Socket();
    const client = new Client({ ...this.clientConfig, stream: () => socket });
    client.on('error', () => this.handleDisconnect(client));
    client.on('end', () => this.handleDisconnect(client));
    client.on('notification', ({ channel, payload = '*' }) => {
      if (channel !== this.heartbeatChannel) this.notify(payload);
    });
    try {
      await client.connect();
      await client.query(`listen shop_changes; listen ${this.heartbeatChannel}`);
      await this.hearFromOthers(client);
      // The application was shut down while the connection was being established.
      if (this.closed) return await client.end();
      this.client = client;
      this.notify('*');
      void this.beatUntilSilent(client, socket);
    } catch (error) {
      this.logger.warn({ err: error }, 'connecting to Postgres for change notifications failed');
      socket.destroy();
      this.scheduleRetry();
    }
  }

  private async beatUntilSilent(client: Client, socket: Socket): Promise<void> {
    try {
      while (this.client === client) {
        await pause(HEARTBEAT_INTERVAL_MS, undefined, { ref: false });
        if (this.client === client) await this.beat(client);
      }
    } catch (error) {
      if (this.client !== client) return;
      this.logger.warn({ err: error }, 'the connection for change notifications is silent');
      this.handleDisconnect(client);
    } finally {
      // Ending it would wait for an answer.
      if (this.client !== client && !this.closed) socket.destroy();
    }
  }

  /** Sends a notification over another connection and waits for it; rejects when it does not arrive. */
  private async hearFromOthers(client: Client): Promise<void> {
    const other = new Client(this.clientConfig);
    other.on('error', () => undefined);
    try {
      await other.connect();
      await Promise.all([this.heartbeatOf(client), other.query('select pg_notify($1, $2)', [this.heartbeatChannel, ''])]);
    } finally {
      void other.end().catch(() => undefined);
    }
  }

  /** Sends a notification over the connection and waits for it; rejects when it does not arrive. */
  private async beat(client: Client): Promise<void> {
    const sent = client.query('select pg_notify($1, $2)', [this.heartbeatChannel, '']);
    await Promise.all([this.heartbeatOf(client), sent]);
  }

  private heartbeatOf(client: Client): Promise<void> {
    let listener: (message: { channel: string }) => void = () => undefined;
    const arrival = new Promise<void>((resolve) => {
      listener = ({ channel }) => channel === this.heartbeatChannel && resolve();
      client.on('notification', listener);
    });
    return withTimeout(HEARTBEAT_TIMEOUT_MS, arrival, heartbeatMissed).finally(() => client.off('notification', listener));
  }

  private handleDisconnect(client: Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    this.scheduleRetry();
  }

  private scheduleRetry(): void {
    if (this.closed) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.connect(), RECONNECT_DELAY_MS);
    this.retry.unref();
  }

  private notify(payload: string): void {
    const [table = '*', id] = payload.split(' ');
    for (const listener of this.listeners) listener(table, id);
  }
}

function heartbeatMissed(): never {
  throw new Error('A notification did not arrive; a connection pooler needs DATABASE_DIRECT_URL');
}
