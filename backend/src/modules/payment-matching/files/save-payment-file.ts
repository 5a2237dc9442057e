import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction, lockName, type Tx } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '../../auth/index.js';
import type { OrderFacts } from '../matching/order-facts.js';
import type { PaymentFileContent } from '../reading/payment-file-content.js';
import { countRows, type PlannedPayment, planPaymentFile } from './plan-payment-file.js';
import {
  ADD_FILE,
  ADD_LINES,
  FILE_READ_BEFORE,
  linesParameter,
  reasonsParameter,
  SET_REASONS,
  TAKE_BACK,
} from './payment-files.queries.js';
import { storedNote, storedPayer } from './stored-texts.js';
import { timeOrderedId } from './time-ordered-id.js';

export interface FileToRead {
  fileName: string;
  hash: string;
  file: PaymentFileContent;
  except: readonly string[];
}

/** A payment with its stored line. */
export type SavedPayment = PlannedPayment & { lineId: string };

export interface SavedPaymentFile {
  readBefore: { at: Date; by: string } | null;
  /** Undefined for a file that was read before. */
  fileId: string | undefined;
  /** In the order of the file. */
  payments: SavedPayment[];
}

export const hashOf = (content: string): string => createHash('sha256').update(content).digest('hex');

/** Writes a file and its lines in one transaction. Files wait for each other, so that no payment becomes two lines. */
@Injectable()
export class SavePaymentFile {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly audit: AuditLog,
  ) {}

  execute(admin: Admin, content: FileToRead, facts: OrderFacts): Promise<SavedPaymentFile> {
    const { file, hash, except } = content;
    return inTransaction(this.db, async (tx) => {
      await lockName(tx, 'payment-matching.statements');
      const planned = await planPaymentFile(tx, file, facts, except);
      const found = await FILE_READ_BEFORE.first(tx, hash);
      const fileId = found?.id ?? (await this.addFile(tx, admin, content, planned));
      const payments = await saveLines(tx, fileId, file, planned);
      const reversals = file.ignored.flatMap(({ reversal }) => reversal?.externalId ?? []);
      await TAKE_BACK.execute(tx, file.source, reversals);
      const readBefore = found ? { at: found.at, by: found.by } : null;
      return { readBefore, fileId: found ? undefined : fileId, payments };
    });
  }

  private async addFile(
    tx: Tx,
    admin: Admin,
    { fileName, hash, file }: FileToRead,
    planned: readonly PlannedPayment[],
  ): Promise<string> {
    const ready = planned.filter(({ reason }) => reason === 'ready').length;
    const counts = countRows(file, planned.length, ready);
    const [stored] = await ADD_FILE.rows(tx, hash, fileName, file.source, admin.username, counts);
    if (!stored) throw new Error('A payment file was not stored');
    const { rows, matched, review } = counts;
    await this.audit.record(tx, admin, 'imported', 'payment file', stored.id, { name: fileName, rows, matched, review });
    return stored.id;
  }
}

async function saveLines(
  tx: Tx,
  fileId: string,
  { source }: PaymentFileContent,
  planned: readonly PlannedPayment[],
): Promise<SavedPayment[]> {
  const interrupted = planned.flatMap(({ lineId: id, reason }) => (id === undefined ? [] : { id, reason }));
  if (interrupted.length > 0) await SET_REASONS.execute(tx, reasonsParameter(interrupted));
  const now = Date.now();
  const lines = planned
    .filter(({ lineId }) => lineId === undefined)
    .map(({ payment: { externalId, paidOn, payer, note, cents }, reason }, index) => ({
      // Lists show the payments of a day by their ids: in the order of the file.
      id: timeOrderedId(now + index),
      externalId,
      paidOn,
      cents,
      reason,
      payer: storedPayer(payer),
      note: storedNote(note),
    }));
  const added = lines.length === 0 ? [] : await ADD_LINES.rows(tx, fileId, source, linesParameter(lines));
  const ids = new Map(added.map(({ externalId, id }) => [externalId, id]));
  return planned.flatMap((one) => {
    const lineId = one.lineId ?? ids.get(one.payment.externalId);
    return lineId === undefined ? [] : { ...one, lineId };
  });
}
