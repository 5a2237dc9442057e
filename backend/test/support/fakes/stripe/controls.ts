import type { Fault, FaultRates } from './faults.js';
import type { FakeResponse } from './idempotency-keys.js';
import type { Outcome } from './fake-payments.js';
import type { DeliveryOptions } from './webhook-sender.js';
import { StripeError } from './stripe-error.js';
import type { FakeStripe } from './fake-stripe.js';

type Body = Record<string, never> & {
  clientSecret?: string;
  outcome?: Outcome;
  approved?: boolean;
  intent?: string;
  cents?: number;
  refund?: string;
  on?: string;
  fault?: Fault;
  times?: number;
  rates?: FaultRates;
  delivery?: DeliveryOptions;
};

/** The HTTP controls for tests in another process: the shopper's form, the Stripe dashboard and faults, with JSON bodies. */
const CONTROLS: Record<string, (stripe: FakeStripe, body: Body) => unknown> = {
  'POST /fake/pay': ({ payments }, { clientSecret = '', outcome = 'success' }) => payments.confirm(clientSecret, outcome),
  'POST /fake/authenticate': ({ payments }, { clientSecret = '', approved = true }) =>
    payments.authenticate(clientSecret, approved),
  'POST /fake/expire': ({ payments }, { intent = '' }) => payments.cancel(intent, 'automatic'),
  'POST /fake/refund': ({ payments }, { intent = '', cents }) => payments.refund(intent, cents),
  'POST /fake/fail-refund': ({ payments }, { refund = '' }) => payments.failRefund(refund),
  'POST /fake/faults': ({ faults }, { on, fault, times, rates }) => {
    if (on !== undefined && fault !== undefined) faults.schedule(new RegExp(on), fault, times);
    if (rates) faults.rates = rates;
    return {};
  },
  'DELETE /fake/faults': ({ faults }) => {
    faults.clear();
    return {};
  },
  'POST /fake/webhooks': ({ webhooks }, { delivery }) => {
    webhooks.deliverTo(delivery);
    return {};
  },
  'GET /fake/state': ({ payments, schemaErrors, requests }) => ({
    intents: [...payments.intents.values()].map((intent) => payments.withCharge(intent)),
    refunds: [...payments.refunds.values()],
    schemaErrors,
    requests: requests.length,
  }),
};

export function control(stripe: FakeStripe, line: string, body: string): FakeResponse {
  const handler = CONTROLS[line];
  if (!handler) return { status: 404, body: { message: `Unknown control: ${line}` } };
  try {
    return { status: 200, body: handler(stripe, JSON.parse(body || '{}') as Body) };
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    return { status: error.status, body: { error: error.error } };
  }
}
