import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { withTimeout } from '@shop/contract/with-timeout';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { Config } from '#src/config.js';
import { TableChangeListener } from '#platform/database/table-change-listener.js';
import { disksOf } from '#platform/files/disk-space.js';
import { MetricsRegistry } from '#platform/metrics-registry.js';
import { CONFIG } from '#platform/tokens.js';
import { VERSION } from '#platform/version.js';
import { ServiceMonitor } from '../health/service-monitor.js';

const DATABASE_TIMEOUT_MS = 1_000;

/** What this process needs from outside: database, notifications, disk. */
@Injectable()
export class ProcessMetrics implements OnModuleInit {
  private connections: Record<string, number> = {};

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly tableChanges: TableChangeListener,
    private readonly metrics: MetricsRegistry,
    private readonly services: ServiceMonitor,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const { metrics } = this;
    metrics.gauges('shop_build_info', '1, with the version of the release', 'version', () => Promise.resolve({ [VERSION]: 1 }));
    metrics.gauge('shop_database_reachable', '1 when the database answers', () => this.databaseAnswers());
    metrics.gauge('shop_store_reachable', '1 when images and videos can be written and read', () => this.storeAnswers());
    const connections = 'Connections of the pool by state; waiting is the number of requests without one';
    metrics.gauges('shop_database_connections', connections, 'state', () => Promise.resolve(this.connections));
    metrics.gauge('shop_notifications_connected', '1 when changes of other processes are noticed', () =>
      Promise.resolve(this.tableChanges.connected ? 1 : 0),
    );
    metrics.gauges('shop_disk_free_bytes', 'Free bytes by setting that names the folder', 'folder', () =>
      this.disks('freeBytes'),
    );
    metrics.gauges('shop_disk_size_bytes', 'Size of that disk', 'folder', () => this.disks('totalBytes'));
  }

  /** To be called before the gauges are read, because these use connections themselves. */
  sampleConnections(): void {
    const { totalCount, idleCount, waitingCount } = (this.db.driver as PostgresDriver).master as Pool;
    this.connections = { active: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  private databaseAnswers(): Promise<number> {
    const answer = this.db.query('select 1').then(
      () => 1,
      () => 0,
    );
    return withTimeout(DATABASE_TIMEOUT_MS, answer, () => 0);
  }

  private async storeAnswers(): Promise<number> {
    return (await this.services.problems()).files === undefined ? 1 : 0;
  }

  private async disks(bytes: 'freeBytes' | 'totalBytes'): Promise<Record<string, number>> {
    return Object.fromEntries((await disksOf(this.config)).map((disk) => [disk.setting, disk[bytes]]));
  }
}
