import { Module } from '@nestjs/common';
import { MediaModule } from '../media/index.js';
import { HealthController } from './health.controller.js';
import { Metrics } from './metrics.js';
import { QueueBoard } from './queue-board.js';
import { QueueReport } from './queue-report.js';
import { QueueSessionController } from './queue-session.controller.js';
import { QueueSessions } from './queue-sessions.js';
import { Readiness } from './readiness.js';

@Module({
  imports: [MediaModule],
  controllers: [HealthController, QueueSessionController],
  providers: [Metrics, QueueBoard, QueueReport, QueueSessions, Readiness],
})
export class OperationsModule {}
