import { orderNumbersIn } from '../reading/order-numbers-in.js';
import type { PaymentFileContent, FilePayment } from '../reading/payment-file-content.js';

type Taken = Pick<FilePayment, 'externalId' | 'note' | 'cents'>;

/** What payers took back by a payment file. */
export class Reversals {
  private readonly ids: ReadonlySet<string>;
  private readonly amountsOfOrders: ReadonlySet<string>;

  constructor({ payments, ignored }: Pick<PaymentFileContent, 'payments' | 'ignored'>) {
    const paymentIds = new Set(payments.map(({ externalId }) => externalId));
    const reversals = ignored.flatMap(({ reversal, cents }) => (reversal ? [{ ...reversal, cents: Math.abs(cents ?? 0) }] : []));
    this.ids = new Set(reversals.flatMap(({ externalId }) => externalId ?? []));
    const others = reversals.filter(({ externalId }) => externalId === undefined || !paymentIds.has(externalId));
    this.amountsOfOrders = new Set(others.flatMap(keysOf));
  }

  /** By its id; a reversal with an id of its own, or without one, is known by the order that it names and its amount. */
  take(payment: Taken): boolean {
    return this.ids.has(payment.externalId) || keysOf(payment).some((key) => this.amountsOfOrders.has(key));
  }
}

const keysOf = ({ note, cents }: Pick<Taken, 'note' | 'cents'>): string[] =>
  orderNumbersIn(note).map((number) => `${number} ${cents}`);
