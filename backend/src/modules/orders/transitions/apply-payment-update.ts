import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform/database/transactions.js';
import { canTransition, canTransitionPayment } from '../order-status.js';
import { OrderTransitions } from './order-transitions.js';

/** Applies what happened to an order's payment at the provider. Repeated and late updates change nothing. */
@Injectable()
export class ApplyPaymentUpdate {
  constructor(private readonly transitions: OrderTransitions) {}

  /** The payment was captured: paid, and confirmed when it was pending. False when that was known. */
  async markPaid(tx: Tx, orderId: string): Promise<boolean> {
    const order = await this.transitions.tryLock(tx, orderId);
    if (!order || !canTransitionPayment(order.paymentStatus, 'paid')) return false;
    const paid = await this.transitions.transitionPayment(tx, order, 'paid', 'system');
    if (canTransition(paid.status, 'confirmed')) await this.transitions.transition(tx, paid, 'confirmed', 'system');
    return true;
  }

  /** The authorization ended before the capture: the order is cancelled and restocked. False when that was known. */
  async markVoided(tx: Tx, orderId: string): Promise<boolean> {
    const order = await this.transitions.tryLock(tx, orderId);
    if (!order || !canTransitionPayment(order.paymentStatus, 'voided')) return false;
    const voided = await this.transitions.transitionPayment(tx, order, 'voided', 'system');
    if (canTransition(voided.status, 'cancelled')) await this.transitions.transition(tx, voided, 'cancelled', 'system');
    return true;
  }
}
