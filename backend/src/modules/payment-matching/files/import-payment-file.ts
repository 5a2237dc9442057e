import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { fromCents } from '@shop/contract/money';
import type { DataSource } from 'typeorm';
import type { Admin } from '../../auth/index.js';
import { LineViews } from '../lines/line-views.js';
import { OrderFactsQueries } from '../matching/order-facts.js';
import { readPaymentFile } from '../reading/read-payment-file.js';
import { IGNORED_REASONS, type PaymentFileContent } from '../reading/payment-file-content.js';
import { BookPaymentFile } from './book-payment-file.js';
import { countRows, planPaymentFile } from './plan-payment-file.js';
import { hashOf, SavePaymentFile, type FileToRead } from './save-payment-file.js';
import type { ReadPaymentFileDto } from './payment-file.dto.js';
import type { IgnoredRowsView, PaymentFileReadingView } from './payment-file.view.js';
import { FILE_READ_BEFORE, SET_FILE_COUNTS } from './payment-files.queries.js';

/** Reads a payment file: marks the certain orders as paid, and keeps the other payments for a person. */
@Injectable()
export class ImportPaymentFile {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly facts: OrderFactsQueries,
    private readonly savePaymentFile: SavePaymentFile,
    private readonly bookPaymentFile: BookPaymentFile,
    private readonly views: LineViews,
  ) {}

  async execute(admin: Admin, { fileName, content, dryRun, except = [] }: ReadPaymentFileDto): Promise<PaymentFileReadingView> {
    const file = readPaymentFile(content);
    const read = { fileName, hash: hashOf(content), file, except };
    const result = dryRun ? await this.preview(read) : await this.import(admin, read);
    const { source, unreadable } = file;
    return { dryRun, source, fileName, ...result, ignored: ignoredRows(file), unreadable };
  }

  /** Writes nothing. */
  private async preview({ file, hash, except }: FileToRead) {
    const facts = await this.facts.of(file.payments);
    const planned = await planPaymentFile(this.db, file, facts, except);
    const found = await FILE_READ_BEFORE.first(this.db, hash);
    const ready = planned.filter(({ reason }) => reason === 'ready').length;
    return {
      readBefore: found ? { at: found.at, by: found.by } : null,
      counts: countRows(file, planned.length, ready),
      lines: await this.views.ofDecisions(file.source, planned),
      outcomes: [],
    };
  }

  private async import(admin: Admin, read: FileToRead) {
    const { file } = read;
    const facts = await this.facts.of(file.payments);
    const { readBefore, fileId, payments } = await this.savePaymentFile.execute(admin, read, facts);
    const outcomes = await this.bookPaymentFile.execute(admin, file.source, payments);
    const lines = await this.views.byIds(payments.map(({ lineId }) => lineId));
    const matched = lines.filter(({ state }) => state === 'matched').length;
    const counts = countRows(file, payments.length, matched);
    if (fileId !== undefined) await SET_FILE_COUNTS.execute(this.db, fileId, counts);
    return { readBefore, counts, lines, outcomes };
  }
}

function ignoredRows({ ignored }: PaymentFileContent): IgnoredRowsView[] {
  return IGNORED_REASONS.flatMap((reason) => {
    const rows = ignored.filter((row) => row.reason === reason);
    const cents = rows.reduce((sum, row) => sum + (row.cents ?? 0), 0);
    return rows.length === 0 ? [] : { reason, rows: rows.length, amount: fromCents(cents) };
  });
}
