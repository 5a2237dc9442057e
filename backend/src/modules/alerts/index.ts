export { AddressAlerts } from './address-alerts.queries.js';
export { AlertErasure } from './purge/alert-erasure.js';
export { type DueAlert, DueAlerts } from './notify/due-alerts.js';
export { AlertsModule } from './alerts.module.js';
export { type AlertMail, ConfirmationMails, placeName } from './confirmation-mails.js';
export { StockAlert } from './stock-alert.entity.js';
export { StockAlertMail } from './stock-alert-mail.entity.js';
