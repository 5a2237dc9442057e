import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Client } from 'pg';
import { CONFIG, LOGGER } from '../tokens.js';
import type { Config } from '#src/config.js';
import type { Logger } from 'pino';

/** `id` names the row; only changes of "stock", which are announced by product, have one. */
type Listener = (table: string, id?: string) => void;
const RECONNECT_DELAY_MS = 1_000;

/**
 * Calls its listeners when a watched table changed, in this or another process; Postgres notifies after the commit. A change of
 * a product's stock alone is not a change of "products" but of "stock".
 * Notifications may have been missed while the connection was down, so listeners are called with '*' after a reconnect.
 */
@Injectable()
export class TableChangeListener implements OnModuleInit, OnApplicationShutdown {
  private readonly listeners = new Set<Listener>();
  private client: Client | undefined;
  private closed = false;
  private retry: NodeJS.Timeout | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

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
    const client = new Client({ connectionString: this.config.DATABASE_URL, application_name: 'shop-notices', keepAlive: true });
    client.on('error', () => this.handleDisconnect(client));
    client.on('end', () => this.handleDisconnect(client));
    client.on('notification', (message) => this.notify(message.payload ?? '*'));
    try {
      await client.connect();
      await client.query('listen shop_changes');
      // The application was shut down while the connection was being established.
      if (this.closed) return await client.end();
      this.client = client;
      this.notify('*');
    } catch (error) {
      this.logger.warn({ err: error }, 'connecting to Postgres for change notifications failed');
      await client.end().catch(() => undefined);
      this.scheduleRetry();
    }
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
