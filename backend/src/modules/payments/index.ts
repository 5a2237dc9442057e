export { Checkout } from '../checkout/checkout.entity.js';
export { PaymentGateway } from './gateway/payment-gateway.js';
export { PaymentCheck } from '../checkout/reconciliation/payment-check.entity.js';
export { PaymentDiscrepancy } from '../checkout/reconciliation/payment-discrepancy.entity.js';
export { PaymentsModule } from './payments.module.js';
export { ProviderEvent } from './webhooks/provider-event.entity.js';
export { SandboxIntent } from './sandbox/sandbox-intent.entity.js';
