import { Injectable } from '@nestjs/common';
import { pipelined, type Tx } from '#platform/database/transactions.js';
import { itemName } from '../../orders/index.js';
import { ShopSettings } from '../../settings/index.js';
import type { PayeeView, UnreadablePayeeView } from '../payees/payee.view.js';
import { PaidPayees } from '../payees/paid-payees.js';
import { Payees } from '../payees/payees.js';
import type { OtherRow, PaymentRow, PrintedAddress, StatementContent } from './print/statement-content.js';
import type { StatementMonth } from './statement-months.js';
import {
  HAND_ENTRIES_OF_MONTH,
  type HandEntryRow,
  SOLD_IN_MONTH,
  type SoldSizeRow,
  SUMS_OF_MONTH,
  type SumsRow,
} from './statements.queries.js';

/** What statements would say if the month were closed now. */
@Injectable()
export class LiveContents {
  constructor(
    private readonly payees: Payees,
    private readonly paidPayees: PaidPayees,
    private readonly settings: ShopSettings,
  ) {}

  /** By artist: those with an entry of the month, or the one of `artistId`. Call `PostEntries` first. */
  async of(tx: Tx, { month, from, until, timeZone }: StatementMonth, artistId?: string): Promise<Map<string, StatementContent>> {
    const whose = artistId ?? null;
    const [sums, sold, entries] = await pipelined(
      SUMS_OF_MONTH.rows(tx, from, until, whose),
      SOLD_IN_MONTH.rows(tx, from, until, whose),
      HAND_ENTRIES_OF_MONTH.rows(tx, from, until, whose, timeZone),
    );
    const ids = sums.map((row) => row.artistId);
    const [payees, { shopName, postalAddress }] = await Promise.all([this.payees.among(tx, ids), this.settings.current()]);
    const [soldBy, entriesBy] = [byArtist(sold), byArtist(entries)];
    const { street, city, state, zipCode } = postalAddress;
    const shared = { month, shop: { shopName, street, city, state, zipCode }, note: null };
    return new Map(
      sums.map((row) => {
        const own = { sold: soldBy.get(row.artistId) ?? [], entries: entriesBy.get(row.artistId) ?? [] };
        const payments = own.entries.filter(({ kind }) => kind === 'payout').map((entry) => this.paymentOf(entry));
        return [row.artistId, { ...shared, ...contentOf(row, own), payments, ...payeeOf(payees.get(row.artistId)) }];
      }),
    );
  }

  private paymentOf({ cents, day, reference, ...entry }: HandEntryRow): PaymentRow {
    const to = this.paidPayees.open(entry);
    return { cents: -cents, on: day, reference, ...(to === undefined ? {} : { to }) };
  }
}

function byArtist<Row extends { artistId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.artistId, [...(groups.get(row.artistId) ?? []), row]);
  return groups;
}

type OfEntries = Pick<StatementContent, 'artistName' | 'sums' | 'sold' | 'others'>;

function contentOf(row: SumsRow, { sold, entries }: { sold: SoldSizeRow[]; entries: HandEntryRow[] }): OfEntries {
  const { artistName, opening, earned, reversed, fees, deductions, adjustments, paid, closing } = row;
  return {
    artistName,
    sums: { opening, earned, reversed, fees, deductions, adjustments, paid, closing },
    sold: sold.map(({ productName, variantLabel, pieces, salesCents, cents }) => ({
      name: itemName(productName, variantLabel),
      pieces,
      salesCents,
      cents,
    })),
    others: entries.flatMap(({ kind, cents, note }): OtherRow[] => (kind === 'payout' ? [] : [{ kind, cents, note }])),
  };
}

function payeeOf(payee: PayeeView | UnreadablePayeeView | undefined): Pick<StatementContent, 'payee' | 'letter'> {
  if (!payee) return { payee: null, letter: null };
  if ('unreadable' in payee) return { payee: 'unreadable', letter: null };
  return {
    payee: { ...printedAddress(payee), method: payee.method },
    letter: payee.letter && printedAddress(payee.letter),
  };
}

const printedAddress = ({
  name,
  facilityNumber,
  facility,
  address: { street, city, state, zipCode },
}: Pick<PayeeView, 'name' | 'facilityNumber' | 'facility' | 'address'>): PrintedAddress => ({
  name,
  number: facilityNumber,
  facility,
  street,
  city,
  state,
  zipCode,
});
