import { type FileRow, Headings } from '@shop/contract/files';

export const ORDER_NUMBER = /^'?#?ORD-[A-Z0-9]+$/i;

/** Names of columns beside the tracking number that say "tracking", too. */
const NO_NUMBER =
  /status|link|url|date|time|event|carrier|courier|location|service|page|cost|history|company|provider|return|update|email|sent|info/;
const NUMBERS = [/track.*(?:number|num|no|code|id)$|^tracking$/, /track/];
const CARRIERS = [/carrier$/, /carrier|courier|provider|company|shipvia|shippedvia/, /service/];
const NO_CARRIER = /date|cost|fee|status|code|link|url/;
const VOIDED = /void|cancel|refund/;
const NO_VOID = /status|amount|total|cost|fee/;

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
  const headings = Headings.find(rows, (found) => hasTwoNames(found) && numbersOf(found).length > 0);
  if (!headings || rows.slice(0, rows.length - headings.rows.length).some(hasOrderNumber)) return undefined;
  const named = numbersOf(headings);
  const order = orderColumn(headings, named);
  const numbers = named.filter((column) => column !== order);
  if (numbers.length === 0) return undefined;
  return {
    headings,
    order,
    carrier: firstOf(headings, CARRIERS, NO_CARRIER)[0],
    numbers,
    statuses: headings.columnsWhere((name) => name.includes('status')),
    voids: headings.columnsWhere((name) => VOIDED.test(name) && !NO_VOID.test(name)),
  };
}

const hasOrderNumber = ({ cells }: FileRow): boolean => cells.some((cell) => ORDER_NUMBER.test(cell));

/** The columns of the first pattern that any heading has. */
function firstOf(headings: Headings, patterns: readonly RegExp[], except: RegExp): number[] {
  const found = patterns.map((pattern) => headings.columnsWhere((name) => pattern.test(name) && !except.test(name)));
  return found.find((columns) => columns.length > 0) ?? [];
}

/** A title above the headings, such as "Tracking for Monday", is one text. */
const hasTwoNames = (headings: Headings): boolean => headings.columnsWhere((name) => name !== '').length > 1;

/** "Tracking Info" is the number where no other column is. */
function numbersOf(headings: Headings): number[] {
  const named = firstOf(headings, NUMBERS, NO_NUMBER);
  return named.length > 0 ? named : headings.columnsWhere((name) => name === 'trackinginfo' || name === 'trackinginformation');
}

/** The column with the most order numbers, of those beside the tracking number if one has any: "Order Date" and "Order ID" have none. */
function orderColumn({ rows, count }: Headings, numbers: readonly number[]): number {
  const counts = Array.from(
    { length: count },
    (_, column) => rows.filter(({ cells }) => ORDER_NUMBER.test(cells[column] ?? '')).length,
  );
  const beside = counts.map((found, column) => (numbers.includes(column) ? 0 : found));
  const best = beside.some((found) => found > 0) ? beside : counts;
  return best.indexOf(Math.max(...best));
}

const VOIDED_LABEL = /^(?:label )?(?:void(?:ed)?|cancell?ed|refund(?:ed)?|(?:void|refund) (?:requested|pending|submitted))\b/i;
const NO = /^(?:n|no|none|false|0|0\.00|\$0\.00|-|n\/a|not .*)?$/i;

export const isVoided = ({ cells }: FileRow, { statuses, voids }: TrackingColumns): boolean =>
  statuses.some((column) => VOIDED_LABEL.test(cells[column] ?? '')) || voids.some((column) => !NO.test(cells[column] ?? ''));
