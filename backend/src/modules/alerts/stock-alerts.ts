import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AlertKeys } from './alert-keys.js';
import type { AlertState, AlertView } from './alert.view.js';
import { alertNotFound } from './alerts.errors.js';
import { CONFIRM_ALERT, FIND_ALERT, STOP_ALERT, STOP_ALERTS_TOLD_TOGETHER } from './stock-alerts.queries.js';

/** What the links in the emails do. A wrong token and an alert that is gone are the same 404. */
@Injectable()
export class StockAlerts {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly keys: AlertKeys,
  ) {}

  async read(id: string, token: unknown): Promise<AlertView> {
    const alert = this.keys.isToken(id, token) ? await FIND_ALERT.first(this.db, id) : undefined;
    if (!alert) throw alertNotFound();
    const { productId, name, imageUrl, label, state } = alert;
    return { product: { id: productId, name, imageUrl }, label, state };
  }

  async confirm(id: string, token: string): Promise<AlertState> {
    const alert = this.keys.isToken(id, token) ? await CONFIRM_ALERT.first(this.db, id) : undefined;
    if (!alert) throw alertNotFound();
    return alert.state;
  }

  /** Whether there was such an alert. `all` stops what the same email has told of, too. */
  async stop(id: string, token: unknown, all: boolean): Promise<boolean> {
    const stop = all ? STOP_ALERTS_TOLD_TOGETHER : STOP_ALERT;
    return this.keys.isToken(id, token) && (await stop.execute(this.db, id)) > 0;
  }
}
