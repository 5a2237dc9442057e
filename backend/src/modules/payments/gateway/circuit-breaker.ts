import {
  GatewayError,
  hasCode,
  type NewIntent,
  type PaymentEvent,
  PaymentGateway,
  type PaymentIntent,
  type RefundSummary,
} from './payment-gateway.js';

export const MAX_FAILURES = 5;
export const OPEN_MS = 10_000;

/**
 * Stops calling a provider that does not answer: after MAX_FAILURES unanswered calls in a row, calls fail at once for OPEN_MS,
 * and then one call probes whether it answers again. Any answer, also an error, closes the circuit. Kept in the memory of
 * each process.
 */
export class CircuitBreaker extends PaymentGateway {
  readonly mode;
  readonly publishableKey;
  private failures = 0;
  private probeAt = 0;

  constructor(
    private readonly gateway: PaymentGateway,
    private readonly now: () => number = () => performance.now(),
  ) {
    super();
    this.mode = gateway.mode;
    this.publishableKey = gateway.publishableKey;
  }

  get isOpen(): boolean {
    return this.failures >= MAX_FAILURES;
  }

  create(intent: NewIntent, key: string): Promise<PaymentIntent> {
    return this.call(() => this.gateway.create(intent, key));
  }

  retrieve(id: string): Promise<PaymentIntent> {
    return this.call(() => this.gateway.retrieve(id));
  }

  capture(id: string, key: string): Promise<PaymentIntent> {
    return this.call(() => this.gateway.capture(id, key));
  }

  cancel(id: string): Promise<PaymentIntent> {
    return this.call(() => this.gateway.cancel(id));
  }

  refund(id: string, amountCents: number, key: string): Promise<void> {
    return this.call(() => this.gateway.refund(id, amountCents, key));
  }

  refunds(id: string): Promise<RefundSummary> {
    return this.call(() => this.gateway.refunds(id));
  }

  list(since: Date): AsyncIterable<PaymentIntent> {
    return this.iterate(() => this.gateway.list(since));
  }

  undelivered(since: Date): AsyncIterable<PaymentEvent> {
    return this.iterate(() => this.gateway.undelivered(since));
  }

  private async call<T>(work: () => Promise<T>): Promise<T> {
    this.admit();
    try {
      const answer = await work();
      this.failures = 0;
      return answer;
    } catch (error) {
      this.count(error);
      throw error;
    }
  }

  private async *iterate<T>(work: () => AsyncIterable<T>): AsyncGenerator<T> {
    this.admit();
    try {
      for await (const item of work()) {
        this.failures = 0;
        yield item;
      }
      this.failures = 0;
    } catch (error) {
      this.count(error);
      throw error;
    }
  }

  /** Lets one call through per OPEN_MS while the circuit is open; a probe that hangs delays the next one, never blocks it. */
  private admit(): void {
    if (!this.isOpen) return;
    if (this.now() < this.probeAt) {
      throw new GatewayError('unreachable', 'The payment provider has not answered repeatedly and is not called for now');
    }
    this.probeAt = this.now() + OPEN_MS;
  }

  private count(error: unknown): void {
    this.failures = hasCode(error, 'unreachable') ? this.failures + 1 : 0;
    if (this.isOpen) this.probeAt = this.now() + OPEN_MS;
  }
}
