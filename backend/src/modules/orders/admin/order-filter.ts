import { foldedWords } from '@shop/contract/search';
import { containsPattern } from '#platform/database/search-words.sql.js';
import { amountOf, dollarsOf } from '#platform/money/money.sql.js';
import { phoneDigits } from '../phone-digits.js';
import { searchedAmount } from '../searched-amount.js';
import { DUE_CENTS } from '../order-amounts.sql.js';
import type { OrderFilterDto, OrderPageDto, Queue } from './admin-order.dto.js';

export const PAGE_SIZE = 50;

/** SQL with all values as parameters. */
interface Query {
  sql: string;
  parameters: unknown[];
}

/** Identical to the conditions of the partial indexes, so that Postgres uses them. */
export const TO_CONFIRM = `payment_status = 'unpaid' and status in ('pending', 'confirmed')`;
export const TO_SHIP = `payment_status = 'paid' and status in ('confirmed', 'processing')`;

/** The settings of the shop, and the rights of the reader, that decide what a filter finds. */
interface FilterSettings {
  timeZone: string;
  overdueDays: number;
  onTheWayDays: number;
  /** False: email, phone, address and the names of customers with shipped orders are not searched. */
  seesCustomers: boolean;
  /** False: orders are not found by their total. */
  seesMoney: boolean;
}

/** `days` is a placeholder, here and below. */
export const overdueAmongToShip = (days: string): string => `paid_at < now() - make_interval(days => ${days})`;
const overdue = (days: string): string => `${TO_SHIP} and ${overdueAmongToShip(days)}`;
export const onTheWayTooLong = (days: string): string =>
  `status = 'shipped' and shipped_at < now() - make_interval(days => ${days})`;

/** Lines that a row of the list shows. */
const MAX_ROW_LINES = 3;

/** Until the order is shipped, rows show what goes into the parcel: without pieces that were refunded before. */
const PARCEL = `(select *, case when orders.status in ('pending', 'confirmed', 'processing') then quantity - returned_quantity
  else quantity end as pieces from order_items where order_id = orders.id)`;

/** The columns of an `OrderRowView`. */
export const ORDER_ROW = `id, order_number as "orderNumber", customer_name as "customerName", customer_email as "customerEmail",
  total_amount as "totalAmount", ${dollarsOf('refunded_cents')}::text as "refundedAmount", ${dollarsOf(DUE_CENTS)}::text as "amountDue", status, payment_status as "paymentStatus",
  payment_method as "paymentMethod", payment_reference as "paymentReference", payment_sent_at as "paymentSentAt", created_at as "createdAt",
  (select coalesce(sum(item.pieces), 0)::int from ${PARCEL} item) as pieces,
  (select count(*)::int from ${PARCEL} item where item.pieces > 0) as "lineCount",
  (select coalesce(json_agg(line), '[]') from (select product_name as name, variant_label as label, item.pieces as quantity
    from ${PARCEL} item where item.pieces > 0 order by item.created_at, item.id limit ${MAX_ROW_LINES}) line) as "firstLines"`;

/** Postgres takes an index for slower than all rows when it would look up very many trigrams. */
const MAX_INDEXED_LENGTH = 16;

/** What accounts see of an order that may not see customers; see `redact-order.ts`. */
const SHOWN_TO_PACKERS = `folded_text(concat_ws(' ', order_number, item_names,
  case when status in ('pending', 'confirmed', 'processing') then customer_name end))`;

type Reader = Pick<FilterSettings, 'seesCustomers' | 'seesMoney'>;

/** Texts, or the total: what accounts may not see must not lead them to an order. */
function searchCondition(search: string, reader: Reader, parameters: unknown[]): string | undefined {
  const texts = textCondition(search, reader.seesCustomers, parameters);
  const amount = reader.seesMoney ? searchedAmount(search) : undefined;
  if (amount === undefined) return texts;
  const ofAmount = `${amountOf('total_amount')} = ${amountOf(`$${parameters.push(amount)}`)}`;
  return texts === undefined ? ofAmount : `(${texts} or ${ofAmount})`;
}

