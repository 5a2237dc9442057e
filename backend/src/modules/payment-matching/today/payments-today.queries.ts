import { defineQuery } from '#platform/database/define-query.js';
import type { OwedPayer } from './payment-duties.js';

type Row = OwedPayer & { payerCount: number };

/** Longest waiting first; each row has the number of all. By the index that holds only lines with money that has not gone back. */
export const OWED_PAYERS = defineQuery<[limit: number], Row>({
  name: 'payment-matching.owed-payers',
  text: `select source, payer, sum(owed_cents)::bigint as "owedCents", (count(*) over ())::int as "payerCount"
    from statement_lines where owed_cents > 0 and returned_at is null
    group by source, payer order by min(paid_on), source, payer limit $1`,
  columns: { source: 'text', payer: 'text', owedCents: 'cents', payerCount: 'integer' },
});
