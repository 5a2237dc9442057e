import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { MailModule } from '../mail/index.js';
import { MediaModule } from '../media/index.js';
import { ScheduledBackups } from './backup/scheduled-backups.js';
import { HealthController } from './health/health.controller.js';
import { ModuleParts } from './health/module-parts.js';
import { Metrics } from './metrics/metrics.js';
import { ProcessMetrics } from './metrics/process-metrics.js';
import { QueueMetrics } from './metrics/queue-metrics.js';
import { WorkerServer } from './metrics/worker-server.js';
import { QueueAudit } from './queue-dashboard/queue-audit.js';
import { QueueDashboard } from './queue-dashboard/queue-dashboard.js';
import { QueuesController } from './queue-dashboard/queues.controller.js';
import { QueueSessionController } from './queue-dashboard/queue-session.controller.js';
import { QueueSessions } from './queue-dashboard/queue-sessions.js';
import { QueueMonitor } from './queue-monitor.js';
import { Readiness } from './health/readiness.js';
import { ReadinessAccess } from './health/readiness-access.js';
import { ServiceMonitor } from './health/service-monitor.js';
import { BackupsSource } from './today/backups-source.js';
import { EmailsSource } from './today/emails-source.js';
import { JobsSource } from './today/jobs-source.js';

@Module({
  imports: [CatalogModule, MailModule, MediaModule],
  controllers: [HealthController, QueuesController, QueueSessionController],
  providers: [
    ScheduledBackups,
    Metrics,
    ModuleParts,
    ProcessMetrics,
    QueueMetrics,
    WorkerServer,
    QueueAudit,
    QueueDashboard,
    QueueSessions,
    QueueMonitor,
    Readiness,
    ReadinessAccess,
    ServiceMonitor,
    JobsSource,
    EmailsSource,
    BackupsSource,
  ],
  exports: [ScheduledBackups, ServiceMonitor],
})
export class OperationsModule {}
