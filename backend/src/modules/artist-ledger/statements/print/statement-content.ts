import type { PayeeMethod } from '@shop/contract/ways-to-pay';

/** Where an envelope goes. */
export interface PrintedAddress {
  name: string;
  /** Of an inmate, printed as "#12345". */
  number: string | null;
  facility: string | null;
  street: string;
  city: string;
  state: string;
  zipCode: string;
}

/** Effects on what the artist is owed, in cents: `opening` and all others add up to `closing`. */
export interface StatementSums {
  opening: number;
  earned: number;
  reversed: number;
  fees: number;
  deductions: number;
  adjustments: number;
  paid: number;
  closing: number;
}

/** One size of one product. */
export interface SoldRow {
  name: string;
  pieces: number;
  salesCents: number;
  cents: number;
}

/** An entry made by hand. */
export interface OtherRow {
  kind: 'design-fee' | 'deduction' | 'adjustment';
  cents: number;
  note: string | null;
}

export interface PaymentRow {
  /** Above 0, unless it takes back a payment of an earlier month. */
  cents: number;
  /** YYYY-MM-DD */
  on: string;
  reference: string | null;
  /** Who got it; null: it cannot be read. Without it, the payee of the statement. */
  to?: { name: string; method: PayeeMethod } | null;
}

/**
 * Everything that the pages of one statement print. It is stored as JSON, sealed, when the month is closed, and must stay readable:
 * later fields are optional.
 */
export interface StatementContent {
  /** YYYY-MM */
  month: string;
  artistName: string;
  shop: { shopName: string; street: string; city: string; state: string; zipCode: string };
  /** Null: nobody was entered. 'unreadable': the key of the address is lost. */
  payee: (PrintedAddress & { method: PayeeMethod }) | 'unreadable' | null;
  /** Where the letter to the artist goes, if one is written. */
  letter: PrintedAddress | null;
  sums: StatementSums;
  /** Largest part first. */
  sold: SoldRow[];
  others: OtherRow[];
  payments: PaymentRow[];
  note: string | null;
}
