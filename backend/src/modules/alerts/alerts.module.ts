import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { CatalogModule } from '../catalog/index.js';
import { SettingsModule } from '../settings/index.js';
import { AddressAlerts } from './address-alerts.queries.js';
import { AlertErasure } from './purge/alert-erasure.js';
import { AlertKeys } from './alert-keys.js';
import { WaitingListController } from './admin/waiting-list.controller.js';
import { DueAlerts } from './notify/due-alerts.js';
import { AlertsController } from './alerts.controller.js';
import { AlertsJobs } from './alerts.jobs.js';
import { ConfirmationMails } from './confirmation-mails.js';
import { IgnoredBody } from './ignored-body.js';
import { NotifyAlerts } from './notify/notify-alerts.js';
import { PurgeAlerts } from './purge/purge-alerts.js';
import { RequestAlert } from './request-alert.js';
import { StockAlerts } from './stock-alerts.js';
import { StopAlert } from './stop-alert.js';
import { AlertsSource } from './today/alerts-source.js';

@Module({
  imports: [AuthModule, CatalogModule, SettingsModule],
  controllers: [AlertsController, WaitingListController],
  providers: [
    AddressAlerts,
    AlertErasure,
    AlertKeys,
    DueAlerts,
    AlertsJobs,
    AlertsSource,
    ConfirmationMails,
    IgnoredBody,
    NotifyAlerts,
    PurgeAlerts,
    RequestAlert,
    StockAlerts,
    StopAlert,
  ],
  exports: [AddressAlerts, AlertErasure, DueAlerts, ConfirmationMails],
})
export class AlertsModule {}
