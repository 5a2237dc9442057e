import type { ArtistLedger, ArtistStatement, LedgerArtist, LedgerArtistPage, LedgerEntry, Payee } from '@shop/contract';

const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** An artist with a share of 50%, who is owed $84.00. */
export const ledgerArtist = (number: number, differs: Partial<LedgerArtist> = {}): LedgerArtist => ({
  artistId: uuid(number),
  artistName: 'Marisol Vega',
  shareBps: 5000,
  balance: '84.00',
  due: '84.00',
  notDueBecause: null,
  lastPayout: { at: '2026-11-03T15:00:00.000Z', sentOn: null, amount: '60.00' },
  isDeleted: false,
  ...differs,
});

export const PAYEE: Payee = {
  name: 'Rosa Vega',
  relation: 'mother',
  method: 'money-order',
  address: { street: '12 Canal Street', city: 'Baltimore', state: 'MD', zipCode: '21202' },
  facility: null,
  facilityNumber: null,
  rules: null,
  minPayout: '25.00',
  onHold: false,
  letter: null,
  version: 3,
};

export const artistPage = (differs: Partial<LedgerArtistPage> = {}): LedgerArtistPage => ({
  ...ledgerArtist(1),
  payee: PAYEE,
  products: [],
  ...differs,
});

/** Half of a Dawn Hoodie that was sold for $64.00. */
export const ledgerEntry = (number: number, differs: Partial<LedgerEntry> = {}): LedgerEntry => ({
  id: uuid(100 + number),
  at: '2026-11-20T15:00:00.000Z',
  kind: 'sale',
  amount: '32.00',
  base: '64.00',
  shareBps: 5000,
  order: { id: uuid(200 + number), orderNumber: `ORD-${number}`, item: 'Dawn Hoodie, M', quantity: 1 },
  reference: null,
  sentOn: null,
  note: null,
  actor: 'system',
  reversesId: null,
  isReversed: false,
  ...differs,
});

export const PAYOUT: Partial<LedgerEntry> = {
  kind: 'payout',
  amount: '-60.00',
  base: null,
  shareBps: null,
  order: null,
  reference: 'MO 1042',
  sentOn: '2026-11-03',
  actor: 'bo',
};

export const ledgerOf = (...artists: LedgerArtist[]): ArtistLedger => ({ artists, balance: '84.00', due: '84.00' });

/** What an artist is told who earned $84.00 and got $60.00. */
export const statementOf = (number: number, differs: Partial<ArtistStatement> = {}): ArtistStatement => ({
  artistId: uuid(number),
  artistName: 'Marisol Vega',
  isFinal: false,
  opening: '0.00',
  earned: '84.00',
  reversed: '0.00',
  fees: '0.00',
  deductions: '0.00',
  adjustments: '0.00',
  paid: '-60.00',
  closing: '24.00',
  pages: 1,
  ...differs,
});
