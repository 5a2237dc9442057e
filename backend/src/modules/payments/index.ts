export { askGateway } from './gateway/ask-gateway.js';
export { CLIENT_SECRET, intentIdOf } from './gateway/client-secret.js';
export { INTENT_STATUSES, type IntentStatus } from './gateway/intent-status.js';
export { GatewayError, hasCode, PaymentGateway, type PaymentIntent } from './gateway/payment-gateway.js';
export { PaymentsModule } from './payments.module.js';
export { SandboxIntent } from './sandbox/sandbox-intent.entity.js';
export { ProviderEvent } from './webhooks/provider-event.entity.js';
export { WebhookHistory } from './webhooks/webhook-history.js';
export { ReplayUndeliveredEvents } from './webhooks/replay-undelivered-events.js';
