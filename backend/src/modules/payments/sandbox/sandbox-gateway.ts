import type { IntentStatus } from '../gateway/intent-status.js';
import {
  GatewayError,
  type NewIntent,
  PaymentGateway,
  type PaymentIntent,
  type RefundSummary,
} from '../gateway/payment-gateway.js';
import type { SandboxIntents } from './sandbox-intents.js';
import { outcomeOf } from './test-cards.js';

const UNPAID: readonly IntentStatus[] = ['requires_payment_method', 'requires_confirmation', 'requires_action', 'processing'];

/** The answer to the browser's attempt to pay. `message` is shown to the shopper. */
interface Confirmation {
  status: IntentStatus;
  message: string | null;
}

const DECLINED = 'Your card was declined.';
const NOT_AUTHENTICATED = 'We could not authenticate your payment method.';

/** The built-in provider for machines without keys: it behaves like Stripe and moves no money. Never used in production. */
export class SandboxGateway extends PaymentGateway {
  readonly mode = 'sandbox';
  readonly publishableKey = null;

  constructor(private readonly intents: SandboxIntents) {
    super();
  }

  async create(intent: NewIntent, key: string): Promise<PaymentIntent> {
    return known(await this.intents.create(intent, key));
  }

  async retrieve(id: string): Promise<PaymentIntent> {
    return known(await this.intents.find(id));
  }

  async capture(id: string): Promise<PaymentIntent> {
    return (await this.intents.transition(id, ['requires_capture'], 'succeeded')) ?? this.unchanged(id, 'succeeded');
  }

  async cancel(id: string): Promise<PaymentIntent> {
    return (await this.intents.transition(id, [...UNPAID, 'requires_capture'], 'canceled')) ?? this.unchanged(id, 'canceled');
  }

  async refund(id: string, amountCents: number, key: string): Promise<void> {
    if (!(await this.intents.refund(id, amountCents, key))) throw wrongState();
  }

  async refunds(id: string): Promise<RefundSummary> {
    return known(await this.intents.refunds(id));
  }

  list(since: Date): AsyncIterable<PaymentIntent> {
    return this.intents.since(since);
  }

  /** Empty: its events are written to the outbox in the transaction of the change. */
  async *undelivered(): AsyncGenerator<never> {}

  /** Does what the provider's script does in the browser. The card number decides, see `test-cards.ts`. */
  async confirm(id: string, cardNumber: string): Promise<Confirmation> {
    const outcome = outcomeOf(cardNumber);
    if (outcome === 'declined') {
      await this.confirmAs(id, 'requires_payment_method');
      return { status: 'requires_payment_method', message: DECLINED };
    }
    if (outcome === 'webhook-suppressed') await this.intents.suppressWebhook(id);
    return this.confirmAs(id, outcome === '3d-secure' ? 'requires_action' : 'requires_capture');
  }

  /** The end of the 3-D Secure step. */
  async authenticate(id: string, approved: boolean): Promise<Confirmation> {
    const to = approved ? 'requires_capture' : 'requires_payment_method';
    const intent = await this.intents.transition(id, ['requires_action'], to);
    if (!intent) throw wrongState();
    return { status: intent.status, message: approved ? null : NOT_AUTHENTICATED };
  }

  private async confirmAs(id: string, to: IntentStatus): Promise<Confirmation> {
    const intent = await this.intents.transition(id, UNPAID, to);
    if (!intent) throw wrongState();
    return { status: intent.status, message: null };
  }

  /** Repeating a call has the same answer, as with Stripe's idempotency keys. */
  private async unchanged(id: string, wanted: IntentStatus): Promise<PaymentIntent> {
    const intent = known(await this.intents.find(id));
    if (intent.status !== wanted) throw wrongState();
    return intent;
  }
}

function known<T>(found: T | undefined): T {
  if (found === undefined) throw new GatewayError('unknown', 'No such payment');
  return found;
}

const wrongState = (): GatewayError => new GatewayError('wrong-state', 'The payment is in another state');
