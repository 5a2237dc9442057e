import { Injectable } from '@nestjs/common';
import { type Drop, UpcomingDrop } from '../../catalog/index.js';
import { UnsentMails } from '../../mail/index.js';
import { ServiceMonitor } from './service-monitor.js';

/** A mail server that was away for some minutes has all emails by then; ShopMailsLate fires after half an hour. */
export const MAX_UNSENT_S = 600;

/** What the modules tell of themselves to readiness. */
@Injectable()
export class ModuleParts {
  constructor(
    private readonly services: ServiceMonitor,
    private readonly unsentMails: UnsentMails,
    private readonly upcoming: UpcomingDrop,
  ) {}

  /** Parts by name, in words; those of the database are asked only while it answers. */
  async parts(databaseAnswers: boolean): Promise<Record<string, string>> {
    const services = await this.services.parts();
    if (!databaseAnswers) return { ...services, mail: 'unknown' };
    const [mail, drop] = await Promise.all([this.mail().catch(() => 'unknown'), this.drop().catch(() => 'unknown')]);
    return { ...services, mail, ...(drop !== undefined && { drop }) };
  }

  private async drop(): Promise<string | undefined> {
    const drop = await this.upcoming.drop();
    return drop && describeDrop(drop);
  }

  private async mail(): Promise<string> {
    const { oldestSeconds } = await this.unsentMails.state();
    if (oldestSeconds <= MAX_UNSENT_S) return 'ok';
    return `warning: oldest unsent ${oldestSeconds} s; see "ShopMailsLate" in docs/operations.md`;
  }
}

/** Without names, which nobody may know before the moment. */
function describeDrop({ seconds, products, withoutStock, withoutImage }: Drop): string {
  const opens = `opens in ${seconds} s: ${products} ${products === 1 ? 'product' : 'products'}`;
  const missing = [
    ...(withoutStock.length > 0 ? [`${withoutStock.length} without stock`] : []),
    ...(withoutImage.length > 0 ? [`${withoutImage.length} without image`] : []),
  ];
  return missing.length === 0 ? opens : `warning: ${[opens, ...missing].join(', ')}`;
}
