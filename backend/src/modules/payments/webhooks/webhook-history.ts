import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { hasProviderEvent } from './provider-event.queries.js';

/** Whether the payment provider reaches this shop. */
@Injectable()
export class WebhookHistory {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  async hasReceived(): Promise<boolean> {
    return (await hasProviderEvent.first(this.db))?.received ?? false;
  }
}
