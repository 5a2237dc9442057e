import { defineQuery } from '#platform/database/define-query.js';
import { ARTIST_SHARES } from '../../../catalog/index.js';
import type { StoredStatement } from '../statements.queries.js';

export interface ArtistMonthRow {
  artistId: string;
  artistName: string;
  /** 1 is January. */
  month: number;
  earned: number;
  reversed: number;
  fees: number;
  deductions: number;
  adjustments: number;
  paid: number;
  /** Payments that were not taken back. */
  payments: number;
  /** Of a payment that names who got it: it has a row of its own, also where it is taken back. */
  requestId: string | null;
  sealedPayee: string | null;
}

const sumOf = (kind: string): string => `coalesce(sum(entry.cents) filter (where entry.kind = '${kind}'), 0)::bigint`;

/** `limits` are the starts of the twelve months and the end of the last one. */
export const ARTIST_MONTHS = defineQuery<[limits: readonly Date[]], ArtistMonthRow>({
  name: 'artist-ledger.artist-months',
  text: `select sums.*, coalesce(artist.name, (select artist_name from ledger_entries newest where newest.artist_id = sums."artistId"
        order by at desc, id desc limit 1)) as "artistName"
    from (
      select entry.artist_id as "artistId", width_bucket(entry.at, $1::timestamptz[]) as month, ${sumOf('sale')} as earned,
        ${sumOf('reversal')} as reversed, ${sumOf('design-fee')} as fees, ${sumOf('deduction')} as deductions,
        ${sumOf('adjustment')} as adjustments, ${sumOf('payout')} as paid,
        coalesce(-sum(sign(entry.cents)) filter (where entry.kind = 'payout'), 0)::int as payments,
        payment.request_id as "requestId", payment.sealed_payee as "sealedPayee"
      from ledger_entries entry left join ledger_entries payment
        on payment.id = coalesce(entry.reverses_id, entry.id) and payment.sealed_payee is not null
      where entry.at >= ($1::timestamptz[])[1] and entry.at < ($1::timestamptz[])[13]
      group by 1, 2, payment.id) sums
    left join ${ARTIST_SHARES} artist on artist.id = sums."artistId"`,
  columns: {
    artistId: 'uuid',
    artistName: 'text',
    month: 'integer',
    earned: 'cents',
    reversed: 'cents',
    fees: 'cents',
    deductions: 'cents',
    adjustments: 'cents',
    paid: 'cents',
    payments: 'integer',
    requestId: 'uuid',
    sealedPayee: 'text',
  },
});

export const STATEMENTS_OF_YEAR = defineQuery<[year: string], Omit<StoredStatement, 'createdAt'> & { month: number }>({
  name: 'artist-ledger.statements-of-year',
  text: `select id, artist_id as "artistId", artist_name as "artistName", sealed_content as "sealedContent",
      extract(month from month)::int as month
    from statements where month >= ($1 || '-01-01')::date and month <= ($1 || '-12-01')::date`,
  columns: { id: 'uuid', artistId: 'uuid', artistName: 'text', sealedContent: 'text', month: 'integer' },
});
