import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ShopSettings } from '../../settings/index.js';
import { AlertKeys } from '../alert-keys.js';
import { STOP_ALERT } from '../stock-alerts.queries.js';
import { type AlertedPiece, DUE_ALERTS, WAIT_AGAIN } from './due-alerts.queries.js';

/** A due alert whose product or size can be bought. */
export interface DueAlert extends AlertedPiece {
  alertId: string;
  token: string;
  email: string;
  variantId: string | null;
  /** What its address must not have bought since. */
  requestedAt: Date;
}

/** What is true at the moment of sending: between the moment an alert is due and its email, the last piece may be sold. */
@Injectable()
export class DueAlerts {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly keys: AlertKeys,
    private readonly settings: ShopSettings,
  ) {}

  /**
   * Those of these alerts that an email may tell of, in the order of the product's sizes. Whoever cannot buy any more waits again. Not to
   * be asked for an alert whose email was sent.
   */
  async take(alertIds: readonly string[]): Promise<DueAlert[]> {
    const [rows, { stockAlerts }] = await Promise.all([DUE_ALERTS.rows(this.db, alertIds), this.settings.values()]);
    const due: DueAlert[] = [];
    for (const { place, ...alert } of rows) {
      if (place && stockAlerts) due.push({ ...alert, ...place, token: this.keys.tokenOf(alert.alertId) });
      else await WAIT_AGAIN.execute(this.db, alert.alertId);
    }
    return due;
  }

  /** Whoever has bought waits no longer. */
  async forget(alertId: string): Promise<void> {
    await STOP_ALERT.execute(this.db, alertId);
  }
}
