import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction, lockNames, type Tx } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '../../auth/index.js';
import { alreadyReversed, entryNotFound, notReversible } from '../artist-ledger.errors.js';
import { isHandKind, lockOf } from '../ledger-rules.js';
import { writeEntry } from './add-entry.js';
import { ENTRY_BY_ID, type EntryRow } from './entries.queries.js';
import type { ReverseEntryDto } from './entry.dto.js';

/** Corrects an entry by hand with the opposite entry of the same kind, once. */
@Injectable()
export class ReverseEntry {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly audit: AuditLog,
  ) {}

  async execute(admin: Admin, id: string, { note }: ReverseEntryDto): Promise<EntryRow> {
    const entry = await ENTRY_BY_ID.first(this.db, id);
    if (!entry) throw entryNotFound();
    const { artistId, artistName, kind } = entry;
    if (!isHandKind(kind) || entry.reversesId !== null) throw notReversible();
    return inTransaction(this.db, async (tx) => {
      await lockNames(tx, [lockOf(artistId)]);
      await assertNotReversed(tx, id);
      const cents = -entry.cents;
      const reversal = { artistId, artistName, kind, cents, reversesId: id, requestId: randomUUID(), note };
      const written = await writeEntry(tx, admin, reversal);
      const detail = { name: artistName, kind, cents };
      await this.audit.record(tx, admin, 'undone', 'ledger entry', written.id, detail);
      return written;
    });
  }
}

async function assertNotReversed(tx: Tx, id: string): Promise<void> {
  const entry = await ENTRY_BY_ID.first(tx, id);
  if (entry?.isReversed) throw alreadyReversed();
}
