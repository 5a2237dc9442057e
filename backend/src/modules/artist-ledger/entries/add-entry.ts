import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { signedCents } from '@shop/contract/money';
import type { DataSource } from 'typeorm';
import { inTransaction, lockNames, type Tx } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '../../auth/index.js';
import { wrongField } from '../artist-ledger.errors.js';
import { type HandKind, lockOf } from '../ledger-rules.js';
import { LedgerArtists } from '../ledger/ledger-artists.js';
import { PostEntries } from '../posting/post-entries.js';
import { ADD_ENTRY, ENTRY_BY_ID, type EntryRow } from './entries.queries.js';
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

  async execute(admin: Admin, artistId: string, form: AddLedgerEntryDto): Promise<EntryRow> {
    const { kind, reference, sentOn, note } = form;
    const given = signedCents(form.amount);
    if (given < 0 && kind !== 'adjustment') throw wrongField('amount', 'Please enter an amount above zero');
    await this.sentDays.assertNotInFuture(sentOn);
    const { name } = await this.artists.one(this.db.manager, artistId);
    const entry = { artistId, artistName: name, kind, cents: SIGN[kind] * given, reference, sentOn, note };
    return inTransaction(this.db, async (tx) => {
      await lockNames(tx, [lockOf(artistId)]);
      await this.postEntries.recent(tx);
      const requestId = randomUUID();
      const payout = { artistId, cents: given, requestId, advance: form.advance ?? false };
      const sealedPayee = kind === 'payout' ? await this.payouts.payeeOf(tx, payout) : null;
      const written = await writeEntry(tx, admin, { ...entry, requestId, reversesId: null, sealedPayee });
      const detail = { name, kind, cents: entry.cents };
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
  /** Random; the context of `sealedPayee`. */
  requestId: string;
  reference?: string | null;
  sentOn?: string | null;
  note?: string | null;
  /** Of a payment: who got it. */
  sealedPayee?: string | null;
}

export async function writeEntry(tx: Tx, admin: Admin, entry: NewEntry): Promise<EntryRow> {
  const { artistId, artistName, kind, cents, reversesId, requestId, reference, sentOn, note, sealedPayee } = entry;
  const texts = [reference ?? null, sentOn ?? null, note ?? null, sealedPayee ?? null] as const;
  const added = await ADD_ENTRY.first(tx, artistId, artistName, kind, cents, reversesId, requestId, ...texts, admin.username);
  const written = added && (await ENTRY_BY_ID.first(tx, added.id));
  if (!written) throw new Error('The entry was not written');
  return written;
}
