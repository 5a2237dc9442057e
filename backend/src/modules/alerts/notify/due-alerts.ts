import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ShopSettings } from '../../settings/index.js';
import { AlertKeys } from '../alert-keys.js';
import { STOP_ALERT } from '../stock-alerts.queries.js';
import { DUE_ALERT, WAIT_AGAIN } from './due-alerts.queries.js';
import { type AlertMail, placeName } from '../confirmation-mails.js';

/** A due alert, with what its address must not have bought since. */
interface DueAlertMail extends AlertMail {
  variantId: string | null;
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

  /** Undefined when no email may go out. Whoever cannot buy any more waits again. Not to be asked when the email was sent. */
  async take(alertId: string): Promise<DueAlertMail | undefined> {
    const [due, { stockAlerts }] = await Promise.all([DUE_ALERT.first(this.db, alertId), this.settings.values()]);
    if (!due) return undefined;
    if (!due.place || !stockAlerts) {
      await WAIT_AGAIN.execute(this.db, alertId);
      return undefined;
    }
    const { email, place, variantId, requestedAt } = due;
    const token = this.keys.tokenOf(alertId);
    return { email, productId: place.productId, variantId, requestedAt, name: placeName(place), token };
  }

  /** Whoever has bought waits no longer. */
  async forget(alertId: string): Promise<void> {
    await STOP_ALERT.execute(this.db, alertId);
  }
}
