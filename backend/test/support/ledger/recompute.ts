import type { DataSource } from 'typeorm';
import { query } from '#platform/database/sql.js';
import type { Sale } from './walked-shop.js';

interface Given {
  orderId: string;
  changeId: string;
  itemId: string;
  cents: number;
  borneByShop: boolean;
}

/** What refunds gave back of each line, as it was written. */
export const allGiven = (db: DataSource): Promise<Given[]> =>
  query<Given>(
    db,
    `select order_id as "orderId", change_id as "changeId", order_item_id as "itemId", (-cents)::float8 as cents, borne_by_shop as "borneByShop"
     from order_postings where kind = 'goods' and change_id is not null order by id`,
  );

export interface Posted {
  orderId: string;
  artistId: string;
  kind: string;
  cents: number;
  base: number;
  /** YYYY-MM in New York. */
  month: string;
}

export const allPosted = (db: DataSource): Promise<Posted[]> =>
  query<Posted>(
    db,
    `select line.order_id as "orderId", e.artist_id as "artistId", e.kind, e.cents::float8 as cents, e.base_cents::float8 as base,
       to_char(e.at at time zone 'America/New_York', 'YYYY-MM') as month
     from ledger_entries e join order_line_nets line on line.order_item_id = e.order_item_id`,
  );

export function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

type Entry = Pick<Posted, 'artistId' | 'kind' | 'cents' | 'base'>;

/** Entries as sorted texts, to be compared. */
export const textsOf = (entries: readonly Entry[]): string[] =>
  entries.map(({ artistId, kind, cents, base }) => `${artistId} ${kind} ${cents} ${base}`).toSorted();

/** Half up, in whole numbers. */
const shareOf = (cents: number, shareBps: number): number => Number((BigInt(cents) * BigInt(shareBps) * 2n + 10_000n) / 20_000n);

/** The entries that an order must have: of each payment its share, and of each refund what the share of the rest becomes less by it. */
export function expectedEntries({ order, lines, signs }: Sale, given: readonly Given[]): Entry[] {
  return lines.flatMap(({ artistId, shareBps, netCents }, n): Entry[] => {
    if (shareBps === null) return [];
    const share = shareOf(netCents, shareBps);
    const sold = signs.map((sign) => ({ artistId, kind: 'sale', cents: sign * share, base: sign * netCents }));
    let left = netCents;
    const changes = groupBy(
      given.filter(({ itemId }) => itemId === order.itemIds[n]),
      ({ changeId }) => changeId,
    );
    const reversed = [...changes.values()].map((parts) => {
      const before = left;
      for (const { cents, borneByShop } of parts) left -= borneByShop ? 0 : cents;
      const base = 0 - parts.reduce((total, { cents }) => total + cents, 0);
      return { artistId, kind: 'reversal', cents: shareOf(left, shareBps) - shareOf(before, shareBps), base };
    });
    return [...sold, ...reversed];
  });
}
