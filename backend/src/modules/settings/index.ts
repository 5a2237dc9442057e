export { cardPaymentsOf } from './card-payments.js';
export { SettingsModule } from './settings.module.js';
export { ShopSettingsView } from './settings.view.js';
export { ShopSettingsRow } from './shop-settings.entity.js';
export { ShopSettings } from './shop-settings.js';
