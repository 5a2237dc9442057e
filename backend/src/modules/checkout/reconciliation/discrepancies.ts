import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { fromCents } from '@shop/contract/money';
import { query, queryReturning } from '#platform/database/sql.js';
import type { Tx } from '#platform/database/transactions.js';
import { MetricsRegistry } from '#platform/metrics-registry.js';
import { type DiscrepancyKind, WORDS } from './discrepancy-rules.js';
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

/** What staff has settled by hand is not found again; an open one is one row, however often it is found. */
const RECORD = `insert into payment_differences (kind, payment_intent_id, order_id, provider_cents, order_cents)
  select $1, $2, $3, $4, $5 where not exists (
    select from payment_differences where kind = $1 and payment_intent_id = $2 and resolution = 'settled')
  on conflict (payment_intent_id, kind) where resolved_at is null
  do update set order_id = excluded.order_id, provider_cents = excluded.provider_cents, order_cents = excluded.order_cents
  returning id, xmax = 0 as fresh`;

const COLUMNS = `d.id, d.kind, d.payment_intent_id as "paymentIntentId", d.order_id as "orderId",
  d.provider_cents as "providerCents", d.order_cents as "orderCents"`;

const MOST_SHOWN = 200;
const SHOWN = `select ${COLUMNS}, o.order_number as "orderNumber", d.found_at as "foundAt" from payment_differences d
  left join orders o on o.id = d.order_id where d.resolved_at is null order by d.found_at desc, d.id limit ${MOST_SHOWN}`;

const LAST = 'select since, paid, orders, checked_at as "checkedAt" from payment_checks order by checked_at desc limit 1';

/** The stored differences between the provider's books and ours. */
@Injectable()
export class Discrepancies implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly meters: MetricsRegistry,
  ) {}

  onModuleInit(): void {
    const name = 'shop_payment_differences_open';
    this.meters.gauge(name, 'Payments that do not agree with their orders', async () => {
      const [count] = await query<{ n: number }>(
        this.db,
        'select count(*)::int as n from payment_differences where resolved_at is null',
      );
      return count?.n ?? 0;
    });
  }

  /** True when it was not known yet. */
  async record(found: FoundDiscrepancy, db: DataSource | Tx = this.db): Promise<boolean> {
    const { kind, paymentIntentId, orderId, providerCents, orderCents } = found;
    const [row] = await query<{ fresh: boolean }>(db, RECORD, [kind, paymentIntentId, orderId, providerCents, orderCents]);
    return row?.fresh ?? false;
  }

  /** Open differences of one payment, or of all. */
  open(paymentIntentId?: string): Promise<OpenDiscrepancy[]> {
    const sql = `select ${COLUMNS} from payment_differences d
      where d.resolved_at is null and ($1::text is null or d.payment_intent_id = $1) order by d.found_at, d.id`;
    return query(this.db, sql, [paymentIntentId ?? null]);
  }

  async find(id: string): Promise<(OpenDiscrepancy & { resolved: boolean }) | undefined> {
    const sql = `select ${COLUMNS}, d.resolved_at is not null as resolved from payment_differences d where d.id = $1`;
    const [difference] = await query<OpenDiscrepancy & { resolved: boolean }>(this.db, sql, [id]);
    return difference;
  }

  /** False when somebody else has resolved it. */
  async resolve(db: DataSource | Tx, id: string, resolution: Resolution): Promise<boolean> {
    const sql = `update payment_differences set resolved_at = now(), resolution = $2 where id = $1 and resolved_at is null returning id`;
    return (await queryReturning(db, sql, [id, resolution])).length > 0;
  }

  async view(): Promise<ReconciliationView> {
    const [last] = await query<Omit<ReconciliationView, 'differences'>>(this.db, LAST);
    const shown = await query<OpenDiscrepancy & Pick<DiscrepancyView, 'orderNumber' | 'foundAt'>>(this.db, SHOWN);
    const check = last ?? { checkedAt: null, since: null, paid: 0, orders: 0 };
    return { ...check, differences: shown.map(toView) };
  }
}

function toView(row: OpenDiscrepancy & Pick<DiscrepancyView, 'orderNumber' | 'foundAt'>): DiscrepancyView {
  const { id, kind, paymentIntentId, orderId, orderNumber, foundAt } = row;
  const { message, repair } = WORDS[kind];
  const amounts = { providerAmount: fromCents(row.providerCents), orderAmount: fromCents(row.orderCents) };
  return { id, kind, message, repair, paymentIntentId, orderId, orderNumber, ...amounts, foundAt };
}
