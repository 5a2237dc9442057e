import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { query, queryReturning } from '#platform/database/sql.js';
import { LOGGER } from '#platform/tokens.js';
import { Checkouts } from '../checkouts.js';
import { SettleCheckout } from './settle-checkout.js';
import { PaymentGateway } from '../../payments/gateway/payment-gateway.js';

const AT_ONCE = 200;

/**
 * Paid but unheard of; ordered but not captured; ended but not given back. By chance: what cannot be brought in line, or
 * waits for a shopper who has left, keeps nobody else waiting for more than a few runs.
 */
const DUE = `select id from (
    select id from checkouts where
      (status = 'open' and payment_intent_id is not null and created_at < now() - interval '2 minutes')
      or (status in ('superseded', 'sold_out', 'expired') and payment_intent_id is not null and released_at is null)
    union
    select c.id from checkouts c join orders o on o.id = c.order_id
    where o.payment_status = 'authorized' and c.updated_at < now() - interval '1 minute'
  ) due order by random() limit ${AT_ONCE}`;

const EXPIRE = `update checkouts set status = 'expired', updated_at = now()
  where id = $1 and status = 'open' and updated_at < now() - interval '60 minutes' returning id`;

const EXPIRE_UNBEGUN = `update checkouts set status = 'expired', updated_at = now()
  where status = 'open' and payment_intent_id is null and updated_at < now() - interval '60 minutes'`;

/** Finds the payments that neither a browser nor the provider told us of. Safe to run in parallel with everything. */
@Injectable()
export class SweepCheckouts {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly checkouts: Checkouts,
    private readonly following: SettleCheckout,
    private readonly gateway: PaymentGateway,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns how many payments could not be brought in line and wait for the next run. */
  async execute(): Promise<number> {
    if (this.gateway.mode === 'unavailable') return 0;
    await this.db.query(EXPIRE_UNBEGUN);
    let left = 0;
    for (const { id } of await query<{ id: string }>(this.db, DUE)) {
      if (!(await this.settled(id))) left += 1;
    }
    return left;
  }

  /** One payment in trouble does not hold up the others. */
  private async settled(id: string): Promise<boolean> {
    try {
      const checkout = await this.checkouts.byId(id);
      if (checkout) await this.following.follow(checkout);
      const expired = await queryReturning(this.db, EXPIRE, [id]);
      const again = expired.length > 0 ? await this.checkouts.byId(id) : undefined;
      if (again) await this.following.follow(again);
      return true;
    } catch (error) {
      this.logger.warn({ err: error, checkout: id }, 'a payment could not be brought in line');
      return false;
    }
  }
}
