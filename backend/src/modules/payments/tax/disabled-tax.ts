import { GatewayError } from '../gateway/payment-gateway.js';
import { TaxProvider } from './tax-provider.js';

/** Production without the keys of Stripe: no tax is guessed. */
export class DisabledTax extends TaxProvider {
  calculate = refuse;
  commit = refuse;
  reverse = refuse;
}

const refuse = (): Promise<never> => Promise.reject(new GatewayError('refused', 'No tax service is configured'));
