import { type NewIntent, type PaymentEvent, PaymentGateway, type PaymentIntent, type RefundSummary } from './payment-gateway.js';
import { Circuit } from './circuit.js';

/** A payment gateway behind a circuit of its own. */
export class CircuitBreaker extends PaymentGateway {
  readonly mode;
  readonly publishableKey;
  private readonly circuit: Circuit;

  constructor(
    private readonly gateway: PaymentGateway,
    now?: () => number,
  ) {
    super();
    this.mode = gateway.mode;
    this.publishableKey = gateway.publishableKey;
    this.circuit = new Circuit('The payment provider', now);
  }

  get isOpen(): boolean {
    return this.circuit.isOpen;
  }

  create(intent: NewIntent, key: string): Promise<PaymentIntent> {
    return this.circuit.call(() => this.gateway.create(intent, key));
  }

  retrieve(id: string): Promise<PaymentIntent> {
    return this.circuit.call(() => this.gateway.retrieve(id));
  }

  capture(id: string, key: string): Promise<PaymentIntent> {
    return this.circuit.call(() => this.gateway.capture(id, key));
  }

  cancel(id: string): Promise<PaymentIntent> {
    return this.circuit.call(() => this.gateway.cancel(id));
  }

  refund(id: string, amountCents: number, key: string): Promise<void> {
    return this.circuit.call(() => this.gateway.refund(id, amountCents, key));
  }

  refunds(id: string): Promise<RefundSummary> {
    return this.circuit.call(() => this.gateway.refunds(id));
  }

  list(since: Date): AsyncIterable<PaymentIntent> {
    return this.circuit.iterate(() => this.gateway.list(since));
  }

  undelivered(since: Date): AsyncIterable<PaymentEvent> {
    return this.circuit.iterate(() => this.gateway.undelivered(since));
  }
}
