import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { fromCents } from '@shop/contract/money';
import type { DataSource } from 'typeorm';
import { query } from '#platform/database/sql.js';
import { dollarsOf } from '#platform/money/money.sql.js';
import { OrderBook } from '../book/order-book.js';
import type { StoredBook } from '../book/order-book.queries.js';
import { taxOfRefunds } from '../book/preview.js';
import { OrderQueries } from '../order.queries.js';
import { awaitsPayment, canChangeSizes, canEraseCustomer, canTransition, isUnshipped } from '../order-status.js';
import type { OrderView } from '../order.view.js';
import { orderNotFound } from '../orders.errors.js';
import { artistNamesOf } from '../shares/artist-shares.js';
import { StepsToUndo } from '../undo/steps-to-undo.js';
import { ADMIN_TRANSITIONS } from './admin-order.dto.js';
import type { AdminOrderView } from './admin-order.view.js';
import { packingNote } from '../refunds/packing-note.js';
import { REFUNDED_GOODS } from '../refunds/refunded-goods.sql.js';
import { refundableCents } from '../refunds/refundable.js';
import { REFUNDED_LINES, type StoredRefundedLine } from '../refunds/refunded-lines.sql.js';
import { type LineLeft, refundableLines, refundableShipping } from '../refunds/refundable-lines.js';
import { isManual } from '../../settings/index.js';

const listOf = (fields: string, from: string, by: string): string =>
  `coalesce((select json_agg(json_build_object(${fields}) order by ${by}) from ${from} where order_id = orders.id), '[]')`;

const EXTRA = `select payment_intent_id as "paymentIntentId", payment_reference as "paymentReference",
  customer_erased_at as "customerErasedAt", locale, ship_state as "shipState",
  ${listOf(`'id', id, 'at', at, 'kind', kind, 'from', from_state, 'to', to_state, 'actor', actor, 'detail', detail`, 'order_events', 'at, id')} as events,
  ${listOf(`'id', id, 'author', author, 'text', text, 'createdAt', created_at`, 'order_notes', 'created_at, id')} as "staffNotes",
  ${listOf(
    `'id', id, 'amount', ${dollarsOf('cents')}::text, 'reason', reason, 'actor', actor, 'status', status, 'createdAt', created_at,
    'lines', ${REFUNDED_LINES}, 'borneByShop', borne_by_shop, 'shippingCents', shipping_cents`,
    'refunds',
    'created_at, id',
  )} as refunds,
  ${listOf(`'itemId', id, 'quantity', returned_quantity`, '(select * from order_items where returned_quantity > 0) item', 'created_at, id')} as returned,
  (select json_agg(json_build_object('itemId', item.id, 'isWhole', is_whole, 'cents', cents) order by created_at, item.id)
    from order_items item cross join lateral ${REFUNDED_GOODS} refunded where item.order_id = orders.id and cents > 0) as refunded
  from orders where id = $1`;

type Extra = Pick<
  AdminOrderView,
  'paymentIntentId' | 'paymentReference' | 'customerErasedAt' | 'locale' | 'shipState' | 'events' | 'staffNotes' | 'returned'
> & { refunds: StoredRefund[]; refunded: { itemId: string; isWhole: boolean; cents: number }[] | null };

type StoredRefund = Omit<AdminOrderView['refunds'][number], 'taxAmount' | 'shippingAmount' | 'lines'> & {
  shippingCents: number;
  lines: StoredRefundedLine[];
};