/** Each word is looked up with an index; what accounts may not see must not lead them to an order. */
function textCondition(search: string, seesCustomers: boolean, parameters: unknown[]): string | undefined {
  const like = (column: string, text: string): string => `${column} like $${parameters.push(containsPattern(text))}`;
  const holds = (text: string): string => {
    const anywhere = `(${like('search_text', text)} or ${like('details_text', text)})`;
    return seesCustomers ? anywhere : `${anywhere} and ${like(SHOWN_TO_PACKERS, text)}`;
  };
  const digits = seesCustomers ? phoneDigits(search) : undefined;
  if (digits !== undefined) {
    // As it is typed, it can be a long ZIP code or, without signs, a part of an email.
    const asTyped = like(/\D/.test(search) ? 'details_text' : 'search_text', search);
    return `(${like('details_text', digits)} or ${asTyped})`;
  }
  const words = foldedWords(search.replaceAll(',', ' ')).flatMap((word) =>
    word.length > MAX_INDEXED_LENGTH ? [word.slice(0, MAX_INDEXED_LENGTH), word] : word,
  );
  return words.length === 0 ? undefined : words.map(holds).join(' and ');
}

type Condition = (settings: FilterSettings, parameters: unknown[]) => string | undefined;

const QUEUE_CONDITIONS: Record<Queue, Condition> = {
  'to-confirm': () => TO_CONFIRM,
  'to-ship': () => TO_SHIP,
  overdue: ({ overdueDays }, parameters) => overdue(`$${parameters.push(overdueDays)}`),
  'on-the-way-too-long': ({ onTheWayDays }, parameters) => onTheWayTooLong(`$${parameters.push(onTheWayDays)}`),
  all: () => undefined,
};

function conditions(filter: OrderFilterDto, settings: FilterSettings, parameters: unknown[]): string[] {
  const given = (value: unknown, condition: (placeholder: string) => string): string | undefined =>
    value === undefined ? undefined : condition(`$${parameters.push(value)}`);
  const day = (placeholder: string): string => `(${placeholder}::timestamp at time zone $${parameters.push(settings.timeZone)})`;
  return [
    QUEUE_CONDITIONS[filter.queue ?? 'all'](settings, parameters),
    filter.search === undefined ? undefined : searchCondition(filter.search, settings, parameters),
    given(filter.status, (status) => `status = ${status}`),
    given(filter.paymentStatus, (status) => `payment_status = ${status}`),
    given(filter.method, (method) => `payment_method = ${method}`),
    given(filter.from, (from) => `created_at >= ${day(from)}`),
    given(filter.to, (to) => `created_at < ${day(`(${to}::date + 1)`)}`),
  ].filter((condition) => condition !== undefined);
}

/** Queues start with the oldest order. Accounts that may not see money would learn it from the order of the totals. */
function sortOf({ queue = 'all', sort }: OrderPageDto, { seesMoney }: Pick<FilterSettings, 'seesMoney'>) {
  if (sort === undefined || !seesMoney) return { keys: ['created_at', 'id'], direction: queue === 'all' ? 'desc' : 'asc' };
  return { keys: [amountOf('total_amount'), 'created_at', 'id'], direction: sort === 'total-desc' ? 'desc' : 'asc' };
}

/** One page plus one row, which shows whether there is a next page. */
export function orderPage(filter: OrderPageDto, settings: FilterSettings, size = PAGE_SIZE): Query {
  const parameters: unknown[] = [];
  const where = conditions(filter, settings, parameters);
  const { keys, direction } = sortOf(filter, settings);
  if (filter.after !== undefined) {
    const last = `(select ${keys.join(', ')} from orders where id = $${parameters.push(filter.after)})`;
    where.push(`(${keys.join(', ')}) ${direction === 'desc' ? '<' : '>'} ${last}`);
  }
  const sql = `select ${ORDER_ROW} from orders ${where.length > 0 ? `where ${where.join(' and ')}` : ''}
    order by ${keys.map((key) => `${key} ${direction}`).join(', ')} limit ${size + 1}`;
  return { sql, parameters };
}
