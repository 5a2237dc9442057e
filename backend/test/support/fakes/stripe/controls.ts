import type { Fault, Rates } from './faults.js';
import type { Answer } from './kept-answers.js';
import type { Outcome } from './ledger.js';
import type { Manner } from './webhook-sender.js';
import { Refused } from './refused.js';
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
  rates?: Rates;
  manner?: Manner;
};

/** What a test in another process does to the double: the shopper's hand, the dashboard's, and fate's. JSON in, JSON out. */
const CONTROLS: Record<string, (double: FakeStripe, body: Body) => unknown> = {
  'POST /double/pay': ({ ledger }, { clientSecret = '', outcome = 'success' }) => ledger.confirm(clientSecret, outcome),
  'POST /double/authenticate': ({ ledger }, { clientSecret = '', approved = true }) =>
    ledger.authenticate(clientSecret, approved),
  'POST /double/expire': ({ ledger }, { intent = '' }) => ledger.cancel(intent, 'automatic'),
  'POST /double/refund': ({ ledger }, { intent = '', cents }) => ledger.refund(intent, cents),
  'POST /double/fail-refund': ({ ledger }, { refund = '' }) => ledger.failRefund(refund),
  'POST /double/faults': ({ faults }, { on, fault, times, rates }) => {
    if (on !== undefined && fault !== undefined) faults.order(new RegExp(on), fault, times);
    if (rates) faults.rates = rates;
    return {};
  },
  'DELETE /double/faults': ({ faults }) => {
    faults.clear();
    return {};
  },
  'POST /double/webhooks': ({ postman }, { manner }) => {
    postman.deliverTo(manner);
    return {};
  },
  'GET /double/state': ({ ledger, flaws, asked }) => ({
    intents: [...ledger.intents.values()].map((intent) => ledger.withCharge(intent)),
    refunds: [...ledger.refunds.values()],
    flaws,
    asked: asked.length,
  }),
};

export function control(double: FakeStripe, line: string, body: string): Answer {
  const act = CONTROLS[line];
  if (!act) return { status: 404, body: { message: `No such control: ${line}` } };
  try {
    return { status: 200, body: act(double, JSON.parse(body || '{}') as Body) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { status: error.status, body: { error: error.error } };
  }
}