/** One order with the actions that are possible now, so that the screens need not know the rules. */
@Injectable()
export class AdminOrderQueries {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly orders: OrderQueries,
    private readonly stepsToUndo: StepsToUndo,
    private readonly book: OrderBook,
  ) {}

  async order(id: string): Promise<AdminOrderView> {
    const [order, [extra], book] = await Promise.all([
      this.orders.order(id),
      query<Extra>(this.db, EXTRA, [id]),
      this.book.read(this.db, id),
    ]);
    if (!extra) throw orderNotFound();
    const { refunded, ...more } = extra;
    const taxes = new Map(taxOfRefunds(book));
    const refunds = extra.refunds.map(({ shippingCents, lines, ...refund }) => ({
      ...refund,
      lines: lines.map(({ cents, ...line }) => ({ ...line, amount: fromCents(cents) })),
      ...(shippingCents === 0 ? {} : { shippingAmount: fromCents(shippingCents) }),
      taxAmount: fromCents(taxes.get(refund.id) ?? 0),
    }));
    const version = extra.events.at(-1)?.id ?? order.id;
    const undo = await this.stepsToUndo.of(order, extra.events);
    const actions = actionsOf(order, extra, book);
    const refundable = refundableOf(order, extra.returned, book);
    const names = artistNamesOf(order.artistShares);
    return Object.assign(order, more, actions, refundable, { refunds, version, undo }, names, refundedItems(refunded));
  }
}

const refundedItems = (refunded: Extra['refunded']): Pick<AdminOrderView, 'refundedItems'> =>
  refunded === null
    ? {}
    : { refundedItems: refunded.map(({ itemId, isWhole, cents }) => ({ itemId, isWhole, note: packingNote(cents) })) };

type Refundable = Pick<AdminOrderView, 'refundable' | 'refundableLines' | 'refundableShipping'>;

function refundableOf(order: OrderView, returned: AdminOrderView['returned'], book: StoredBook): Refundable {
  const { status, paymentStatus, paymentMethod } = order;
  const { paidCents, refundedCents, refunds } = book;
  const cents = refundableCents({ status, paymentStatus, paymentMethod, paidCents, refundedCents }, refunds);
  if (cents === 0) return { refundable: fromCents(0), refundableLines: [] };
  const { netCents, taxCents } = refundableShipping(book);
  const shipping = { amount: fromCents(netCents), tax: fromCents(taxCents) };
  return {
    refundable: fromCents(cents),
    refundableLines: lineViews(refundableLines(book), isUnshipped(status) ? piecesToSend(order.items, returned) : new Map()),
    ...(netCents > 0 ? { refundableShipping: shipping } : {}),
  };
}

type ToSend = ReadonlyMap<string, { quantity: number; pieces: number }>;

/** By the id of the item. */
const piecesToSend = (items: OrderView['items'], returned: AdminOrderView['returned']): ToSend =>
  new Map(
    items.map(({ id, quantity }) => {
      const back = returned.find(({ itemId }) => itemId === id)?.quantity ?? 0;
      return [id, { quantity, pieces: quantity - back }];
    }),
  );

type Actions = Pick<AdminOrderView, 'moves' | 'canMarkPaid' | 'canCancel' | 'canReturn' | 'canChangeSizes' | 'canEraseCustomer'>;

function actionsOf(order: OrderView, { returned, customerErasedAt }: Extra, { dueCents }: StoredBook): Actions {
  const { status, paymentStatus, paymentMethod } = order;
  return {
    moves: ADMIN_TRANSITIONS.filter((to) => canTransition(status, to) && !awaitsPayment(to, paymentStatus)),
    canMarkPaid:
      (isManual(paymentMethod) && paymentStatus === 'unpaid' && status !== 'cancelled') ||
      (paymentStatus === 'paid' && dueCents > 0),
    canChangeSizes: canChangeSizes(order),
    canCancel: isUnshipped(status),
    canReturn: (status === 'shipped' || status === 'delivered') && countPieces(returned) < countPieces(order.items),
    canEraseCustomer: customerErasedAt === null && canEraseCustomer(order),
  };
}

const countPieces = (lines: readonly { quantity: number }[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** After an exchange of some sizes, a line that was sold stands for several items: nobody can say which pieces of it are not sent. */
const lineViews = (lines: readonly LineLeft[], toSend: ToSend): AdminOrderView['refundableLines'] =>
  lines
    .filter(({ netCents }) => netCents > 0)
    .map(({ itemId, name, quantity, totalCents, netCents, taxCents, hasShare }) => ({
      itemId,
      name,
      quantity,
      total: fromCents(totalCents),
      amount: fromCents(netCents),
      tax: fromCents(taxCents),
      hasShare,
      toSend: toSend.get(itemId)?.quantity === quantity ? (toSend.get(itemId)?.pieces ?? 0) : 0,
    }));
