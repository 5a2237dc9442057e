import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MetricsRegistry } from '#platform/metrics-registry.js';
import { UpcomingDrop } from './upcoming-drop.js';

@Injectable()
export class DropMetrics implements OnModuleInit {
  constructor(
    private readonly upcoming: UpcomingDrop,
    private readonly metrics: MetricsRegistry,
  ) {}

  onModuleInit(): void {
    const help = 'Seconds until a product becomes visible or can be bought; no value when none waits for its moment';
    this.metrics.gauge('shop_next_opening_seconds', help, () => this.upcoming.seconds());
  }
}
