/** Where a parcel goes or comes from; the whole street decides in some cities. */
export interface TaxAddress {
  street: string;
  city: string;
  state: string;
  zipCode: string;
}

interface TaxableLine {
  key: string;
  /** For all pieces of the line. */
  cents: number;
  quantity: number;
  isClothing: boolean;
}

export interface TaxRequest {
  lines: readonly TaxableLine[];
  /** 0 when nothing is charged for shipping. */
  shippingCents: number;
  to: TaxAddress;
  from: TaxAddress;
}

export interface LineTax {
  cents: number;
  taxableCents: number;
  /** Of all authorities together, in millionths. */
  ratePpm: number;
}

export interface TaxCalculation {
  id: string;
  /** By the key of the line; one for each line of the request. */
  lines: Record<string, LineTax>;
  shipping: LineTax | null;
  /** What some states collect for each delivery, beyond the tax of the lines. */
  deliveryFeeCents: number;
  /** Until then it can become a transaction. */
  expiresAt: Date;
}

/**
 * Port to a service that works out sales tax. Amounts are US cents. A calculation is a question; a transaction is what the service
 * reports. All methods reject with GatewayError only.
 */
export abstract class TaxProvider {
  /** 'bad-address' when the service does not know the destination. Answers within three seconds, or rejects. */
  abstract calculate(request: TaxRequest): Promise<TaxCalculation>;
  /** Returns the id of the transaction. Repeating a call with its key has one effect. */
  abstract commit(calculationId: string, reference: string, key: string): Promise<string>;
  /** Gives back a part of a transaction, tax included. 'wrong-state' when the reference has been given back. */
  abstract reverse(transactionId: string, cents: number, reference: string, key: string): Promise<void>;
}
