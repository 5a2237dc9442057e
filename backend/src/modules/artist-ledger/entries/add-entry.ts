import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { fromCents, signedCents } from '@shop/contract/money';
import type { DataSource } from 'typeorm';
import { inTransaction, lockNames, type Tx } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '../../auth/index.js';
import { requestUsed, wrongField } from '../artist-ledger.errors.js';
import { type HandKind, lockOf } from '../ledger-rules.js';
import { LedgerArtists } from '../ledger/ledger-artists.js';
import { PostEntries } from '../posting/post-entries.js';
import { ADD_ENTRY, ENTRY_OF_REQUEST, type EntryRow } from './entries.queries.js';
import type { AddLedgerEntryDto } from './entry.dto.js';
import { Payouts } from './payouts.js';
import { SentDays } from './sent-days.js';

/** A fee of a design adds to the balance; what is deducted or paid lowers it. */
const SIGN: Readonly<Record<HandKind, 1 | -1>> = { 'design-fee': 1, deduction: -1, payout: -1, adjustment: 1 };

/** Writes an entry by hand, at this moment. */
@Injectable()
export class AddEntry {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly artists: LedgerArtists,
    private readonly postEntries: PostEntries,
    private readonly audit: AuditLog,
    private readonly payouts: Payouts,
    private readonly sentDays: SentDays,
  ) {}

  /** The same request gets the same entry; with other values it is 409. */
  async execute(admin: Admin, artistId: string, form: AddLedgerEntryDto): Promise<EntryRow> {
    const { kind, requestId, reference, sentOn, note } = form;
    const given = signedCents(form.amount);
    if (given < 0 && kind !== 'adjustment') throw wrongField('amount', 'Please enter an amount above zero');
    await this.sentDays.assertNotInFuture(sentOn);
    const { name } = await this.artists.one(this.db.manager, artistId);
    const entry = { artistId, artistName: name, kind, cents: SIGN[kind] * given, requestId, reference, sentOn, note };
    return inTransaction(this.db, async (tx) => {
      await lockNames(tx, [lockOf(artistId)]);
      const sent = await ENTRY_OF_REQUEST.first(tx, requestId);
      if (sent) return sameEntry(sent, entry);
      await this.postEntries.recent(tx);
      const payout = { artistId, cents: given, requestId, advance: form.advance ?? false };
      const sealedPayee = kind === 'payout' ? await this.payouts.payeeOf(tx, payout) : null;
      const written = await writeEntry(tx, admin, { ...entry, reversesId: null, sealedPayee });
      const detail = { name, kind, amount: fromCents(entry.cents) };
      await this.audit.record(tx, admin, 'added', 'ledger entry', written.id, detail);
      return written;
    });
  }
}

interface NewEntry {
  artistId: string;
  artistName: string;
  kind: HandKind;
  cents: number;
  reversesId: string | null;
  requestId: string;
  reference?: string | null;
  sentOn?: string | null;
  note?: string | null;
  /** Of a payment: who got it. */
  sealedPayee?: string | null;
}

/** A request of another artist has this id: the form is the same one no more. */
export async function writeEntry(tx: Tx, admin: Admin, entry: NewEntry): Promise<EntryRow> {
  const { artistId, artistName, kind, cents, reversesId, requestId, reference, sentOn, note, sealedPayee } = entry;
  const texts = [reference ?? null, sentOn ?? null, note ?? null, sealedPayee ?? null] as const;
  const added = await ADD_ENTRY.first(tx, artistId, artistName, kind, cents, reversesId, requestId, ...texts, admin.username);
  if (!added) throw requestUsed();
  const written = await ENTRY_OF_REQUEST.first(tx, requestId);
  if (!written) throw new Error('The entry was not written');
  return written;
}

type Sent = Omit<NewEntry, 'artistName' | 'reversesId' | 'sealedPayee'>;

export function sameEntry(sent: EntryRow, { artistId, kind, cents, reference, sentOn, note }: Sent): EntryRow {
  const isSame =
    sent.artistId === artistId &&
    sent.reversesId === null &&
    sent.kind === kind &&
    sent.cents === cents &&
    sent.reference === (reference ?? null) &&
    sent.sentOn === (sentOn ?? null) &&
    sent.note === (note ?? null);
  if (!isSame) throw requestUsed();
  return sent;
}
