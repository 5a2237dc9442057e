import { Injectable } from '@nestjs/common';
import { type Duty, DutySource } from '#platform/today/duty-source.js';
import type { Right } from '../../auth/index.js';
import { QueueMonitor } from '../queue-monitor.js';
import { jobDuties } from './server-duties.js';

@Injectable()
export class JobsSource extends DutySource {
  readonly label = 'Jobs';
  readonly group = 'shop';
  readonly rank = 2;
  readonly right: Right = 'operations';

  constructor(private readonly monitor: QueueMonitor) {
    super();
  }

  async duties(): Promise<Duty[]> {
    const failed = await this.monitor.failed();
    if (failed === undefined) throw new Error('The queues do not answer');
    return jobDuties(failed);
  }
}
