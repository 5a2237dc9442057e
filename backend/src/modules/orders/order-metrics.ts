import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { MetricsRegistry } from '#platform/metrics-registry.js';
import { LAST_ORDER, RECENT_ORDERS } from './order-metrics.queries.js';

/** Read from the database, because an order is placed by an API process or by a worker. */
@Injectable()
export class OrderMetrics implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly metrics: MetricsRegistry,
  ) {}

  onModuleInit(): void {
    const byMethod = async (value: 'orders' | 'dollars'): Promise<Record<string, number>> => {
      const rows = await RECENT_ORDERS.rows(this.db);
      return Object.fromEntries(rows.map((row) => [row.paymentMethod, row[value]]));
    };
    const orders = 'Orders of the last hour by payment method';
    this.metrics.gauges('shop_orders_last_hour', orders, 'method', () => byMethod('orders'));
    const dollars = 'Totals of the orders of the last hour by payment method';
    this.metrics.gauges('shop_order_dollars_last_hour', dollars, 'method', () => byMethod('dollars'));
    const age = 'Age of the newest order, NaN when there is none';
    this.metrics.gauge('shop_last_order_age_seconds', age, async () => (await LAST_ORDER.first(this.db))?.ageSeconds ?? NaN);
  }
}
