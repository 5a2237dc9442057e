import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#src/config.js';
import { deploymentWarnings } from '#src/config/deployment-warnings.js';
import { CONFIG } from '#platform/tokens.js';
import { SecondFactors } from '../auth/index.js';
import { TestMailHistory } from '../mail/index.js';
import { ScheduledBackups } from '../operations/index.js';
import { PaymentGateway, WebhookHistory } from '../payments/index.js';
import type { LaunchState } from './launch-steps.js';

type ServerState = Pick<
  LaunchState,
  'mailHasArrived' | 'publicOrigin' | 'settingWarnings' | 'webhookHeard' | 'ownersHaveSecondFactor' | 'backupIsFresh'
>;

/** What the server is set to, and what it has shown to work. */
@Injectable()
export class ServerReadiness {
  constructor(
    private readonly testMails: TestMailHistory,
    private readonly webhooks: WebhookHistory,
    private readonly gateway: PaymentGateway,
    private readonly backups: ScheduledBackups,
    private readonly secondFactors: SecondFactors,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute(): Promise<ServerState> {
    const [mailHasArrived, webhookHeard, ownersHaveSecondFactor, backupIsFresh] = await Promise.all([
      this.testMails.hasArrived(),
      this.webhooks.hasReceived(),
      this.secondFactors.ofAllOwners(),
      this.backups.isFresh(),
    ]);
    return {
      mailHasArrived: this.config.SMTP_URL !== undefined && mailHasArrived,
      publicOrigin: this.config.PUBLIC_ORIGIN,
      settingWarnings: deploymentWarnings(this.config),
      webhookHeard: this.gateway.mode === 'stripe' && webhookHeard,
      ownersHaveSecondFactor,
      backupIsFresh,
    };
  }
}
