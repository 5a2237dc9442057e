import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { queryReturning } from '#platform/database/sql.js';
import { inTransaction } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import type { PaymentEvent } from '../gateway/payment-gateway.js';

const INSERT = `insert into provider_events (id, type, payment_intent_id) values ($1, $2, $3)
  on conflict (id) do nothing returning id`;

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
      const inserted = await queryReturning(tx, INSERT, [id, type, paymentIntentId]);
      if (inserted.length === 0) return false;
      await this.outbox.add(tx, 'payment.updated', { paymentIntentId }, `payment.updated:${id}`);
      return true;
    });
  }
}
