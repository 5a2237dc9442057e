import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#src/config.js';
import { lockNames, pipelined, type Tx } from '#platform/database/transactions.js';
import { CONFIG } from '#platform/tokens.js';
import { tooManyUnpaidOrders, tooManyUnpaidPieces } from '../orders.errors.js';
import { mailboxOf } from '#platform/mail/mailbox.js';
import { MANUAL_METHODS } from '../../settings/index.js';
import type { Claim, ClaimedOrder } from './claim.js';
import { UNPAID_HELD } from './unpaid-order-limits.queries.js';

/** Keeps one visitor from emptying the shop, or from mailing strangers, with orders that are never paid. */
@Injectable()
export class UnpaidOrderLimits implements Claim {
  readonly name = 'unpaid orders';

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /**
   * Throws 409 when the shopper would hold too many unpaid orders or pieces. Of two orders of one network or mailbox, the second waits
   * here until it sees the first.
   */
  async take(tx: Tx, { id, sessionId, customerEmail, placedFrom, items }: ClaimedOrder): Promise<void> {
    const { RATE_LIMITS: rateLimits, MAX_UNPAID_ORDERS: maxOrders, MAX_UNPAID_PIECES: maxPieces } = this.config;
    if (rateLimits === 'off' || placedFrom === null) return;
    const [, held] = await pipelined(
      lockNames(tx, [`unpaid from ${placedFrom}`, `unpaid for ${mailboxOf(customerEmail)}`]),
      UNPAID_HELD.first(tx, sessionId, customerEmail, placedFrom, MANUAL_METHODS, id),
    );
    const pieces = items.reduce((sum, item) => sum + item.quantity, held?.pieces ?? 0);
    if ((held?.orders ?? 0) >= maxOrders) throw tooManyUnpaidOrders(maxOrders);
    if (pieces > maxPieces) throw tooManyUnpaidPieces(maxPieces);
  }

  /** A cancelled order does not count. */
  async release(): Promise<void> {}
}
