import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { fromCents } from '@shop/contract/money';
import type { DataSource } from 'typeorm';
import { type MatchableOrder, OrderMatching } from '../../orders/index.js';
import { ShopSettings } from '../../settings/index.js';
import { namedOrders, nearOrders, ordersOfAmount } from '../matching/candidates.js';
import { type Decision } from '../matching/decide-payments.js';
import { sentenceOf } from '../matching/match-reasons.js';
import { type OrderFacts, OrderFactsQueries } from '../matching/order-facts.js';
import { lineNotFound } from '../payment-matching.errors.js';
import { type LineRow, LINES_BY_ID } from './lines.queries.js';
import type { LineOrderView, PaymentLineView } from './payment-line.view.js';
import type { PaymentFileSource } from '../payment-matching-rules.js';

/** Lines with their orders, their candidates and a sentence. */
@Injectable()
export class LineViews {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly orders: OrderMatching,
    private readonly facts: OrderFactsQueries,
    private readonly settings: ShopSettings,
  ) {}

  async one(id: string): Promise<PaymentLineView> {
    const [view] = await this.byIds([id]);
    if (!view) throw lineNotFound();
    return view;
  }

  /** In the order of `ids`; unknown ones are left out. */
  async byIds(ids: readonly string[]): Promise<PaymentLineView[]> {
    const found = new Map((await LINES_BY_ID.rows(this.db, ids)).map((row) => [row.id, row]));
    return this.of(ids.flatMap((id) => found.get(id) ?? []));
  }

  async of(rows: readonly LineRow[]): Promise<PaymentLineView[]> {
    if (rows.length === 0) return [];
    const unpaid = rows.filter(({ state }) => state === 'review' || state === 'owed');
    const [paid, facts, { timeZone }] = await Promise.all([
      this.orders.byIds([...new Set(rows.flatMap(({ orderIds }) => orderIds))]),
      this.facts.of(unpaid),
      this.settings.values(),
    ]);
    const byId = new Map(paid.map((order) => [order.id, order]));
    return rows.map(({ orderIds, owedCents, cents, ...row }) => {
      const orders = orderIds.flatMap((id) => byId.get(id) ?? []);
      const meant = meantOrders({ ...row, cents }, orders, facts);
      const message = row.reason === null ? null : sentenceOf(row.reason, { cents, orders: meant.named, timeZone });
      const [amount, owed] = [fromCents(cents), fromCents(owedCents)];
      return { ...row, amount, owed, message, orders: orders.map(orderView), candidates: meant.candidates.map(orderView) };
    });
  }

  /** What a dry run would do. */
  async ofDecisions(source: PaymentFileSource, decisions: readonly Decision[]): Promise<PaymentLineView[]> {
    const { timeZone } = await this.settings.values();
    return decisions.map(({ payment, reason, orders, candidates }) => {
      const { externalId, paidOn, payer, note, cents } = payment;
      const isBooked = reason === 'ready';
      return {
        id: null,
        source,
        externalId,
        paidOn,
        payer,
        note,
        amount: fromCents(cents),
        state: isBooked ? 'matched' : 'review',
        reason: isBooked ? null : reason,
        message: isBooked ? null : sentenceOf(reason, { cents, orders, timeZone }),
        orders: isBooked ? orders.map(orderView) : [],
        candidates: candidates.map(orderView),
        owed: fromCents(0),
        returnedAt: null,
        returnedReference: null,
        decidedBy: null,
      };
    });
  }
}

type MeantLine = Pick<LineRow, 'paidOn' | 'payer' | 'note' | 'cents' | 'source' | 'state'>;

/** Money that is owed back is for nothing any more: only the order that its note names is shown with it. */
function meantOrders(line: MeantLine, paid: MatchableOrder[], facts: OrderFacts) {
  if (line.state === 'matched' || line.state === 'dismissed') return { named: paid, candidates: [] };
  const named = namedOrders(line, facts);
  if (line.state === 'owed') return { named, candidates: named };
  const meant = named.length > 0 ? named : nearOrders(line, facts);
  return { named: meant, candidates: meant.length > 0 ? meant : ordersOfAmount(line, line.source, facts, new Set()) };
}

const orderView = (order: MatchableOrder): LineOrderView => {
  const { id: orderId, orderNumber, customerName, totalCents, dueCents, status, paymentStatus, paymentMethod } = order;
  const [totalAmount, amountDue] = [fromCents(totalCents), fromCents(dueCents)];
  return { orderId, orderNumber, customerName, totalAmount, amountDue, status, paymentStatus, paymentMethod };
};
