export { SAMPLE_SETTINGS, samplePages } from './pages/sample-pages.js';
export { HandleChange } from './handle-change.entity.js';
export { HandleChanges } from './handle-changes.js';
export { ShopPage } from './pages/page.entity.js';
export { PageRevision } from './pages/page-revision.entity.js';
export {
  byManualMethod,
  CARD_METHODS,
  type CardMethod,
  fieldsByManualMethod,
  isManual,
  MANUAL_METHODS,
  manualMethodsInSentence,
  type ManualMethodId,
  methodIdCheck,
  methodInSentence,
  methodsInSentence,
  PAYMENT_METHODS,
  type PaymentMethod,
} from './payment-methods/method-rules.js';
export { paymentInstructions } from './payment-methods/payment-instructions.js';
export { SettingsModule } from './settings.module.js';
export { ShopSettingsView } from './settings.view.js';
export { ShopSettingsRow } from './shop-settings.entity.js';
export { readSettings, ShopSettings } from './shop-settings.js';
export { cardPaymentsOf } from './values/card-payments.js';
export { IsDay } from './values/value-rules.js';
