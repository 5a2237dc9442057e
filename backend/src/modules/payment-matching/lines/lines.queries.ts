import { ORDER_TEXTS } from '@shop/contract/text-fields';
import { defineQuery } from '#platform/database/define-query.js';
import type { LineState, MatchReason, PaymentFileSource } from '../payment-matching-rules.js';

/** A stored line with the ids of the orders that it pays. */
export interface LineRow {
  id: string;
  source: PaymentFileSource;
  externalId: string;
  paidOn: string;
  payer: string | null;
  note: string | null;
  cents: number;
  state: LineState;
  reason: MatchReason | null;
  owedCents: number;
  returnedAt: Date | null;
  returnedReference: string | null;
  decidedBy: string | null;
  orderIds: string[];
}

const LINE = `select id, source, external_id as "externalId", paid_on::text as "paidOn", payer, note, cents, state, reason,
    owed_cents as "owedCents", returned_at as "returnedAt", returned_reference as "returnedReference", decided_by as "decidedBy",
    array(select order_id from statement_line_orders where line_id = line.id order by order_id) as "orderIds"
  from statement_lines line`;

const columns = {
  id: 'uuid',
  source: 'text',
  externalId: 'text',
  paidOn: 'text',
  payer: 'text',
  note: 'text',
  cents: 'integer',
  state: 'text',
  reason: 'text',
  owedCents: 'integer',
  returnedAt: 'timestamptz',
  returnedReference: 'text',
  decidedBy: 'text',
  orderIds: 'uuid[]',
} as const;

export const LINES_BY_ID = defineQuery<[ids: readonly string[]], LineRow>({
  name: 'payment-matching.lines-by-id',
  text: `${LINE} where id = any($1::uuid[])`,
  columns,
});

/** Null leaves a condition out. `owed` are lines with money that has not gone back, also matched ones. */
export const LINE_PAGE = defineQuery<
  [state: LineState | null, orderId: string | null, after: string | null, limit: number],
  LineRow
>({
  name: 'payment-matching.line-page',
  text: `${LINE} where ($1::text is null
      or case when $1 = 'owed' then owed_cents > 0 and returned_at is null else state = $1 end)
    and ($2::uuid is null or exists (select from statement_line_orders where line_id = line.id and order_id = $2))
    and ($3::uuid is null or (paid_on, id) > (select paid_on, id from statement_lines where id = $3))
    order by paid_on, id limit $4`,
  columns,
});

export interface LineCounts {
  review: number;
  owed: number;
  owedCents: number;
}

export const COUNT_LINES = defineQuery<[], LineCounts>({
  name: 'payment-matching.count-lines',
  text: `select (select count(*)::int from statement_lines where state = 'review') as review,
    count(*)::int as owed, coalesce(sum(owed_cents), 0)::bigint as "owedCents"
    from statement_lines where owed_cents > 0 and returned_at is null`,
  columns: { review: 'integer', owed: 'integer', owedCents: 'cents' },
});

/** In the same order in each transaction, so that none waits for another one in a circle. */
export const LOCK_LINES = defineQuery<[ids: readonly string[]], { id: string; reason: MatchReason | null }>({
  name: 'payment-matching.lock-lines',
  text: `select id, reason from statement_lines where id = any($1::uuid[]) and state = 'review' order by id for update`,
  columns: { id: 'uuid', reason: 'text' },
});

export const ORDERS_OF_LINES = defineQuery<[lineIds: readonly string[]], { orderId: string }>({
  name: 'payment-matching.orders-of-lines',
  text: 'select distinct order_id as "orderId" from statement_line_orders where line_id = any($1::uuid[])',
  columns: { orderId: 'uuid' },
});

export const ADD_LINE_ORDER = defineQuery<[lineIds: readonly string[], orderId: string]>({
  name: 'payment-matching.add-line-order',
  text: `insert into statement_line_orders (line_id, order_id) select line_id, $2::uuid from unnest($1::uuid[]) as given(line_id)
    on conflict do nothing`,
});

/** A reversal is remembered, so that reading it again changes nothing. */
export const FINISH_LINES = defineQuery<[ids: readonly string[], decidedBy: string]>({
  name: 'payment-matching.finish-lines',
  text: `update statement_lines set state = 'matched', reason = case when reason = 'taken-back' then reason end,
    decided_by = $2, decided_at = now() where id = any($1::uuid[]) and state = 'review'`,
});

export const SET_OWED = defineQuery<[id: string, cents: number]>({
  name: 'payment-matching.set-owed',
  text: 'update statement_lines set owed_cents = $2 where id = $1',
});

const WITHOUT_ORDERS = 'not exists (select from statement_line_orders where line_id = id)';

export const OWE_LINE = defineQuery<[id: string, decidedBy: string]>({
  name: 'payment-matching.owe-line',
  text: `update statement_lines set state = 'owed', owed_cents = cents, decided_by = $2, decided_at = now()
    where id = $1 and state = 'review' and returned_at is null and ${WITHOUT_ORDERS}`,
});

/** The id stays, so that the row is known when it is read again. */
export const DISMISS_LINE = defineQuery<[id: string, decidedBy: string]>({
  name: 'payment-matching.dismiss-line',
  text: `update statement_lines set state = 'dismissed', payer = null, note = null, decided_by = $2, decided_at = now()
    where id = $1 and state = 'review' and ${WITHOUT_ORDERS}`,
});

export const REOPEN_LINE = defineQuery<[id: string]>({
  name: 'payment-matching.reopen-line',
  text: `update statement_lines set state = 'review', reason = 'reopened', decided_by = null, decided_at = null
    where id = $1 and state = 'dismissed'`,
});

export const RETURN_OWED = defineQuery<[id: string, reference: string]>({
  name: 'payment-matching.return-owed',
  text: `update statement_lines set returned_at = now(), returned_reference = $2
    where id = $1 and owed_cents > 0 and returned_at is null`,
});

/** Nothing books these lines by itself again. Money that went back stays gone. A reference is that of one line, as `referenceOf` makes it. */
export const UNDO_LINES_OF_ORDER = defineQuery<[orderId: string, reference: string | null]>({
  name: 'payment-matching.undo-lines',
  text: `with removed as (delete from statement_line_orders where order_id = $1 and ($2::text is null or line_id in (
        select id from statement_lines where $2 in (right(external_id, ${ORDER_TEXTS.reference.max}),
          right(source || ' ' || external_id, ${ORDER_TEXTS.reference.max})))) returning line_id)
    update statement_lines set state = 'review', reason = 'undone', decided_by = null, decided_at = null,
      owed_cents = case when returned_at is null then 0 else owed_cents end
    where id in (select line_id from removed)`,
});

export const PURGE_LINES = defineQuery<[days: number, limit: number]>({
  name: 'payment-matching.purge-lines',
  text: `update statement_lines set payer = null, note = null where id in (select id from statement_lines
    where decided_at < now() - make_interval(days => $1) and (payer is not null or note is not null) limit $2)`,
});

export const ERASE_LINES_OF_ORDER = defineQuery<[orderId: string]>({
  name: 'payment-matching.erase-lines',
  text: `update statement_lines set payer = null, note = null
    where id in (select line_id from statement_line_orders where order_id = $1)`,
});
