import type {
  PrintedAddress,
  SoldRow,
  StatementContent,
  StatementSums,
} from '#modules/artist-ledger/statements/print/statement-content.js';

export const ROSA: PrintedAddress = {
  name: 'Rosa Vega',
  number: null,
  facility: null,
  street: '12 Canal Street',
  city: 'Baltimore',
  state: 'MD',
  zipCode: '21230',
};

export const MARISOL: PrintedAddress = {
  name: 'Marisol Vega',
  number: '48213',
  facility: 'Jessup Correctional Institution',
  street: 'PO Box 534',
  city: 'Jessup',
  state: 'MD',
  zipCode: '20794',
};

export const soldRows = (count: number): SoldRow[] =>
  Array.from({ length: count }, (_, row) => ({
    name: `Dawn Hoodie ${row + 1}, M`,
    pieces: 1,
    salesCents: 2_000 * (count - row),
    cents: 1_000 * (count - row),
  }));

/** Effects in cents; `closing` is their sum. */
export function sumsOf(effects: Partial<Omit<StatementSums, 'closing'>>): StatementSums {
  const all = { opening: 0, earned: 0, reversed: 0, fees: 0, deductions: 0, adjustments: 0, paid: 0, ...effects };
  return { ...all, closing: Object.values(all).reduce((sum, cents) => sum + cents, 0) };
}

/** $84.00 earned with two products, $60.00 sent to Rosa Vega. */
export const sampleStatement = (over: Partial<StatementContent> = {}): StatementContent => ({
  month: '2026-11',
  artistName: 'Marisol Vega',
  shop: { shopName: 'Second Chance Prints', street: '1 Light Street', city: 'Baltimore', state: 'MD', zipCode: '21202' },
  payee: { ...ROSA, method: 'money-order' },
  letter: null,
  sums: sumsOf({ earned: 8_400, paid: -6_000 }),
  sold: [
    { name: 'Dawn Hoodie, M', pieces: 2, salesCents: 12_800, cents: 6_400 },
    { name: 'Harbor Tee, L', pieces: 1, salesCents: 4_000, cents: 2_000 },
  ],
  others: [],
  payments: [{ cents: 6_000, on: '2026-11-03', reference: 'MO 7781' }],
  note: null,
  ...over,
});
