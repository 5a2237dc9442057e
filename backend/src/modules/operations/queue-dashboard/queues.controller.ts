import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../../auth/index.js';
import { QueueMonitor, totalOf } from '../queue-monitor.js';
import { QueueSummaryView } from './queues.view.js';

@AdminOnly()
@ApiTags('operations')
@Controller('admin/queues')
export class QueuesController {
  constructor(private readonly monitor: QueueMonitor) {}

  /** The state of all queues together, for the dashboard of the admin. */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: QueueSummaryView })
  async summary(): Promise<QueueSummaryView> {
    const [states, outbox, failure] = await Promise.all([
      this.monitor.queues(),
      this.monitor.outbox(),
      this.monitor.lastFailure(),
    ]);
    const jobs = totalOf(states ?? []);
    return {
      reachable: states !== undefined,
      waiting: jobs.waiting + outbox.waiting,
      oldestWaitingSeconds: Math.max(jobs.oldestWaitingSeconds, outbox.oldestWaitingSeconds),
      failed: jobs.failed,
      lastFailure: failure ?? null,
    };
  }
}
