import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '../../auth/index.js';
import {
  type BulkOutcomeView,
  type LockedOrder,
  MarkOrdersPaid,
  type MatchableOrder,
  OrderMatching,
  orderNotFound,
} from '../../orders/index.js';
import {
  amountDiffers,
  lineDecided,
  lineNotFound,
  manyToMany,
  orderChanged,
  restInParts,
  severalSources,
} from '../payment-matching.errors.js';
import { referenceOf } from '../payment-reference.js';
import { BookLines, type Booking } from './book-lines.js';
import { type LineRow, LINES_BY_ID } from './lines.queries.js';
import { isRest, paymentOf } from './rest-of-order.js';

interface Match {
  lineIds: readonly string[];
  orderIds: readonly string[];
  acceptDifference?: boolean;
}

/** What a person has decided, with the state that they saw. */
interface CheckedMatch {
  lines: LineRow[];
  booking: Booking;
  /** The orders that no line of these pays yet, with what is due. */
  unpaid: MatchableOrder[];
}

/** Books lines on orders that a person has chosen: one on one, parts of one order, or one transfer for several orders. */
@Injectable()
export class MatchLines {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly orders: OrderMatching,
    private readonly markOrdersPaid: MarkOrdersPaid,
    private readonly bookLines: BookLines,
    private readonly audit: AuditLog,
  ) {}

  /** Orders are booked one after the other; after a failure the others stay booked, and the line waits with the rest. */
  async execute(admin: Admin, match: Match): Promise<BulkOutcomeView[]> {
    const checked = await this.check(admin, match);
    const { lines, booking, unpaid } = checked;
    if (unpaid.length === 0) {
      await inTransaction(this.db, (tx) => this.book(tx, admin, booking, undefined));
      return [];
    }
    const due = new Map(unpaid.map(({ id, dueCents }) => [id, dueCents]));
    const payments = unpaid.map((order) => ({ ...paymentOf(order), reference: referenceOf(lines, order.paymentMethod) }));
    return this.markOrdersPaid.execute(admin, payments, async (tx: Tx, order: LockedOrder) => {
      if (order.dueCents !== due.get(order.id)) throw orderChanged();
      await this.book(tx, admin, booking, order.id);
    });
  }

  private async book(tx: Tx, admin: Admin, booking: Booking, orderId: string | undefined): Promise<void> {
    if (!(await this.bookLines.execute(tx, booking, orderId))) return;
    for (const { id } of booking.lines) await this.audit.record(tx, admin, 'changed', 'payment line', id, MATCHED);
  }

  private async check(admin: Admin, { lineIds, orderIds, acceptDifference = false }: Match): Promise<CheckedMatch> {
    const [wantedLines, wantedOrders] = [[...new Set(lineIds)], [...new Set(orderIds)]];
    if (wantedLines.length > 1 && wantedOrders.length > 1) throw manyToMany();
    const [lines, orders] = await Promise.all([LINES_BY_ID.rows(this.db, wantedLines), this.orders.byIds(wantedOrders)]);
    if (lines.length < wantedLines.length) throw lineNotFound();
    if (orders.length < wantedOrders.length) throw orderNotFound();
    if (lines.some(({ state }) => state !== 'review')) throw lineDecided();
    if (new Set(lines.map(({ source }) => source)).size > 1) throw severalSources();
    const isPaidByLine = ({ id }: MatchableOrder): boolean => lines.every((line) => line.orderIds.includes(id));
    const unpaid = inOrderOf(wantedOrders, orders).filter((order) => !isPaidByLine(order));
    if (lines.length > 1 && unpaid.some(isRest)) throw restInParts();
    const came = sum(lines.map(availableCents));
    const due = sum(orders.map((order) => (isPaidByLine(order) ? order.totalCents : order.dueCents)));
    const isReturned = lines.some(({ returnedAt }) => returnedAt !== null);
    if (came !== due && (!acceptDifference || (isReturned && came > due))) throw amountDiffers(came, due);
    const booking = {
      lines: lines.map(({ id, cents }) => ({ id, cents })),
      orderIds: wantedOrders,
      owedCents: Math.max(0, came - due),
      decidedBy: admin.username,
    };
    return { lines, booking, unpaid };
  }
}

const MATCHED = { changes: { state: { before: 'review', after: 'matched' } } };

const sum = (cents: readonly number[]): number => cents.reduce((total, value) => total + value, 0);

/** Without what went back to the payer. */
const availableCents = ({ cents, owedCents, returnedAt }: LineRow): number => (returnedAt === null ? cents : cents - owedCents);

const inOrderOf = (ids: readonly string[], orders: readonly MatchableOrder[]): MatchableOrder[] =>
  ids.flatMap((id) => orders.find((order) => order.id === id) ?? []);
