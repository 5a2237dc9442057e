import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import type { EntryDetail } from '#platform/money/written-detail.js';
import { type Admin, type AuditAction, AuditLog, changesBetween } from '../../auth/index.js';
import { awaitsPayment, canTransition } from '../order-status.js';
import {
  alreadyTracked,
  awaitingPayment,
  nothingToSend,
  notShippedYet,
  orderNotFound,
  trackingWithoutShipment,
} from '../orders.errors.js';
import { piecesToSend } from '../refunds/unsent-pieces.queries.js';
import { adminActor, OrderHistory } from '../transitions/order-history.js';
import { type LockedOrder, OrderTransitions } from '../transitions/order-transitions.js';
import { trackingOfOrder } from '../transitions/order-transition.queries.js';
import type { MoveOrderDto, TrackingDto } from './admin-order.dto.js';
import { ReceivePayment, type ReceivedPayment } from '../payments/receive-payment.js';

const SET_TRACKING = 'update orders set tracking_carrier = $2, tracking_number = $3, updated_at = now() where id = $1';
const ADD_NOTE = 'insert into order_notes (order_id, author, text) values ($1, $2, $3)';

export type AfterPayment = (tx: Tx, before: LockedOrder) => Promise<void>;

/** Changes of an order by staff that move no money. Of two concurrent changes, the second one sees the first and gets a 409. */
@Injectable()
export class UpdateOrder {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly transitions: OrderTransitions,
    private readonly history: OrderHistory,
    private readonly receivePayment: ReceivePayment,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Money by hand has arrived: paid, and confirmed when it was pending, unless it is less than was due. `afterPayment` joins the
   * transaction with the order as it was before; when it throws, nothing is paid.
   */
  async markPaid(admin: Admin, orderId: string, payment: ReceivedPayment, afterPayment?: AfterPayment): Promise<void> {
    const { reference, cents } = payment;
    const detail = { ...(reference === null ? {} : { reference }), ...(cents === undefined ? {} : { cents }) };
    await this.change(admin, orderId, 'marked paid', detail, async (tx, order) => {
      await this.receivePayment.execute(tx, order, payment, adminActor(admin));
      await afterPayment?.(tx, order);
    });
  }

  async transition(admin: Admin, orderId: string, { status, tracking }: MoveOrderDto): Promise<void> {
    if (tracking && status !== 'shipped') throw trackingWithoutShipment();
    await this.change(admin, orderId, 'moved', shipped(tracking), async (tx, order) => {
      if (canTransition(order.status, status)) {
        if (awaitsPayment(status, order.paymentStatus)) throw awaitingPayment();
        if (status === 'shipped' && (await piecesToSend.rows(tx, orderId)).length === 0) throw nothingToSend();
      }
      if (tracking) await setTracking(tx, orderId, tracking);
      await this.transitions.transition(tx, order, status, adminActor(admin), tracking ? detailOf(tracking) : {});
    });
  }

  /** Corrects the tracking number of a shipped order. */
  async track(admin: Admin, orderId: string, tracking: TrackingDto): Promise<void> {
    await this.change(admin, orderId, 'tracked', shipped(tracking), async (tx, order) => {
      if (order.status !== 'shipped' && order.status !== 'delivered') throw notShippedYet();
      await setTracking(tx, orderId, tracking);
      await this.history.record(tx, orderId, { kind: 'tracking', actor: adminActor(admin), detail: detailOf(tracking) });
    });
  }

  /** Adds a number to a shipped order that has none. One that has a number throws 409 and keeps it. */
  async addTracking(admin: Admin, orderId: string, tracking: TrackingDto): Promise<void> {
    await this.change(admin, orderId, 'tracked', shipped(tracking), async (tx, order) => {
      if (order.status !== 'shipped' && order.status !== 'delivered') throw notShippedYet();
      const { carrier, number } = (await trackingOfOrder.first(tx, orderId)) ?? {};
      if (carrier && number) throw alreadyTracked(carrier, number);
      await setTracking(tx, orderId, tracking);
      await this.history.record(tx, orderId, { kind: 'tracking', actor: adminActor(admin), detail: detailOf(tracking) });
    });
  }

  /** Cancels and restocks. The money of a card order is the caller's concern. */
  cancel(admin: Admin, orderId: string, reason: string | null): Promise<LockedOrder> {
    return this.change(admin, orderId, 'cancelled', {}, (tx, order) =>
      this.transitions.transition(tx, order, 'cancelled', adminActor(admin), reason ? { reason } : {}),
    );
  }

  async note(admin: Admin, orderId: string, text: string): Promise<void> {
    await inTransaction(this.db, async (tx) => {
      const order = await this.transitions.tryLock(tx, orderId);
      if (!order) throw orderNotFound();
      await tx.query(ADD_NOTE, [orderId, admin.username, text]);
      await this.audit.record(tx, admin, 'noted', 'order', orderId, { name: order.orderNumber });
    });
  }

  private change<T>(
    admin: Admin,
    orderId: string,
    action: AuditAction,
    detail: EntryDetail,
    work: (tx: Tx, order: LockedOrder) => Promise<T>,
  ): Promise<T> {
    return inTransaction(this.db, async (tx) => {
      const before = await this.transitions.lock(tx, orderId);
      const result = await work(tx, before);
      const after = await this.transitions.lock(tx, orderId);
      const changes = changesBetween(before, after, ['status', 'paymentStatus']);
      await this.audit.record(tx, admin, action, 'order', orderId, { name: before.orderNumber, changes, ...detail });
      return result;
    });
  }
}

const shipped = (tracking: TrackingDto | null | undefined): Record<string, unknown> =>
  tracking ? { tracking: `${tracking.carrier} ${tracking.number}` } : {};

const detailOf = ({ carrier, number }: TrackingDto): Record<string, unknown> => ({ carrier, number });

async function setTracking(tx: Tx, orderId: string, { carrier, number }: TrackingDto): Promise<void> {
  await tx.query(SET_TRACKING, [orderId, carrier, number]);
}
