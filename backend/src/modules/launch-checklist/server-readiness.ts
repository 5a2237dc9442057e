import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#src/config.js';
import { serverProblems } from '#src/config/server-problems.js';
import { CONFIG } from '#platform/tokens.js';
import { SecondFactors } from '../auth/index.js';
import { TestMailHistory } from '../mail/index.js';
import { ScheduledBackups } from '../operations/index.js';
import { WebhookHistory } from '../payments/index.js';
import type { LaunchState } from './launch-steps.js';

type ServerState = Pick<LaunchState, 'serverProblems' | 'ownersHaveSecondFactor'>;

/** What the server is set to, and what it has shown to work. */
@Injectable()
export class ServerReadiness {
  constructor(
    private readonly testMails: TestMailHistory,
    private readonly webhooks: WebhookHistory,
    private readonly backups: ScheduledBackups,
    private readonly secondFactors: SecondFactors,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute(): Promise<ServerState> {
    const [testMailArrived, webhookReceived, backupIsFresh, ownersHaveSecondFactor] = await Promise.all([
      this.testMails.hasArrived(),
      this.webhooks.hasReceived(),
      this.backups.isFresh(),
      this.secondFactors.ofAllOwners(),
    ]);
    const evidence = { testMailArrived, webhookReceived, backupIsFresh };
    return { serverProblems: serverProblems(this.config, evidence), ownersHaveSecondFactor };
  }
}
