import { Inject, Injectable } from '@nestjs/common';
import { withTimeout } from '@shop/contract/with-timeout';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#src/config.js';
import { isForOthers } from '#src/config/server-problems.js';
import { CONFIG } from '#platform/tokens.js';
import { type Admin, AdminTokens } from '../../auth/index.js';
import { Metrics } from '../metrics/metrics.js';

const DATABASE_TIMEOUT_MS = 2_000;

/** Who reads the figures of readiness: in a shop for others those who have METRICS_TOKEN, and staff. */
@Injectable()
export class ReadinessAccess {
  constructor(
    private readonly metrics: Metrics,
    private readonly tokens: AdminTokens,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async mayReadFigures({ headers }: FastifyRequest): Promise<boolean> {
    if (!isForOthers(this.config) || this.metrics.hasToken(headers)) return true;
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
    if (token === undefined || !this.tokens.isSigned(token)) return false;
    const admin = this.tokens.adminOf(token).catch(() => undefined);
    // A silent database knows no accounts, and a load balancer waits for this answer.
    return (await withTimeout<Admin | undefined>(DATABASE_TIMEOUT_MS, admin, () => undefined))?.isAdmin === true;
  }
}
