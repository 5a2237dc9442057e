import { defineQuery } from '#platform/database/define-query.js';
import type { Account } from '../ledger/due.js';

/** The artists with entries of the month, by time, that have no statement of it. */
export const COUNT_UNCLOSED = defineQuery<[from: Date, until: Date, firstDay: string], { artists: number }>({
  name: 'artist-ledger.count-unclosed',
  text: `select count(distinct artist_id)::int as artists from ledger_entries entry
    where at >= $1 and at < $2 and cents <> 0
      and not exists (select from statements where artist_id = entry.artist_id and month = $3::date)`,
  columns: { artists: 'integer' },
});

/** Only artists with a payee: nothing is due to others. */
export const ACCOUNTS = defineQuery<[], Account>({
  name: 'artist-ledger.accounts',
  text: `select coalesce(total.cents, 0)::bigint as "balanceCents", min_payout_cents as "minPayoutCents", on_hold as "onHold"
    from payees left join lateral (select sum(cents) as cents from ledger_entries where artist_id = payees.artist_id) total on true
    where not on_hold`,
  columns: { balanceCents: 'cents', minPayoutCents: 'integer', onHold: 'boolean' },
});
