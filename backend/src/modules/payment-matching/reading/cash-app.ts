import { type Cell, readAppRows } from './app-file.js';
import type { Headings } from '@shop/contract/files';
import { isComplete, isCrypto, isReversal } from './row-words.js';
import type { RowResult } from './payment-file-content.js';

const PAYMENT = /p2p|payment|received/i;
const TRANSFER = /cash ?out|transfer|card|add cash/i;
const DOLLARS = /^(?:USD)?$/i;

export const isCashApp = (headings: Headings): boolean =>
  ['transactionid', 'transactiontype', 'amount', 'status'].every((name) => headings.has(name));

export function readCashApp(headings: Headings): RowResult[] {
  const [type, status] = [headings.column('transactiontype'), headings.column('status')];
  const [currency, asset] = [headings.column('currency'), headings.column('assettype')];
  const columns = {
    id: headings.column('transactionid'),
    day: headings.column('date'),
    // Before fees: the shopper has paid the whole of it.
    amount: headings.column('amount'),
    note: headings.column('notes'),
    payerOf: (cell: Cell) => cell(headings.column('nameofsenderreceiver')),
  };
  return readAppRows(headings, columns, (cell, isIncoming) => {
    if (cell(asset) !== '' || isCrypto(cell(type))) return 'crypto-or-stock';
    if (isReversal(`${cell(type)} ${cell(status)}`)) return 'reversal';
    if (TRANSFER.test(cell(type)) || !PAYMENT.test(cell(type))) return 'transfer';
    if (isIncoming === false) return 'outgoing';
    if (!DOLLARS.test(cell(currency))) return 'other-currency';
    return isComplete(cell(status)) ? undefined : 'not-complete';
  });
}
