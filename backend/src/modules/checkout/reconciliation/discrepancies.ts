import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { fromCents } from '@shop/contract/money';
import type { DataSource } from 'typeorm';
import { query, queryReturning } from '#platform/database/sql.js';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { MetricsRegistry } from '#platform/metrics-registry.js';
import { Outbox } from '#platform/outbox/outbox.js';
import { OrderQueries } from '../../orders/index.js';
import { discrepancyNotFound } from '../checkout.errors.js';
import { type DiscrepancyKind, MESSAGES } from './discrepancy-rules.js';
import type { Resolution } from './payment-discrepancy.entity.js';
import type { DiscrepancyView, ReconciliationView } from './reconciliation.view.js';

export interface FoundDiscrepancy {
  kind: DiscrepancyKind;
  paymentIntentId: string;
  orderId: string | null;
  providerCents: number;
  orderCents: number;
}

export interface OpenDiscrepancy extends FoundDiscrepancy {
  id: string;
}

export type DescribedDiscrepancy = Pick<DiscrepancyView, 'message' | 'orderId' | 'orderNumber' | 'paymentIntentId'>;

interface ShownDiscrepancy extends OpenDiscrepancy {
  foundAt: Date;
}

const MAX_SHOWN = 200;

/** One open row per payment and kind. What staff have settled by hand is not reported again, unless it can happen again ($6). */
const RECORD = `insert into payment_differences (kind, payment_intent_id, order_id, provider_cents, order_cents)
  select $1, $2, $3, $4, $5 where $6 or not exists (
    select from payment_differences where kind = $1 and payment_intent_id = $2 and resolution = 'settled')
  on conflict (payment_intent_id, kind) where resolved_at is null
  do update set order_id = excluded.order_id, provider_cents = excluded.provider_cents, order_cents = excluded.order_cents
  returning id, xmax = 0 as fresh`;

const COLUMNS = `id, kind, payment_intent_id as "paymentIntentId", order_id as "orderId",
  provider_cents as "providerCents", order_cents as "orderCents"`;
const OPEN = `select ${COLUMNS} from payment_differences where resolved_at is null order by found_at, id`;
const FIND = `select ${COLUMNS}, resolved_at is not null as resolved from payment_differences where id = $1`;
const SHOWN = `select ${COLUMNS}, found_at as "foundAt" from payment_differences where resolved_at is null
  order by found_at desc, id limit ${MAX_SHOWN}`;
const COUNT_OPEN = 'select count(*)::int as n from payment_differences where resolved_at is null';
const FOUND_WITHIN_HOUR = `select id from payment_differences where kind = $1 and found_at > now() - interval '1 hour' limit 1`;
const RESOLVE = `update payment_differences set resolved_at = now(), resolution = $2
  where id = $1 and resolved_at is null returning id`;

const LAST_CHECK = 'select since, paid, orders, checked_at as "checkedAt" from payment_checks order by checked_at desc limit 1';
const SAVE_CHECK = 'insert into payment_checks (since, paid, orders) values ($1, $2, $3)';
const PURGE_CHECKS = `delete from payment_checks where checked_at < now() - interval '30 days'`;

/** The stored discrepancies between the provider's payments and our orders. */
@Injectable()
export class Discrepancies implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly orders: OrderQueries,
    private readonly metrics: MetricsRegistry,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge('shop_payment_differences_open', 'Payments that do not agree with their orders', () => this.countOpen());
  }

  async countOpen(): Promise<number> {
    const [count] = await query<{ n: number }>(this.db, COUNT_OPEN);
    return count?.n ?? 0;
  }

  /** True when it is new. */
  record(found: FoundDiscrepancy, joined?: Tx): Promise<boolean> {
    return joined ? this.insert(joined, found) : inTransaction(this.db, (tx) => this.insert(tx, found));
  }

  private async insert(tx: Tx, found: FoundDiscrepancy): Promise<boolean> {
    const { kind, paymentIntentId, orderId, providerCents, orderCents } = found;
    const { isEvent = false, isPermanent = false } = MESSAGES[kind];
    const values = [kind, paymentIntentId, orderId, providerCents, orderCents, isEvent && !isPermanent];
    const [row] = await query<{ id: string; fresh: boolean }>(tx, RECORD, values);
    if (!row?.fresh) return false;
    const { id: discrepancyId } = row;
    await this.outbox.add(tx, 'payment.discrepancy-found', { discrepancyId }, `payment.discrepancy-found:${discrepancyId}`);
    return true;
  }

  /** Also when it was resolved since. */
  async wasFoundWithinHour(kind: DiscrepancyKind): Promise<boolean> {
    return (await query(this.db, FOUND_WITHIN_HOUR, [kind])).length > 0;
  }

  open(): Promise<OpenDiscrepancy[]> {
    return query(this.db, OPEN);
  }

  async find(id: string): Promise<(OpenDiscrepancy & { resolved: boolean }) | undefined> {
    const [discrepancy] = await query<OpenDiscrepancy & { resolved: boolean }>(this.db, FIND, [id]);
    return discrepancy;
  }

  /** How staff read it, also after it was resolved. */
  async describe(id: string): Promise<DescribedDiscrepancy> {
    const found = await this.find(id);
    if (!found) throw discrepancyNotFound();
    const numbers = await this.orders.numbers(found.orderId === null ? [] : [found.orderId]);
    const { orderId, paymentIntentId } = found;
    return { message: MESSAGES[found.kind].message, orderId, paymentIntentId, orderNumber: numbers.get(orderId ?? '') ?? null };
  }

  /** False when it was resolved by another request. */
  async resolve(db: DataSource | Tx, id: string, resolution: Resolution): Promise<boolean> {
    return (await queryReturning(db, RESOLVE, [id, resolution])).length > 0;
  }

  async saveCheck({ since, paid, orders }: { since: Date; paid: number; orders: number }): Promise<void> {
    await this.db.query(SAVE_CHECK, [since, paid, orders]);
    await this.db.query(PURGE_CHECKS);
  }

  async view(): Promise<ReconciliationView> {
    const [last] = await query<Omit<ReconciliationView, 'differences'>>(this.db, LAST_CHECK);
    const shown = await query<ShownDiscrepancy>(this.db, SHOWN);
    const numbers = await this.orders.numbers(shown.flatMap(({ orderId }) => orderId ?? []));
    const check = last ?? { checkedAt: null, since: null, paid: 0, orders: 0 };
    return { ...check, differences: shown.map((row) => toView(row, numbers.get(row.orderId ?? '') ?? null)) };
  }
}

function toView(row: ShownDiscrepancy, orderNumber: string | null): DiscrepancyView {
  const { id, kind, paymentIntentId, orderId, foundAt } = row;
  const { message, repair } = MESSAGES[kind];
  const amounts = { providerAmount: fromCents(row.providerCents), orderAmount: fromCents(row.orderCents) };
  return { id, kind, message, repair, paymentIntentId, orderId, orderNumber, ...amounts, foundAt };
}
