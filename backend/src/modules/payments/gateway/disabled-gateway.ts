import { GatewayError, PaymentGateway } from './payment-gateway.js';

/** Production without the provider's keys: card payments are refused, never simulated. */
export class DisabledGateway extends PaymentGateway {
  readonly mode = 'unavailable';
  readonly publishableKey = null;

  create = refuse;
  retrieve = refuse;
  capture = refuse;
  cancel = refuse;
  refund = refuse;
  refunds = refuse;
  list = nothing;
  undelivered = nothing;
}

async function* nothing(): AsyncGenerator<never> {}

function refuse(): Promise<never> {
  return Promise.reject(new GatewayError('refused', 'No payment provider is configured'));
}
