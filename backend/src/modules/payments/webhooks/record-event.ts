import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { queryReturning } from '#platform/database/sql.js';
import { inTransaction } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import type { PaymentEvent } from '../gateway/payment-gateway.js';

const TAKE_IN = `insert into provider_events (id, type, payment_intent_id) values ($1, $2, $3)
  on conflict (id) do nothing returning id`;

/** Writes down that the provider has told of a payment, once an event, together with the fact that starts the job. */
@Injectable()
export class RecordEvent {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** False when the event was known. Committed when it returns. */
  takeIn({ id, type, paymentIntentId }: PaymentEvent): Promise<boolean> {
    return inTransaction(this.db, async (tx) => {
      const fresh = await queryReturning(tx, TAKE_IN, [id, type, paymentIntentId]);
      if (fresh.length === 0) return false;
      await this.outbox.add(tx, 'payment.updated', { paymentIntentId }, `payment.updated:${id}`);
      return true;
    });
  }
}
