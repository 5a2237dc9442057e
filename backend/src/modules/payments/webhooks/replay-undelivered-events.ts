import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PaymentGateway } from '../gateway/payment-gateway.js';
import { purgeProviderEvents } from './provider-event.queries.js';
import { RecordEvent } from './record-event.js';

const HOUR_MS = 3_600_000;

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
    await purgeProviderEvents.execute(this.db);
    return recorded;
  }
}
