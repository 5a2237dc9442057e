import { type CanActivate, Injectable } from '@nestjs/common';
import { ShopSettings } from '../settings/index.js';
import { alertNotFound } from './alerts.errors.js';

/** In a shop that offers no alerts, their routes do not exist. */
@Injectable()
export class AlertsOffered implements CanActivate {
  constructor(private readonly settings: ShopSettings) {}

  async canActivate(): Promise<boolean> {
    if ((await this.settings.values()).stockAlerts) return true;
    throw alertNotFound();
  }
}
