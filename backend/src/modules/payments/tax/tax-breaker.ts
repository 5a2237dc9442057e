import { Circuit } from '../gateway/circuit.js';
import { type TaxCalculation, TaxProvider, type TaxRequest } from './tax-provider.js';

/** A tax service behind a circuit of its own: while it does not answer, cards still are charged. */
export class TaxBreaker extends TaxProvider {
  private readonly circuit: Circuit;

  constructor(
    private readonly provider: TaxProvider,
    now?: () => number,
  ) {
    super();
    this.circuit = new Circuit('The tax service', now);
  }

  calculate(request: TaxRequest): Promise<TaxCalculation> {
    return this.circuit.call(() => this.provider.calculate(request));
  }

  commit(calculationId: string, reference: string, key: string): Promise<string> {
    return this.circuit.call(() => this.provider.commit(calculationId, reference, key));
  }

  reverse(transactionId: string, cents: number, reference: string, key: string): Promise<void> {
    return this.circuit.call(() => this.provider.reverse(transactionId, cents, reference, key));
  }
}
