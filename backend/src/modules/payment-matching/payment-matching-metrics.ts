import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { MetricsRegistry } from '#platform/metrics-registry.js';
import { COUNT_LINES } from './lines/lines.queries.js';

@Injectable()
export class PaymentMatchingMetrics implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly metrics: MetricsRegistry,
  ) {}

  onModuleInit(): void {
    const help = 'Payments in payment files that wait for a person';
    this.metrics.gauge('shop_statement_lines_to_check', help, async () => (await COUNT_LINES.first(this.db))?.review ?? NaN);
  }
}
