import { type FileRow, Headings, MAX_HEADING_ROWS } from '@shop/contract/files';

export const ORDER_NUMBER = /^'?#?ORD-[A-Z0-9]+$/i;

/** Names of columns beside the tracking number that say "tracking", too. */
const NO_NUMBER =
  /status|link|url|date|time|event|carrier|courier|location|service|page|cost|history|company|provider|return|update|email|sent|info/;
const NUMBERS = [/track.*(?:number|num|no|code|id)$|^tracking$/, /track/];
const CARRIERS = [/carrier$/, /carrier|courier|provider|company|shipvia|shippedvia/, /service/];
const NO_CARRIER = /date|cost|fee|status|code|link|url/;
const VOIDED = /void|cancel|refund/;

/** Where a list with headings has what. More than one column of numbers is a doubt where a row has different ones. */
export interface TrackingColumns {
  headings: Headings;
  order: number;
  carrier: number | undefined;
  numbers: number[];
  statuses: number[];
  /** Any text in these means that the label is void, but for a no. */
  voids: number[];
}

/** Undefined for a list without headings. */
export function trackingColumns(rows: readonly FileRow[]): TrackingColumns | undefined {
  const headings = Headings.find(rows.slice(0, MAX_HEADING_ROWS), (found) => numbersOf(found).length > 0);
  if (!headings || rows.slice(0, rows.length - headings.rows.length).some(hasOrderNumber)) return undefined;
  return {
    headings,
    order: orderColumn(headings),
    carrier: firstOf(headings, CARRIERS, NO_CARRIER)[0],
    numbers: numbersOf(headings),
    statuses: headings.columnsWhere((name) => name.includes('status')),
    voids: headings.columnsWhere((name) => VOIDED.test(name) && !name.includes('status')),
  };
}

const hasOrderNumber = ({ cells }: FileRow): boolean => cells.some((cell) => ORDER_NUMBER.test(cell));

/** The columns of the first pattern that any heading has. */
function firstOf(headings: Headings, patterns: readonly RegExp[], except: RegExp): number[] {
  const found = patterns.map((pattern) => headings.columnsWhere((name) => pattern.test(name) && !except.test(name)));
  return found.find((columns) => columns.length > 0) ?? [];
}

const numbersOf = (headings: Headings): number[] => firstOf(headings, NUMBERS, NO_NUMBER);

/** The column with the most order numbers: "Order Date" and "Order ID" of another program have none. */
function orderColumn({ rows, count }: Headings): number {
  const counts = Array.from(
    { length: count },
    (_, column) => rows.filter(({ cells }) => ORDER_NUMBER.test(cells[column] ?? '')).length,
  );
  return counts.indexOf(Math.max(...counts));
}

const VOIDED_LABEL = /^(?:label )?(?:void(?:ed)?|cancell?ed|refund(?:ed)?|(?:void|refund) (?:requested|pending|submitted))\b/i;
const NO = /^(?:n|no|none|false|0|0\.00|\$0\.00|-|n\/a|not .*)?$/i;

export const isVoided = ({ cells }: FileRow, { statuses, voids }: TrackingColumns): boolean =>
  statuses.some((column) => VOIDED_LABEL.test(cells[column] ?? '')) || voids.some((column) => !NO.test(cells[column] ?? ''));
