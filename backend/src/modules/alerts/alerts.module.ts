import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { CatalogModule } from '../catalog/index.js';
import { SettingsModule } from '../settings/index.js';
import { AlertKeys } from './alert-keys.js';
import { WaitingListController } from './admin/waiting-list.controller.js';
import { AlertsController } from './alerts.controller.js';
import { ConfirmationMails } from './confirmation-mails.js';
import { IgnoredBody } from './ignored-body.js';
import { RequestAlert } from './request-alert.js';
import { StockAlerts } from './stock-alerts.js';
import { StopAlert } from './stop-alert.js';

@Module({
  imports: [AuthModule, CatalogModule, SettingsModule],
  controllers: [AlertsController, WaitingListController],
  providers: [AlertKeys, ConfirmationMails, IgnoredBody, RequestAlert, StockAlerts, StopAlert],
  exports: [ConfirmationMails],
})
export class AlertsModule {}
