import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { fromCents, signedCents } from '@shop/contract/money';
import type { DataSource } from 'typeorm';
import { dayIn } from '#platform/calendar-day.js';
import { Clock } from '#platform/clock.js';
import { inTransaction, lockNames, type Tx } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '../../auth/index.js';
import { ShopSettings } from '../../settings/index.js';
import { noPayee, payeeOnHold, payoutAboveBalance, requestUsed, wrongField } from '../artist-ledger.errors.js';
import { type HandKind, lockOf } from '../ledger-rules.js';
import { LedgerArtists } from '../ledger/ledger-artists.js';
import { Payee } from '../entities/payee.entity.js';
import { PostEntries } from '../posting/post-entries.js';
import { ADD_ENTRY, BALANCE_OF, ENTRY_OF_REQUEST, type EntryRow } from './entries.queries.js';
import type { AddLedgerEntryDto } from './entry.dto.js';

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
    private readonly settings: ShopSettings,
    private readonly clock: Clock,
  ) {}

  /** The same request gets the same entry; with other values it is 409. */
  async execute(admin: Admin, artistId: string, form: AddLedgerEntryDto): Promise<EntryRow> {
    const { kind, requestId, reference, sentOn, note } = form;
    const given = signedCents(form.amount);
    if (given < 0 && kind !== 'adjustment') throw wrongField('amount', 'Please enter an amount above zero');
    await this.assertNotInFuture(sentOn);
    const { name } = await this.artists.one(this.db.manager, artistId);
    const entry = { artistId, artistName: name, kind, cents: SIGN[kind] * given, requestId, reference, sentOn, note };
    return inTransaction(this.db, async (tx) => {
      await lockNames(tx, [lockOf(artistId)]);
      const sent = await ENTRY_OF_REQUEST.first(tx, requestId);
      if (sent) return sameEntry(sent, entry);
      await this.postEntries.recent(tx);
      if (kind === 'payout') await this.assertPayable(tx, artistId, given, form.advance ?? false);
      const written = await writeEntry(tx, admin, { ...entry, reversesId: null });
      const detail = { name, kind, amount: fromCents(entry.cents) };
      await this.audit.record(tx, admin, 'added', 'ledger entry', written.id, detail);
      return written;
    });
  }

  private async assertPayable(tx: Tx, artistId: string, cents: number, advance: boolean): Promise<void> {
    const payee = await tx.getRepository(Payee).findOneBy({ artistId });
    if (!payee) throw noPayee();
    if (payee.onHold) throw payeeOnHold();
    const balance = (await BALANCE_OF.first(tx, artistId))?.cents ?? 0;
    if (cents > balance && !advance) throw payoutAboveBalance(balance);
  }

  private async assertNotInFuture(sentOn: string | null | undefined): Promise<void> {
    if (!sentOn) return;
    const { timeZone } = await this.settings.values();
    if (sentOn > dayIn(timeZone, this.clock.now())) throw wrongField('sentOn', 'The day must not be in the future');
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
}

/** A request of another artist has this id: the form is the same one no more. */
export async function writeEntry(tx: Tx, admin: Admin, entry: NewEntry): Promise<EntryRow> {
  const { artistId, artistName, kind, cents, reversesId, requestId, reference, sentOn, note } = entry;
  const texts = [reference ?? null, sentOn ?? null, note ?? null] as const;
  const added = await ADD_ENTRY.first(tx, artistId, artistName, kind, cents, reversesId, requestId, ...texts, admin.username);
  if (!added) throw requestUsed();
  const written = await ENTRY_OF_REQUEST.first(tx, requestId);
  if (!written) throw new Error('The entry was not written');
  return written;
}

type Sent = Omit<NewEntry, 'artistName' | 'reversesId'>;

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
