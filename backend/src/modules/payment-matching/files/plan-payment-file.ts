import type { DataSource, EntityManager } from 'typeorm';
import { type Decision, decidePayments } from '../matching/decide-payments.js';
import type { OrderFacts } from '../matching/order-facts.js';
import { identifyPayments, possibleIds } from '../matching/payment-ids.js';
import { Reversals } from '../matching/reversals.js';
import type { PaymentFileContent } from '../reading/payment-file-content.js';
import { dayIn } from '#platform/calendar-day.js';
import { STORED_LINES } from './payment-files.queries.js';
import type { PaymentFileCounts } from '../payment-matching-rules.js';

/** A payment of the file that has to be decided; `lineId` is that of a line whose booking was interrupted. */
export interface PlannedPayment extends Decision {
  lineId: string | undefined;
}

/** What reading a payment file would do, by the lines that are stored now. */
export async function planPaymentFile(
  db: DataSource | EntityManager,
  file: PaymentFileContent,
  facts: OrderFacts,
  except: readonly string[],
): Promise<PlannedPayment[]> {
  const { source, payments } = file;
  const rows = await STORED_LINES.rows(db, source, possibleIds(payments));
  const stored = new Map(rows.map((row) => [row.externalId, row]));
  const interrupted = new Map(
    rows.filter(({ state, reason }) => state === 'review' && reason === 'ready').map((row) => [row.externalId, row.id]),
  );
  const open = identifyPayments(source, payments, stored).filter(
    ({ externalId }) => !stored.has(externalId) || interrupted.has(externalId),
  );
  const reading = { source, facts, except: new Set(except), reversals: new Reversals(file), today: dayIn('UTC', new Date()) };
  const decisions = decidePayments(open, reading);
  return decisions.map((decision) => ({ ...decision, lineId: interrupted.get(decision.payment.externalId) }));
}

export function countRows(
  { rows, payments, ignored, unreadable }: PaymentFileContent,
  planned: number,
  matched: number,
): PaymentFileCounts {
  return {
    rows,
    matched,
    review: planned - matched,
    known: payments.length - planned,
    ignored: ignored.length,
    unreadable: unreadable.length,
  };
}
