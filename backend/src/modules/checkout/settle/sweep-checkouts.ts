import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { runExclusively } from '#platform/database/advisory-lock.js';
import { LOGGER } from '#platform/tokens.js';
import { OrderQueries } from '../../orders/index.js';
import { hasCode, PaymentGateway } from '../../payments/index.js';
import { Checkouts } from '../checkouts.js';
import { SettleCheckout } from './settle-checkout.js';

/** Finds payments that neither a browser nor a webhook has announced, and those whose last step has failed. */
@Injectable()
export class SweepCheckouts {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly checkouts: Checkouts,
    private readonly orders: OrderQueries,
    private readonly settle: SettleCheckout,
    private readonly gateway: PaymentGateway,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns how many payments wait for the next run; 0 while another process sweeps. */
  async execute(): Promise<number> {
    if (this.gateway.mode === 'unavailable') return 0;
    return (await runExclusively(this.db, 'checkouts.sweep', () => this.sweep())) ?? 0;
  }

  /** Stops when the provider is unreachable: each further payment would wait for its timeout. */
  private async sweep(): Promise<number> {
    await this.checkouts.expireWithoutIntent();
    const due = await this.checkouts.due(await this.orders.authorizedIds());
    let failed = 0;
    for (const [index, id] of due.entries()) {
      try {
        await this.settleOrExpire(id);
      } catch (error) {
        this.logger.warn({ err: error, checkout: id }, 'a payment could not be settled');
        if (hasCode(error, 'unreachable')) return failed + due.length - index;
        failed += 1;
      }
    }
    return failed;
  }

  private async settleOrExpire(id: string): Promise<void> {
    const { checkout, intent } = await this.settle.execute({ id });
    if (checkout?.status === 'open' && (await this.checkouts.expire(id))) await this.settle.execute({ id }, { intent });
  }
}
