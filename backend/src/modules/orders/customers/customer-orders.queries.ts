import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { fromCents } from '@shop/contract/money';
import type { DataSource } from 'typeorm';
import { defineQuery } from '#platform/database/define-query.js';
import type { Tx } from '#platform/database/transactions.js';
import type { OrderRowView } from '../admin/admin-order.view.js';
import { ORDER_ROW } from '../admin/order-filter.js';
import { TOTAL_CENTS } from '../order-amounts.sql.js';
import { canEraseCustomer, type OrderStatus, type PaymentStatus } from '../order-status.js';

/** Further orders are in the order list, which can be searched by the address. */
const MAX_ROWS = 50;

const ROWS_OF_CUSTOMER = defineQuery<[email: string], Omit<OrderRowView, 'moneyHidden'>>({
  name: 'orders.of-customer',
  text: `select ${ORDER_ROW} from orders where lower(customer_email) = lower($1::text)
    order by created_at desc, id desc limit ${MAX_ROWS}`,
  columns: {
    id: 'uuid',
    orderNumber: 'text',
    customerName: 'text',
    customerEmail: 'text',
    totalAmount: 'text',
    refundedAmount: 'text',
    amountDue: 'text',
    status: 'text',
    paymentStatus: 'text',
    paymentMethod: 'text',
    paymentReference: 'text',
    paymentSentAt: 'timestamptz',
    createdAt: 'timestamptz',
    pieces: 'integer',
    lineCount: 'integer',
    firstLines: 'json',
  },
});

interface StateSums {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  count: number;
  totalCents: number;
  refundedCents: number;
}

const SUMS_BY_STATE = defineQuery<[email: string], StateSums>({
  name: 'orders.sums-of-customer',
  text: `select status, payment_status as "paymentStatus", count(*)::int as count,
      sum(${TOTAL_CENTS})::bigint as "totalCents", sum(refunded_cents)::bigint as "refundedCents"
    from orders where lower(customer_email) = lower($1::text) group by status, payment_status`,
  columns: { status: 'text', paymentStatus: 'text', count: 'integer', totalCents: 'cents', refundedCents: 'cents' },
});

const STATES_OF_CUSTOMER = defineQuery<[email: string], { id: string; status: OrderStatus; paymentStatus: PaymentStatus }>({
  name: 'orders.states-of-customer',
  text: `select id, status, payment_status as "paymentStatus" from orders where lower(customer_email) = lower($1::text)
    order by created_at, id`,
  columns: { id: 'uuid', status: 'text', paymentStatus: 'text' },
});

const WITH_ORDERS = defineQuery<[emails: readonly string[]], { email: string }>({
  name: 'orders.emails-with-orders',
  text: `select email from unnest($1::text[]) email where exists (select from orders where lower(customer_email) = email)`,
  columns: { email: 'text' },
});

interface BoughtPiece {
  email: string;
  productId: string;
  variantId: string | null;
  since: Date;
}

const HAS_BOUGHT = defineQuery<[email: string, productId: string, variantId: string | null, since: Date], { found: number }>({
  name: 'orders.has-bought',
  text: `select 1 as found from orders join order_items item on item.order_id = orders.id
    where lower(customer_email) = lower($1::text) and orders.created_at > $4 and orders.status <> 'cancelled'
      and item.product_id = $2 and ($3::uuid is null or item.variant_id = $3) limit 1`,
  columns: { found: 'integer' },
});

interface CustomerSums {
  count: number;
  /** Orders that still need their customer, and cannot be erased yet. */
  unfinished: number;
  /** Money that arrived, in US dollars, including what was refunded later. */
  paid: string;
  refunded: string;
}

const ARRIVED: ReadonlySet<PaymentStatus> = new Set(['paid', 'refunded']);

/** The orders of one email address; its case does not matter. */
@Injectable()
export class CustomerOrders {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Newest first, at most 50. */
  rows(email: string): Promise<OrderRowView[]> {
    return ROWS_OF_CUSTOMER.rows(this.db, email);
  }

  async sums(email: string): Promise<CustomerSums> {
    const states = await SUMS_BY_STATE.rows(this.db, email);
    const sum = (pick: (state: StateSums) => number): number => states.reduce((total, state) => total + pick(state), 0);
    return {
      count: sum(({ count }) => count),
      unfinished: sum((state) => (canEraseCustomer(state) ? 0 : state.count)),
      paid: fromCents(sum(({ paymentStatus, totalCents }) => (ARRIVED.has(paymentStatus) ? totalCents : 0))),
      refunded: fromCents(sum(({ refundedCents }) => refundedCents)),
    };
  }

  /** Oldest first. */
  async ids(email: string): Promise<string[]> {
    return (await STATES_OF_CUSTOMER.rows(this.db, email)).map(({ id }) => id);
  }

  /** The orders whose customer may be erased now. */
  async erasableIds(email: string): Promise<string[]> {
    return (await STATES_OF_CUSTOMER.rows(this.db, email)).filter(canEraseCustomer).map(({ id }) => id);
  }

  /** Whether the address has ordered the product since, in this size or without one in any; a cancelled order does not count. */
  async hasBought({ email, productId, variantId, since }: BoughtPiece): Promise<boolean> {
    return (await HAS_BOUGHT.first(this.db, email, productId, variantId, since)) !== undefined;
  }

  /** The addresses of `emails`, which are in lower case, that an order names. */
  async known(tx: Tx, emails: readonly string[]): Promise<string[]> {
    return (await WITH_ORDERS.rows(tx, emails)).map(({ email }) => email);
  }
}
