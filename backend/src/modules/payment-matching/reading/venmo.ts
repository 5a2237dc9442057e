import { type Cell, readAppRows } from './app-file.js';
import type { Headings } from '@shop/contract/files';
import { isComplete, isCrypto, isReversal } from './row-words.js';
import type { RowResult } from './payment-file-content.js';

const CHARGE = /^charge$/i;
const PAYMENT = /^(?:payment(?: received)?|charge)$/i;

export const isVenmo = (headings: Headings): boolean =>
  headings.has('id') && headings.has('datetime') && headings.has('note') && headings.has('amounttotal', 'amount');

export function readVenmo(headings: Headings): RowResult[] {
  const [type, status] = [headings.column('type'), headings.column('status')];
  const [from, to] = [headings.column('from'), headings.column('to')];
  const columns = {
    id: headings.column('id'),
    day: headings.column('datetime'),
    // Before fees: the shopper has paid the whole of it.
    amount: headings.column('amounttotal', 'amount'),
    note: headings.column('note'),
    // A charge is from whom asks for the money.
    payerOf: (cell: Cell) => cell(CHARGE.test(cell(type)) ? to : from),
  };
  return readAppRows(headings, columns, (cell, isIncoming) => {
    if (isCrypto(cell(type))) return 'crypto-or-stock';
    if (isReversal(`${cell(type)} ${cell(status)}`)) return 'reversal';
    if (!PAYMENT.test(cell(type))) return 'transfer';
    if (isIncoming === false) return 'outgoing';
    return isComplete(cell(status)) ? undefined : 'not-complete';
  });
}
