export { HandleChange } from './handle-change.entity.js';
export { HandleChanges } from './handle-changes.js';
export { SettingsModule } from './settings.module.js';
export { ShopSettingsView } from './settings.view.js';
export { ShopSettingsRow } from './shop-settings.entity.js';
export { ShopSettings } from './shop-settings.js';
export { cardPaymentsOf } from './values/card-payments.js';
