import { Injectable } from '@nestjs/common';
import { written } from '../../platform/database/rows.js';
import type { Tx } from '../../platform/database/transactions.js';

/** "INV-2026-0001"; the 10,000th of a year has five digits. */
export function invoiceNumber(year: number, count: number): string {
  return `INV-${year}-${String(count).padStart(4, '0')}`;
}

/** The series of a year. */
@Injectable()
export class InvoiceNumbers {
  /**
   * The next number. The counter's row stays locked until `tx` ends, so the next invoice waits for this one and a
   * rolled-back one leaves no gap. Call it as late as possible in the transaction that inserts the invoice.
   */
  async next(tx: Tx, year: number): Promise<string> {
    const [counter] = await written<{ value: number }>(
      tx,
      'insert into counters (name, value) values ($1, 1) on conflict (name) do update set value = counters.value + 1 returning value',
      [`invoice-${year}`],
    );
    if (!counter) throw new Error('The invoice counter gave no number');
    return invoiceNumber(year, counter.value);
  }
}
