import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#src/config.js';
import { lockNames, pipelined, type Tx } from '#platform/database/transactions.js';
import { clientNetwork } from '#platform/http/client-network.js';
import { CONFIG } from '#platform/tokens.js';
import { AppSecret } from '../../auth/index.js';
import { tooManyUnpaidOrders, tooManyUnpaidPieces } from '../orders.errors.js';
import { mailboxOf } from '#platform/mail/mailbox.js';
import { UNPAID_HELD } from './unpaid-order.queries.js';
import { MANUAL_METHODS } from '../../settings/index.js';

interface UnpaidOrder {
  sessionId: string;
  email: string;
  /** The shopper's IP address. */
  address: string;
  items: readonly { quantity: number }[];
}

/** Keeps one visitor from emptying the shop, or from mailing strangers, with orders that are never paid. */
@Injectable()
export class UnpaidOrderLimits {
  private readonly key: Buffer;

  constructor(
    secret: AppSecret,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.key = secret.keyFor('order-network');
  }

  /** The shopper's network as it is stored: a keyed digest, because addresses are personal data. */
  networkOf(address: string): string {
    return createHmac('sha256', this.key).update(clientNetwork(address)).digest('base64url');
  }

  /**
   * Throws 409 when the shopper would hold too many unpaid orders or pieces. Of two orders of one network or mailbox, the second waits
   * here until it sees the first.
   */
  async assertBelow(tx: Tx, { sessionId, email, address, items }: UnpaidOrder): Promise<void> {
    const { RATE_LIMITS: rateLimits, MAX_UNPAID_ORDERS: maxOrders, MAX_UNPAID_PIECES: maxPieces } = this.config;
    if (rateLimits === 'off') return;
    const [network, mailbox] = [this.networkOf(address), mailboxOf(email)];
    const [, held] = await pipelined(
      lockNames(tx, [`unpaid from ${network}`, `unpaid for ${mailbox}`]),
      UNPAID_HELD.first(tx, sessionId, mailbox, network, MANUAL_METHODS),
    );
    const pieces = items.reduce((sum, item) => sum + item.quantity, held?.pieces ?? 0);
    if ((held?.orders ?? 0) >= maxOrders) throw tooManyUnpaidOrders(maxOrders);
    if (pieces > maxPieces) throw tooManyUnpaidPieces(maxPieces);
  }
}
