import { Injectable } from '@nestjs/common';
import type { JobPayloads } from '#src/jobs.js';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { CatalogClock } from '../catalog/index.js';
import { NotifyAlerts } from './notify/notify-alerts.js';
import { PurgeAlerts } from './purge/purge-alerts.js';

@Injectable()
export class AlertsJobs {
  constructor(
    private readonly notifyAlerts: NotifyAlerts,
    private readonly purgeAlerts: PurgeAlerts,
    private readonly clock: CatalogClock,
  ) {}

  @HandlesJob('alerts.notify')
  notify({ productId }: JobPayloads['alerts.notify']): Promise<number> {
    return this.notifyAlerts.execute(productId);
  }

  /** Also opens what no timer has opened. */
  @HandlesJob('alerts.sweep')
  async sweep(): Promise<number> {
    await this.clock.tick();
    return this.notifyAlerts.sweep();
  }

  @HandlesJob('alerts.purge')
  purge(): Promise<number> {
    return this.purgeAlerts.execute();
  }
}
