import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction, lockName, type Tx } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '../../auth/index.js';
import type { OrderFacts } from '../matching/order-facts.js';
import type { Statement } from '../reading/statement.js';
import { countRows, type PlannedPayment, planStatement } from './plan-statement.js';
import {
  ADD_FILE,
  ADD_LINES,
  FILE_READ_BEFORE,
  linesParameter,
  reasonsParameter,
  SET_REASONS,
  TAKE_BACK,
} from './statements.queries.js';
import { storedNote, storedPayer } from './stored-texts.js';

export interface StatementContent {
  fileName: string;
  hash: string;
  statement: Statement;
  except: readonly string[];
}

/** A payment with its stored line. */
export type SavedPayment = PlannedPayment & { lineId: string };

export interface SavedStatement {
  readBefore: { at: Date; by: string } | null;
  /** Undefined for a file that was read before. */
  fileId: string | undefined;
  /** In the order of the file. */
  payments: SavedPayment[];
}

export const hashOf = (content: string): string => createHash('sha256').update(content).digest('hex');

/** Writes a file and its lines in one transaction. Statements wait for each other, so that no payment becomes two lines. */
@Injectable()
export class SaveStatement {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly audit: AuditLog,
  ) {}

  execute(admin: Admin, content: StatementContent, facts: OrderFacts): Promise<SavedStatement> {
    const { statement, hash, except } = content;
    return inTransaction(this.db, async (tx) => {
      await lockName(tx, 'payment-matching.statements');
      const planned = await planStatement(tx, statement, facts, except);
      const found = await FILE_READ_BEFORE.first(tx, hash);
      const fileId = found?.id ?? (await this.addFile(tx, admin, content, planned));
      const payments = await saveLines(tx, fileId, statement, planned);
      const reversals = statement.ignored.flatMap(({ reversal }) => reversal?.externalId ?? []);
      await TAKE_BACK.execute(tx, statement.source, reversals);
      const readBefore = found ? { at: found.at, by: found.by } : null;
      return { readBefore, fileId: found ? undefined : fileId, payments };
    });
  }

  private async addFile(
    tx: Tx,
    admin: Admin,
    { fileName, hash, statement }: StatementContent,
    planned: readonly PlannedPayment[],
  ): Promise<string> {
    const ready = planned.filter(({ reason }) => reason === 'ready').length;
    const counts = countRows(statement, planned.length, ready);
    const [file] = await ADD_FILE.rows(tx, hash, fileName, statement.source, admin.username, counts);
    if (!file) throw new Error('A statement was not stored');
    const { rows, matched, review } = counts;
    await this.audit.record(tx, admin, 'imported', 'statement', file.id, { name: fileName, rows, matched, review });
    return file.id;
  }
}

async function saveLines(
  tx: Tx,
  fileId: string,
  { source }: Statement,
  planned: readonly PlannedPayment[],
): Promise<SavedPayment[]> {
  const interrupted = planned.flatMap(({ lineId: id, reason }) => (id === undefined ? [] : { id, reason }));
  if (interrupted.length > 0) await SET_REASONS.execute(tx, reasonsParameter(interrupted));
  const lines = planned
    .filter(({ lineId }) => lineId === undefined)
    .map(({ payment: { externalId, paidOn, payer, note, cents }, reason }) => ({
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
