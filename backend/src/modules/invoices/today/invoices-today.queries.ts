import { defineQuery } from '#platform/database/define-query.js';
import { isOverdue } from '../invoice-pages.queries.js';
import { BALANCE_CENTS } from '../invoice-sorts.sql.js';
import type { OverdueInvoices } from './invoice-duties.js';

/** By the index that holds only invoices that were sent and not paid. */
export const OVERDUE_INVOICES = defineQuery<[today: string], OverdueInvoices>({
  name: 'invoices.overdue',
  text: `select count(*)::int as count, coalesce(sum(${BALANCE_CENTS}), 0)::bigint as "balanceCents"
    from invoices where ${isOverdue('$1')}`,
  columns: { count: 'integer', balanceCents: 'cents' },
});
