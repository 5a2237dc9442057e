import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '#modules/auth/index.js';
import { SettleCheckout } from '../settle/settle-checkout.js';
import { GatewayError, PaymentGateway } from '../../payments/gateway/payment-gateway.js';
import { alreadyResolved, discrepancyNotFound, notRepaired, providerUnreachable } from '../../payments/payments.errors.js';
import { ComparePayments } from './compare-payments.js';
import { type DiscrepancyKind, WORDS } from './discrepancy-rules.js';
import { Discrepancies, type OpenDiscrepancy } from './discrepancies.js';
import type { Resolution } from './payment-discrepancy.entity.js';

/** Kinds whose money, or what is left of it, goes back when bringing them in line the usual way did not help. */
const GIVE_BACK: ReadonlySet<DiscrepancyKind> = new Set(['paid_without_order', 'cancelled_but_paid']);

/** Staff's one click: finalize, capture, note, cancel or refund, whichever the difference asks for. Safe to click twice. */
@Injectable()
export class RepairDiscrepancy {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly differences: Discrepancies,
    private readonly sides: ComparePayments,
    private readonly following: SettleCheckout,
    private readonly gateway: PaymentGateway,
    private readonly audit: AuditLog,
  ) {}

  /** Refuses with 404, 409 resolved already or not to be repaired now, 503 when the provider does not answer. */
  async repair(admin: Admin, id: string): Promise<void> {
    const difference = await this.differences.find(id);
    if (!difference) throw discrepancyNotFound();
    if (difference.resolved) throw alreadyResolved();
    if (!WORDS[difference.kind].byHand) await this.asked(() => this.act(difference));
    await this.close(admin, difference, WORDS[difference.kind].byHand ? 'settled' : 'repaired');
  }

  private async act(difference: OpenDiscrepancy): Promise<void> {
    const { kind, paymentIntentId } = difference;
    await this.tryToFollow(paymentIntentId);
    if ((await this.sides.look(paymentIntentId)).difference?.kind !== kind) return;
    if (GIVE_BACK.has(kind)) await this.giveBack(difference);
    if ((await this.sides.look(paymentIntentId)).difference?.kind === kind) throw notRepaired();
  }

  private async tryToFollow(paymentIntentId: string): Promise<void> {
    try {
      await this.following.byIntent(paymentIntentId);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
    }
  }

  /** Under keys of this difference: those of the usual way may be spent on a refund that failed at the bank. */
  private async giveBack({ id, paymentIntentId }: OpenDiscrepancy): Promise<void> {
    const intent = await this.sides.present(paymentIntentId);
    if (intent?.status === 'requires_capture') await this.gateway.cancel(intent.id);
    const left = intent?.status === 'succeeded' ? intent.amountCents - intent.refundedCents : 0;
    if (left > 0) await this.gateway.refund(paymentIntentId, left, `refund-difference-${id}-${left}`);
    await this.tryToFollow(paymentIntentId);
  }

  private async asked(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (error instanceof GatewayError) throw error.code === 'refused' ? notRepaired() : providerUnreachable();
      throw error;
    }
  }

  private async close(
    admin: Admin,
    { id, kind, paymentIntentId, orderId }: OpenDiscrepancy,
    resolution: Resolution,
  ): Promise<void> {
    await inTransaction(this.db, async (tx) => {
      if (!(await this.differences.resolve(tx, id, resolution))) throw alreadyResolved();
      await this.audit.record(tx, admin, 'updated', 'payment difference', id, { kind, paymentIntentId, orderId, resolution });
    });
  }
}
