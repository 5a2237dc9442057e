import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#src/config.js';
import { lockNames, pipelined, type Tx } from '#platform/database/transactions.js';
import { clientNetwork } from '#platform/http/client-network.js';
import { CONFIG } from '#platform/tokens.js';
import { AppSecret } from '../../auth/index.js';
import { MANUAL_METHODS } from '../order-status.js';
import { tooManyUnpaidOrders, tooManyUnpaidPieces } from '../orders.errors.js';
import { UNPAID_HELD } from './unpaid-order.queries.js';

interface Shopper {
  sessionId: string;
  email: string;
  /** IP address. */
  address: string;
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

  /** Throws 409 when the shopper would hold too many unpaid orders or pieces. Concurrent orders of one shopper wait here. */
  async assertBelow(tx: Tx, { sessionId, email, address }: Shopper, items: readonly { quantity: number }[]): Promise<void> {
    if (this.config.RATE_LIMITS === 'off') return;
    const { MAX_UNPAID_ORDERS: maxOrders, MAX_UNPAID_PIECES: maxPieces } = this.config;
    const network = this.networkOf(address);
    const mailbox = mailboxOf(email);
    const [, held] = await pipelined(
      lockNames(tx, [`unpaid from ${network}`, `unpaid for ${mailbox}`]),
      UNPAID_HELD.first(tx, sessionId, mailbox, network, MANUAL_METHODS),
    );
    const pieces = items.reduce((sum, item) => sum + item.quantity, held?.pieces ?? 0);
    if ((held?.orders ?? 0) >= maxOrders) throw tooManyUnpaidOrders(maxOrders);
    if (pieces > maxPieces) throw tooManyUnpaidPieces(maxPieces);
  }
}

/** A suffix such as "+shop" reaches the same mailbox, so it does not make another email. */
const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, '@');
