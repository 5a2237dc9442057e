import { Injectable } from '@nestjs/common';
import { UnsentMails } from '../../mail/index.js';
import { ServiceMonitor } from './service-monitor.js';

/** A mail server that was away for some minutes has all emails by then; ShopMailsLate fires after half an hour. */
const MAX_UNSENT_S = 600;

/** What the modules tell of themselves to readiness. */
@Injectable()
export class ModuleParts {
  constructor(
    private readonly services: ServiceMonitor,
    private readonly unsentMails: UnsentMails,
  ) {}

  /** Parts by name, in words; those of the database are asked only while it answers. */
  async parts(databaseAnswers: boolean): Promise<Record<string, string>> {
    const services = await this.services.parts();
    if (!databaseAnswers) return { ...services, mail: 'unknown' };
    return { ...services, mail: await this.mail().catch(() => 'unknown') };
  }

  private async mail(): Promise<string> {
    const { oldestSeconds } = await this.unsentMails.state();
    if (oldestSeconds <= MAX_UNSENT_S) return 'ok';
    return `warning: oldest unsent ${oldestSeconds} s; see "ShopMailsLate" in docs/operations.md`;
  }
}
