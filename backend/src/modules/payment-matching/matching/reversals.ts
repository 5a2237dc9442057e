import { orderNumbersIn } from '../reading/order-numbers-in.js';
import type { PaymentFileContent, FilePayment } from '../reading/payment-file-content.js';

type Taken = Pick<FilePayment, 'externalId' | 'cents'>;

/** What payers took back by a payment file. */
export class Reversals {
  private readonly ids: ReadonlySet<string>;
  private readonly amountsOfOrders: ReadonlySet<string>;
  /** Words and order numbers of rows that may take something back. */
  private readonly unsure: ReadonlySet<string>;

  constructor({ payments, ignored, mayTakeBack }: Pick<PaymentFileContent, 'payments' | 'ignored' | 'mayTakeBack'>) {
    const paymentIds = new Set(payments.map(({ externalId }) => externalId));
    const reversals = ignored.flatMap(({ reversal, cents }) => (reversal ? [{ ...reversal, cents: Math.abs(cents ?? 0) }] : []));
    this.ids = new Set(reversals.flatMap(({ externalId }) => externalId ?? []));
    const others = reversals.filter(({ externalId }) => externalId === undefined || !paymentIds.has(externalId));
    this.amountsOfOrders = new Set(
      others.flatMap(({ note, cents }) => orderNumbersIn(note).map((number) => keyOf(number, cents))),
    );
    const unreadAmounts = ignored.flatMap(({ reversal, cents }) => (reversal && cents === null ? reversal.note : []));
    const texts = [...mayTakeBack, ...unreadAmounts];
    this.unsure = new Set(texts.flatMap((text) => [...wordsOf(text), ...orderNumbersIn(text)]));
  }

  /**
   * By its id; a reversal with an id of its own, or without one, is known by the order that it names and its amount. `orderNumbers` are those
   * of existing orders: names of people can look like others.
   */
  take({ externalId, cents }: Taken, orderNumbers: readonly string[]): boolean {
    return this.ids.has(externalId) || orderNumbers.some((number) => this.amountsOfOrders.has(keyOf(number, cents)));
  }

  /** A row that cannot be read, or that does not say what it does, names the payment's id or its order. */
  mayTake({ externalId }: Taken, orderNumber: string): boolean {
    return this.unsure.has(externalId) || this.unsure.has(orderNumber);
  }
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}_-]+/gu) ?? [];

const keyOf = (orderNumber: string, cents: number): string => `${orderNumber} ${cents}`;
