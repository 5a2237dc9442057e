import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { defineQuery } from '#platform/database/define-query.js';
import { containsPattern, holdsAllWords, longestWordPatterns } from '#platform/database/search-words.sql.js';
import type { OrderStatus } from '../order-status.js';
import { phoneDigits } from '../phone-digits.js';
import { searchedAmount } from '../searched-amount.js';

export interface FoundOrder {
  id: string;
  orderNumber: string;
  customerName: string;
  status: OrderStatus;
  createdAt: Date;
  /** Its money has not been written down; false where the account may not see money. */
  awaitsPayment: boolean;
}

export interface FoundPerson {
  email: string;
  name: string;
  at: Date;
}

type Search = [patterns: readonly string[], words: readonly string[], limit: number];

const FOUND_ORDER = {
  id: 'uuid',
  orderNumber: 'text',
  customerName: 'text',
  status: 'text',
  createdAt: 'timestamptz',
  awaitsPayment: 'boolean',
} as const;

/** Only a manual payment comes after its order. */
const FOUND = `id, order_number as "orderNumber", customer_name as "customerName", status, created_at as "createdAt",
    payment_status = 'unpaid' and status <> 'cancelled' as "awaitsPayment"`;

const COLUMNS = 'id, order_number, customer_name, customer_email, status, payment_status, created_at, search_text';

/**
 * Words that very many orders have, and words of two letters, are found among the newest 1,000, rare ones by the index. Both parts are bounded, because
 * comparing all orders that share a common word would take as long as reading them all.
 */
const MATCHING = `(
    select * from (select ${COLUMNS} from orders order by created_at desc, id desc limit 1000) newest
    where ${holdsAllWords('search_text', '$2')}
    union
    select * from (select ${COLUMNS} from orders where cardinality($1::text[]) > 0 and search_text like ($1::text[])[1] and search_text like ($1::text[])[2]
      and search_text like ($1::text[])[3] limit 300) indexed
    where ${holdsAllWords('search_text', '$2')}
  ) matching`;

const FIND_ORDERS = defineQuery<Search, FoundOrder>({
  name: 'orders.find',
  text: `select ${FOUND} from ${MATCHING}
    order by created_at desc, id desc limit $3`,
  columns: FOUND_ORDER,
});

const FIND_BY_NUMBER = defineQuery<Search, FoundOrder>({
  name: 'orders.find-by-number',
  text: `select id, order_number as "orderNumber", '' as "customerName", status, created_at as "createdAt",
      false as "awaitsPayment" from ${MATCHING}
    where ${holdsAllWords('folded_text(order_number)', '$2')} order by created_at desc, id desc limit $3`,
  columns: FOUND_ORDER,
});

const FIND_CUSTOMERS = defineQuery<Search, FoundPerson>({
  name: 'orders.find-customers',
  text: `select email, name, at from (
      select distinct on (lower(customer_email)) lower(customer_email) as email, customer_name as name, created_at as at
      from ${MATCHING} where customer_email <> '' and ${holdsAllWords(`folded_text(customer_name || ' ' || customer_email)`, '$2')}
      order by lower(customer_email), created_at desc
    ) people order by at desc, email limit $3`,
  columns: { email: 'text', name: 'text', at: 'timestamptz' },
});

/** A digit more or less is another number, so that few orders match; the limit is for numbers that many orders share. */
const OF_PHONE = `(select ${COLUMNS} from orders where details_text like $1 limit 300) matching`;

const FIND_BY_PHONE = defineQuery<[pattern: string, limit: number], FoundOrder>({
  name: 'orders.find-by-phone',
  text: `select ${FOUND} from ${OF_PHONE}
    order by created_at desc, id desc limit $2`,
  columns: FOUND_ORDER,
});

const FIND_CUSTOMERS_BY_PHONE = defineQuery<[pattern: string, limit: number], FoundPerson>({
  name: 'orders.find-customers-by-phone',
  text: `select email, name, at from (
      select distinct on (lower(customer_email)) lower(customer_email) as email, customer_name as name, created_at as at
      from ${OF_PHONE} where customer_email <> '' order by lower(customer_email), created_at desc
    ) people order by at desc, email limit $2`,
  columns: { email: 'text', name: 'text', at: 'timestamptz' },
});

const FIND_BY_AMOUNT = defineQuery<[amount: string, limit: number], FoundOrder>({
  name: 'orders.find-by-amount',
  text: `select ${FOUND} from orders
    where total_amount = $1 order by created_at desc, id desc limit $2`,
  columns: FOUND_ORDER,
});

/** Orders and their customers by words in lower case and without accents, or by phone, newest first. */
@Injectable()
export class OrderSearch {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  orders(words: readonly string[], limit: number): Promise<FoundOrder[]> {
    return FIND_ORDERS.rows(this.db, longestWordPatterns(words), words, limit);
  }

  /** For accounts that may not see customers: the number alone is compared, and names are left out. */
  ordersByNumber(words: readonly string[], limit: number): Promise<FoundOrder[]> {
    return FIND_BY_NUMBER.rows(this.db, longestWordPatterns(words), words, limit);
  }

  customers(words: readonly string[], limit: number): Promise<FoundPerson[]> {
    return FIND_CUSTOMERS.rows(this.db, longestWordPatterns(words), words, limit);
  }

  /** Empty when `search` cannot be a phone number of at least seven digits. */
  async ordersByPhone(search: string, limit: number): Promise<FoundOrder[]> {
    const digits = phoneDigits(search);
    return digits === undefined ? [] : FIND_BY_PHONE.rows(this.db, containsPattern(digits), limit);
  }

  /** Empty when `search` is no amount. */
  async ordersByAmount(search: string, limit: number): Promise<FoundOrder[]> {
    const amount = searchedAmount(search);
    return amount === undefined ? [] : FIND_BY_AMOUNT.rows(this.db, amount, limit);
  }

  /** As `ordersByPhone`. */
  async customersByPhone(search: string, limit: number): Promise<FoundPerson[]> {
    const digits = phoneDigits(search);
    return digits === undefined ? [] : FIND_CUSTOMERS_BY_PHONE.rows(this.db, containsPattern(digits), limit);
  }
}
