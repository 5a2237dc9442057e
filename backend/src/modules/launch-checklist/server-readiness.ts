import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#src/config.js';
import { serverProblems } from '#src/config/server-problems.js';
import { CONFIG } from '#platform/tokens.js';
import { SecondFactors } from '../auth/index.js';
import { TestMailHistory } from '../mail/index.js';
import { ScheduledBackups, ServiceMonitor } from '../operations/index.js';
import { stripeProblem, WebhookHistory } from '../payments/index.js';
import type { LaunchState } from './launch-steps.js';

/** The dashboard asks at each visit. */
const STRIPE_MAX_AGE_MS = 60_000;

type ServerState = Pick<LaunchState, 'serverProblems' | 'ownersHaveSecondFactor'>;

/** What the server is set to, and what it has shown to work. */
@Injectable()
export class ServerReadiness {
  private stripe: { askedAt: number; problem: Promise<string | undefined> } | undefined;

  constructor(
    private readonly testMails: TestMailHistory,
    private readonly webhooks: WebhookHistory,
    private readonly backups: ScheduledBackups,
    private readonly services: ServiceMonitor,
    private readonly secondFactors: SecondFactors,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute(): Promise<ServerState> {
    const [testMailArrived, webhookReceived, backupIsFresh, ownersHaveSecondFactor, services, stripe] = await Promise.all([
      this.testMails.hasArrived(),
      this.webhooks.hasReceived(),
      this.backups.isFresh(),
      this.secondFactors.ofAllOwners(),
      this.services.problems(),
      this.stripeProblem(),
    ]);
    const failedServices = [services.files, services.replica, stripe].filter((text) => text !== undefined);
    const evidence = { testMailArrived, webhookReceived, backupIsFresh, failedServices };
    return { serverProblems: serverProblems(this.config, evidence), ownersHaveSecondFactor };
  }

  private stripeProblem(): Promise<string | undefined> {
    if (this.stripe === undefined || Date.now() - this.stripe.askedAt > STRIPE_MAX_AGE_MS)
      this.stripe = { askedAt: Date.now(), problem: stripeProblem(this.config) };
    return this.stripe.problem;
  }
}
