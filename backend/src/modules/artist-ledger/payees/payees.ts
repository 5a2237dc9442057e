import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { fromCents, toCents } from '@shop/contract/money';
import { type DataSource, In } from 'typeorm';
import { inTransaction, lockNames, type Tx } from '#platform/database/transactions.js';
import { type Admin, AppSecret, AuditLog, openSealedText, sealText } from '../../auth/index.js';
import { payeeConflict, payeeNotFound } from '../artist-ledger.errors.js';
import { Payee } from '../entities/payee.entity.js';
import { LedgerArtists } from '../ledger/ledger-artists.js';
import { lockOf } from '../ledger-rules.js';
import type { SavePayeeDto } from './payee.dto.js';
import type { PayeeView, UnreadablePayeeView } from './payee.view.js';

/** What is sealed: everything personal. */
type PersonalData = Pick<PayeeView, 'name' | 'relation' | 'address' | 'facility' | 'facilityNumber' | 'rules' | 'letter'>;

/** Who is paid for an artist. Personal data leaves only through these methods. */
@Injectable()
export class Payees {
  private readonly key: Buffer;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly artists: LedgerArtists,
    private readonly audit: AuditLog,
    secret: AppSecret,
  ) {
    this.key = secret.keyFor('payees');
  }

  async of(artistId: string): Promise<PayeeView | UnreadablePayeeView | null> {
    const row = await this.db.getRepository(Payee).findOneBy({ artistId });
    return row && this.open(row);
  }

  /** Those of many artists, by artist. */
  async among(tx: Tx, artistIds: readonly string[]): Promise<Map<string, PayeeView | UnreadablePayeeView>> {
    const rows = await tx.getRepository(Payee).findBy({ artistId: In([...artistIds]) });
    return new Map(rows.map((row) => [row.artistId, this.open(row)]));
  }

  /** 409 EDIT_CONFLICT unless `version` is the stored one, 0 for a new payee. */
  async save(admin: Admin, artistId: string, { version, minPayout, onHold, method, ...form }: SavePayeeDto): Promise<PayeeView> {
    const { name } = await this.artists.one(this.db.manager, artistId);
    const minPayoutCents = toCents(minPayout);
    const personal = personalData(form);
    const sealed = sealText(this.key, artistId, JSON.stringify(personal));
    return inTransaction(this.db, async (tx) => {
      await lockNames(tx, [lockOf(artistId)]);
      const payees = tx.getRepository(Payee);
      const before = await payees.findOneBy({ artistId });
      if ((before?.version ?? 0) !== version) throw payeeConflict();
      const values = { artistId, sealed, method, minPayoutCents, onHold, version: version + 1, updatedAt: new Date() };
      await payees.upsert(values, ['artistId']);
      const after = viewOf(values, personal);
      const fields = changedFields(before && this.open(before), after);
      await this.audit.record(tx, admin, before ? 'updated' : 'added', 'payee', artistId, { name, fields });
      return after;
    });
  }

  /** Closed statements keep who was paid: books are kept. */
  async remove(admin: Admin, artistId: string): Promise<void> {
    await inTransaction(this.db, async (tx) => {
      await lockNames(tx, [lockOf(artistId)]);
      const { affected } = await tx.getRepository(Payee).delete({ artistId });
      if (!affected) throw payeeNotFound();
      const { name } = await this.artists.one(tx, artistId).catch(() => ({ name: 'Deleted artist' }));
      await this.audit.record(tx, admin, 'deleted', 'payee', artistId, { name });
    });
  }

  open(row: Payee): PayeeView | UnreadablePayeeView {
    const text = openSealedText(this.key, row.artistId, row.sealed);
    if (text === undefined) return { unreadable: true, version: row.version };
    return viewOf(row, JSON.parse(text) as PersonalData);
  }
}

const viewOf = (row: Pick<Payee, 'method' | 'minPayoutCents' | 'onHold' | 'version'>, personal: PersonalData): PayeeView => ({
  ...personal,
  method: row.method,
  minPayout: fromCents(row.minPayoutCents),
  onHold: row.onHold,
  version: row.version,
});

/** Named one by one, so that nothing else of a form is stored. */
function personalData({ name, relation, address, facility, facilityNumber, rules, letter }: PersonalData): PersonalData {
  return { name, relation, address: addressOf(address), facility, facilityNumber, rules, letter: letterOf(letter) };
}

const addressOf = ({ street, city, state, zipCode }: PayeeView['address']): PayeeView['address'] => {
  return { street, city, state, zipCode };
};

function letterOf(letter: PayeeView['letter']): PayeeView['letter'] {
  if (!letter) return null;
  const { name, facilityNumber, facility, address } = letter;
  return { name, facilityNumber, facility, address: addressOf(address) };
}

/** The names of the fields that differ, never their values. Of a payee that cannot be read, all of them. */
function changedFields(before: PayeeView | UnreadablePayeeView | null, after: PayeeView): string[] {
  const known: Partial<PayeeView> = before && !('unreadable' in before) ? before : {};
  const fields = (Object.keys(after) as (keyof PayeeView)[]).filter((field) => field !== 'version');
  return fields.filter((field) => JSON.stringify(known[field]) !== JSON.stringify(after[field]));
}
