import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import type { PaymentEvent } from '../gateway/payment-gateway.js';
import { insertProviderEvent } from './provider-event.queries.js';

/** Stores a provider's event once and publishes `payment.updated` in the same transaction. */
@Injectable()
export class RecordEvent {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** False when the event is known already. Committed when it returns. */
  execute({ id, type, paymentIntentId }: PaymentEvent): Promise<boolean> {
    return inTransaction(this.db, async (tx) => {
      if ((await insertProviderEvent.execute(tx, id, type, paymentIntentId)) === 0) return false;
      await this.outbox.add(tx, 'payment.updated', { paymentIntentId }, `payment.updated:${id}`);
      return true;
    });
  }
}
