import { Inject, Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { withTimeout } from '@shop/contract/with-timeout';
import type { Logger } from 'pino';
import { DUTY_GROUPS, DutySource } from '#platform/today/duty-source.js';
import { LOGGER } from '#platform/tokens.js';
import { hasRight, isRight, type Role } from '../auth/index.js';
import type { DutyView, TodayView } from './today.view.js';

const SOURCE_TIMEOUT_MS = 500;

/** Asks all `DutySource`s of the application side by side. One that fails or is late costs its own duties only. */
@Injectable()
export class ReadToday {
  constructor(
    private readonly discovery: DiscoveryService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** What waits for somebody with this role. */
  async execute(role: Role | undefined): Promise<TodayView> {
    const sources = this.all().filter(({ right }) => isRight(right) && hasRight(role, right));
    const answers = await Promise.all(sources.map(async (source) => ({ source, duties: await this.ask(source) })));
    return {
      duties: answers.flatMap(({ duties }) => duties ?? []),
      unknown: answers.flatMap(({ source, duties }) => (duties === undefined ? source.label : [])),
    };
  }

  /** In the order of the page. */
  private all(): DutySource[] {
    const providers = this.discovery.getProviders().map(({ instance }): unknown => instance);
    const sources = providers.filter((provider) => provider instanceof DutySource);
    return sources.toSorted((a, b) => DUTY_GROUPS.indexOf(a.group) - DUTY_GROUPS.indexOf(b.group) || a.rank - b.rank);
  }

  /** Undefined when the source fails or is late. */
  private async ask(source: DutySource): Promise<DutyView[] | undefined> {
    try {
      const duties = await withTimeout(SOURCE_TIMEOUT_MS, source.duties(), () => {
        throw new Error(`No answer within ${SOURCE_TIMEOUT_MS} ms`);
      });
      return duties.map((duty) => ({ ...duty, group: source.group }));
    } catch (error) {
      this.logger.warn({ err: error, source: source.constructor.name }, 'what waits for staff could not be asked');
      return undefined;
    }
  }
}
