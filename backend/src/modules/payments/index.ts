export { Checkout } from './checkout.entity.js';
export { PaymentGateway } from './gateway/payment-gateway.js';
export { PaymentsModule } from './payments.module.js';
export { ProviderEvent } from './provider-event.entity.js';
export { SandboxIntent } from './sandbox/sandbox-intent.entity.js';
