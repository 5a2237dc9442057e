import { GatewayError, hasCode } from './payment-gateway.js';

export const MAX_FAILURES = 5;
export const OPEN_MS = 10_000;

/**
 * Stops calling a provider that does not answer: after MAX_FAILURES unanswered calls in a row, calls fail at once for OPEN_MS,
 * and then one call probes whether it answers again. Any answer, also an error, closes the circuit. Kept in the memory of
 * each process.
 */
export class Circuit {
  private failures = 0;
  private probeAt = 0;

  constructor(
    /** Begins a sentence: "The payment provider". */
    private readonly provider: string,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get isOpen(): boolean {
    return this.failures >= MAX_FAILURES;
  }

  async call<T>(work: () => Promise<T>): Promise<T> {
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

  async *iterate<T>(work: () => AsyncIterable<T>): AsyncGenerator<T> {
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
      throw new GatewayError('unreachable', `${this.provider} has not answered repeatedly and is not called for now`);
    }
    this.probeAt = this.now() + OPEN_MS;
  }

  private count(error: unknown): void {
    this.failures = hasCode(error, 'unreachable') ? this.failures + 1 : 0;
    if (this.isOpen) this.probeAt = this.now() + OPEN_MS;
  }
}
