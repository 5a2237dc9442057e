import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Client } from 'pg';
import { CONFIG, LOGGER } from '../tokens.js';
import type { Config } from '#src/config.js';
import type { Logger } from 'pino';

type Listener = (table: string) => void;
const RECONNECT_MS = 1_000;

/**
 * Tells when a table that is cached in memory has changed, in this or any other process. Postgres sends the notice
 * after the commit. Whenever the line to Postgres was down, notices may have been missed: every listener is then
 * called with '*'.
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

  /** False while the line is down: then nothing may be served from a cache. */
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
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    client.on('notification', (notice) => this.tell(notice.payload ?? '*'));
    try {
      await client.connect();
      await client.query('listen shop_changes');
      // Shut down while the line was being made: nobody else would end it.
      if (this.closed) return await client.end();
      this.client = client;
      this.tell('*');
    } catch (error) {
      this.logger.warn({ err: error }, 'no line to Postgres for change notices');
      await client.end().catch(() => undefined);
      this.scheduleRetry();
    }
  }

  private lost(client: Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    this.scheduleRetry();
  }

  private scheduleRetry(): void {
    if (this.closed) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.connect(), RECONNECT_MS);
    this.retry.unref();
  }

  private tell(table: string): void {
    for (const listener of this.listeners) listener(table);
  }
}
