import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MetricsRegistry } from '#platform/metrics-registry.js';
import { UnsentMails } from './unsent-mails.js';

@Injectable()
export class MailMetrics implements OnModuleInit {
  constructor(
    private readonly unsentMails: UnsentMails,
    private readonly metrics: MetricsRegistry,
  ) {}

  onModuleInit(): void {
    const unsent = 'Emails of the last two days that are not sent yet';
    this.metrics.gauge('shop_mails_unsent', unsent, async () => (await this.unsentMails.state()).count);
    const oldest = 'Age of the oldest email of the last two days that is not sent yet';
    this.metrics.gauge('shop_mails_oldest_unsent_seconds', oldest, async () => (await this.unsentMails.state()).oldestSeconds);
  }
}
