import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PaymentGateway } from '../gateway/payment-gateway.js';
import { RecordEvent } from './record-event.js';

const HOUR_MS = 3_600_000;
/** The provider retries an event for three days and lists it for thirty: no copy of an older one can arrive. */
const PURGE = `delete from provider_events where received_at < now() - interval '60 days'`;

/** Records the events that the provider could not deliver, as if they had arrived. */
@Injectable()
export class ReplayUndeliveredEvents {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly gateway: PaymentGateway,
    private readonly recordEvent: RecordEvent,
  ) {}

  /** Returns how many were new. Throws GatewayError when the provider cannot be asked. */
  async execute(hours: number): Promise<number> {
    if (this.gateway.mode === 'unavailable') return 0;
    let recorded = 0;
    for await (const event of this.gateway.undelivered(new Date(Date.now() - hours * HOUR_MS))) {
      if (await this.recordEvent.execute(event)) recorded += 1;
    }
    await this.db.query(PURGE);
    return recorded;
  }
}
