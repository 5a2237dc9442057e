import { GatewayError, type NewIntent, PaymentGateway, type PaymentIntent } from '../gateway/payment-gateway.js';
import { type IntentStatus } from '../gateway/intent-status.js';
import { outcomeOf } from './test-cards.js';
import type { SandboxIntents } from './sandbox-intents.js';

const UNPAID: readonly IntentStatus[] = ['requires_payment_method', 'requires_confirmation', 'requires_action', 'processing'];

/** What the browser learns of its attempt to pay. `message` is for the person who pays. */
export interface Confirmation {
  status: IntentStatus;
  message: string | null;
}

const DECLINED = 'Your card was declined.';

/** The built-in provider for machines without keys: it behaves like Stripe and moves no money. Never in production. */
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
    return (await this.intents.move(id, ['requires_capture'], 'succeeded')) ?? this.unmoved(id, 'succeeded');
  }

  async cancel(id: string): Promise<PaymentIntent> {
    return (await this.intents.move(id, [...UNPAID, 'requires_capture'], 'canceled')) ?? this.unmoved(id, 'canceled');
  }

  async refund(id: string, amountCents: number, key: string): Promise<void> {
    if (!(await this.intents.refund(id, amountCents, key))) throw wrongState();
  }

  list(since: Date): AsyncIterable<PaymentIntent> {
    return this.intents.since(since);
  }

  /** Its word goes into the outbox with the change itself. */
  async *undelivered(): AsyncGenerator<never> {}

  /** What the provider's script does in the browser. The card's number decides; see `test-cards.ts`. */
  async confirm(id: string, cardNumber: string): Promise<Confirmation> {
    const outcome = outcomeOf(cardNumber);
    if (outcome === 'declined') {
      await this.moveUnpaid(id, 'requires_payment_method');
      return { status: 'requires_payment_method', message: DECLINED };
    }
    if (outcome === 'unheard') await this.intents.silence(id);
    return this.moveUnpaid(id, outcome === '3d-secure' ? 'requires_action' : 'requires_capture');
  }

  /** The end of the 3-D Secure step. */
  async authenticate(id: string, approved: boolean): Promise<Confirmation> {
    const moved = await this.intents.move(id, ['requires_action'], approved ? 'requires_capture' : 'requires_payment_method');
    if (!moved) throw wrongState();
    return { status: moved.status, message: approved ? null : 'We could not authenticate your payment method.' };
  }

  private async moveUnpaid(id: string, to: IntentStatus): Promise<Confirmation> {
    const moved = await this.intents.move(id, UNPAID, to);
    if (!moved) throw wrongState();
    return { status: moved.status, message: null };
  }

  /** The same wish again is the same answer, as under Stripe's idempotency keys. */
  private async unmoved(id: string, wanted: IntentStatus): Promise<PaymentIntent> {
    const intent = known(await this.intents.find(id));
    if (intent.status !== wanted) throw wrongState();
    return intent;
  }
}

function known(intent: PaymentIntent | undefined): PaymentIntent {
  if (!intent) throw new GatewayError('unknown', 'No such payment');
  return intent;
}

const wrongState = (): GatewayError => new GatewayError('wrong-state', 'The payment is in another state');
