import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '#modules/auth/index.js';
import { OrderHistory, staff } from '../transitions/order-history.js';
import { OrderMoney } from '../order-money.js';
import { type LockedOrder, OrderTransitions } from '../transitions/order-transitions.js';
import { awaitsPayment, canTransition, isManual } from '../order-status.js';
import {
  awaitingMoney,
  notShippedYet,
  orderNotFound,
  orderWasCancelled,
  paidByProvider,
  trackingWithoutParcel,
} from '../orders.errors.js';
import type { MoveOrderDto, TrackingDto } from './admin-order.dto.js';

/** What staff do to an order that moves no money back. Two at once: the second sees what the first did, and gets a 409. */
@Injectable()
export class UpdateOrder {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly moves: OrderTransitions,
    private readonly history: OrderHistory,
    private readonly audit: AuditLog,
    private readonly money: OrderMoney,
  ) {}

  /** The money of a payment by hand is here: paid, and confirmed when it was pending. */
  markPaid(admin: Admin, orderId: string, reference: string): Promise<void> {
    return this.changing(admin, orderId, 'marked paid', { reference }, async (tx, order) => {
      if (!isManual(order.paymentMethod)) throw paidByProvider();
      if (order.status === 'cancelled') throw orderWasCancelled();
      const paid = await this.moves.transitionPayment(tx, order, 'paid', staff(admin), { reference });
      await tx.query('update orders set payment_reference = $2 where id = $1', [orderId, reference]);
      if (canTransition(paid.status, 'confirmed')) await this.moves.transition(tx, paid, 'confirmed', staff(admin));
    });
  }

  move(admin: Admin, orderId: string, { status, tracking }: MoveOrderDto): Promise<void> {
    if (tracking && status !== 'shipped') throw trackingWithoutParcel();
    return this.changing(admin, orderId, 'moved', { status }, async (tx, order) => {
      if (canTransition(order.status, status) && awaitsPayment(status, order.paymentStatus)) throw awaitingMoney();
      if (tracking) await setTracking(tx, orderId, tracking);
      await this.moves.transition(tx, order, status, staff(admin), tracking ? factsOf(tracking) : {});
    });
  }

  /** Corrects the number of a parcel that has left. */
  track(admin: Admin, orderId: string, tracking: TrackingDto): Promise<void> {
    return this.changing(admin, orderId, 'tracked', {}, async (tx, order) => {
      if (order.status !== 'shipped' && order.status !== 'delivered') throw notShippedYet();
      await setTracking(tx, orderId, tracking);
      await this.history.record(tx, orderId, { kind: 'tracking', actor: staff(admin), detail: factsOf(tracking) });
    });
  }

  /** The pieces go back to the shelf, and a card's money to its owner: at once when the provider is there, else by its job. */
  async cancel(admin: Admin, orderId: string, reason: string | null): Promise<void> {
    let byCard = false;
    await this.changing(admin, orderId, 'cancelled', {}, async (tx, order) => {
      byCard = !isManual(order.paymentMethod);
      await this.moves.transition(tx, order, 'cancelled', staff(admin), reason ? { reason } : {});
    });
    if (byCard) await this.money.cancelled(orderId);
  }

  async note(admin: Admin, orderId: string, text: string): Promise<void> {
    await inTransaction(this.db, async (tx) => {
      if (!(await this.moves.tryLock(tx, orderId))) throw orderNotFound();
      await tx.query('insert into order_notes (order_id, author, text) values ($1, $2, $3)', [orderId, admin.username, text]);
      await this.audit.record(tx, admin, 'noted', 'order', orderId);
    });
  }

  private changing(
    admin: Admin,
    orderId: string,
    action: string,
    detail: Record<string, unknown>,
    work: (tx: Tx, order: LockedOrder) => Promise<void>,
  ): Promise<void> {
    return inTransaction(this.db, async (tx) => {
      await work(tx, await this.moves.lock(tx, orderId));
      await this.audit.record(tx, admin, action, 'order', orderId, detail);
    });
  }
}

const factsOf = ({ carrier, number }: TrackingDto): Record<string, unknown> => ({ carrier, number });

async function setTracking(tx: Tx, orderId: string, { carrier, number }: TrackingDto): Promise<void> {
  await tx.query('update orders set tracking_carrier = $2, tracking_number = $3, updated_at = now() where id = $1', [
    orderId,
    carrier,
    number,
  ]);
}
