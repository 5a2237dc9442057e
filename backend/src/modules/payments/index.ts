export { Checkout } from './checkout.entity.js';
export { PaymentGateway } from './gateway/payment-gateway.js';
export { PaymentCheck } from './reconciliation/payment-check.entity.js';
export { PaymentDifference } from './reconciliation/payment-difference.entity.js';
export { PaymentsModule } from './payments.module.js';
export { ProviderEvent } from './provider-event.entity.js';
export { SandboxIntent } from './sandbox/sandbox-intent.entity.js';
