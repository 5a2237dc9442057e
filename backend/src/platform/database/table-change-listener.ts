import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Client, type ClientConfig } from 'pg';
import type { Logger } from 'pino';
import { type Config, directDatabaseUrl } from '#src/config.js';
import { CONFIG, LOGGER } from '../tokens.js';
import { Heartbeat } from './heartbeat.js';

/** `id` names the product of a change of "stock" and the order of a change of "orders"; other changes have none. */
type Listener = (table: string, id?: string) => void;
const RECONNECT_DELAY_MS = 1_000;
const CONNECT_TIMEOUT_MS = 2_000;
const QUERY_TIMEOUT_MS = 4_000;
/** A silent connection is trusted for so long and for the time a heartbeat may take. */
const HEARTBEAT_INTERVAL_MS = 2_000;

interface Connection {
  client: Client;
  heartbeat: Heartbeat;
}

/**
 * Calls its listeners when a watched table changed, in this or another process; Postgres notifies after the commit. A change of
 * a product's stock alone is not a change of "products" but of "stock", and also of "low_stock" when it passes 10 pieces.
 * Notifications may have been missed while the connection was down, so listeners are called with '*' after a reconnect.
 * A connection to DATABASE_URL notifies this one when it is new, because a pooler in transaction mode loses notifications of others
 * without an error, and another database has none; then it notifies itself every two seconds, because a frozen network does so too.
 */
@Injectable()
export class TableChangeListener implements OnModuleInit, OnApplicationShutdown {
  private readonly listeners = new Set<Listener>();
  private readonly clientConfig: ClientConfig;
  /** How the shop's changes reach the database. */
  private readonly othersConfig: ClientConfig;
  private connection: Connection | undefined;
  private closed = false;
  private retry: NodeJS.Timeout | undefined;

  constructor(
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.clientConfig = {
      connectionString: directDatabaseUrl(config),
      application_name: 'shop-notifications',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
    };
    this.othersConfig = { ...this.clientConfig, connectionString: config.DATABASE_URL };
  }

  /** While false, nothing may be served from a cache. */
  get connected(): boolean {
    return this.connection !== undefined;
  }

  onChange(listener: Listener): void {
    this.listeners.add(listener);
  }

  /**
   * Resolves when the listeners know every change that was committed before the call: notifications arrive in the order of
   * their commits. Without an answer nothing is trusted any more, as `connected` says.
   */
  async waitForNotifications(): Promise<void> {
    const { connection } = this;
    await connection?.heartbeat.next().catch((error: unknown) => this.handleSilence(connection, error));
  }

  async onModuleInit(): Promise<void> {
    await this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    const { connection } = this;
    this.connection = undefined;
    await connection?.client.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const socket = new Socket();
    const client = new Client({ ...this.clientConfig, stream: () => socket });
    const connection = { client, heartbeat: new Heartbeat(client) };
    const { channel: heartbeatChannel } = connection.heartbeat;
    client.on('error', () => this.handleDisconnect(connection));
    client.on('end', () => this.handleDisconnect(connection));
    client.on('notification', ({ channel, payload = '*' }) => {
      if (channel !== heartbeatChannel) this.notify(payload);
    });
    try {
      await client.connect();
      await client.query(`listen shop_changes; listen ${heartbeatChannel}`);
      await this.hearFromOthers(connection.heartbeat);
      // The application was shut down while the connection was being established.
      if (this.closed) return await client.end();
      this.connection = connection;
      this.notify('*');
      void this.beatUntilSilent(connection, socket);
    } catch (error) {
      this.logger.warn({ err: error }, 'connecting to Postgres for change notifications failed');
      socket.destroy();
      this.scheduleRetry();
    }
  }

  private async beatUntilSilent(connection: Connection, socket: Socket): Promise<void> {
    try {
      while (this.connection === connection) {
        await pause(HEARTBEAT_INTERVAL_MS, undefined, { ref: false });
        if (this.connection === connection) await connection.heartbeat.next();
      }
    } catch (error) {
      this.handleSilence(connection, error);
    } finally {
      // Ending it would wait for an answer.
      if (this.connection !== connection && !this.closed) socket.destroy();
    }
  }

  private async hearFromOthers(heartbeat: Heartbeat): Promise<void> {
    const other = new Client(this.othersConfig);
    other.on('error', () => undefined);
    try {
      await other.connect();
      await heartbeat.awaitNotification(other);
    } finally {
      void other.end().catch(() => undefined);
    }
  }

  private handleSilence(connection: Connection, error: unknown): void {
    if (this.connection !== connection) return;
    this.logger.warn({ err: error }, 'the connection for change notifications is silent');
    this.handleDisconnect(connection);
  }

  private handleDisconnect(connection: Connection): void {
    if (this.connection !== connection) return;
    this.connection = undefined;
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
