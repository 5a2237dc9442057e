import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { MetricsRegistry } from '#platform/metrics-registry.js';
import { UNSENT_MAILS } from './mail.queries.js';

@Injectable()
export class MailMetrics implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly metrics: MetricsRegistry,
  ) {}

  onModuleInit(): void {
    const unsent = 'Emails of the last two days that are not sent yet';
    this.metrics.gauge('shop_mails_unsent', unsent, async () => (await UNSENT_MAILS.first(this.db))?.count ?? 0);
    const oldest = 'Age of the oldest email of the last two days that is not sent yet';
    this.metrics.gauge(
      'shop_mails_oldest_unsent_seconds',
      oldest,
      async () => (await UNSENT_MAILS.first(this.db))?.oldestSeconds ?? 0,
    );
  }
}
