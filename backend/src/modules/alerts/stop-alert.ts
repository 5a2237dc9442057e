import { Injectable } from '@nestjs/common';
import { ShopSettings } from '../settings/index.js';
import { alertNotFound } from './alerts.errors.js';
import { StockAlerts } from './stock-alerts.js';

/** Forgets an alert. The answer says nothing about whether there was one. */
@Injectable()
export class StopAlert {
  constructor(
    private readonly alerts: StockAlerts,
    private readonly settings: ShopSettings,
  ) {}

  /** Whoever got an email can stop also in a shop that offers alerts no longer, which has no such route for everybody else. */
  async execute(id: string, token: unknown, all: boolean): Promise<void> {
    const wasThere = await this.alerts.stop(id, token, all);
    if (!wasThere && !(await this.settings.values()).stockAlerts) throw alertNotFound();
  }
}
