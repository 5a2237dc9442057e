import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { defineQuery } from '#platform/database/define-query.js';
import { ALERT_PLACES, IS_PLACE_OF_ALERT } from './alert-place.sql.js';

/** What an address waits for, or was told about. */
export interface AddressAlert {
  email: string;
  /** Null when the shop does not show it any more. */
  product: string | null;
  /** Null for a product without sizes, and for any size. */
  size: string | null;
  requestedAt: Date;
  confirmedAt: Date | null;
  notifiedAt: Date | null;
}

const ALERTS_OF_ADDRESS = defineQuery<[email: string], AddressAlert>({
  name: 'alerts.of-address',
  text: `select alert.email, place.name as product, place.label as size, alert.requested_at as "requestedAt",
      alert.confirmed_at as "confirmedAt", alert.notified_at as "notifiedAt"
    from stock_alerts alert left join ${ALERT_PLACES} place on ${IS_PLACE_OF_ALERT}
    where lower(alert.email) = lower($1::text) order by alert.requested_at, alert.id`,
  columns: {
    email: 'text',
    product: 'text',
    size: 'text',
    requestedAt: 'timestamptz',
    confirmedAt: 'timestamptz',
    notifiedAt: 'timestamptz',
  },
});

/** The alerts of one email address, for other modules; its case does not matter. */
@Injectable()
export class AddressAlerts {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** In every state, oldest first. */
  rows(email: string): Promise<AddressAlert[]> {
    return ALERTS_OF_ADDRESS.rows(this.db, email);
  }
}
