import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Tx } from '#platform/database/transactions.js';
import { PaymentUndoListener } from './payment-undo-listener.js';

/** All `PaymentUndoListener`s of the application, called one after the other. */
@Injectable()
export class PaymentUndoNotifier {
  constructor(private readonly discovery: DiscoveryService) {}

  async paymentUndone(tx: Tx, orderId: string, rest?: { reference: string | null }): Promise<void> {
    const providers = this.discovery.getProviders().map(({ instance }): unknown => instance);
    for (const listener of providers)
      if (listener instanceof PaymentUndoListener) await listener.paymentUndone(tx, orderId, rest);
  }
}
