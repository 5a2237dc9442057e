import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '../../auth/index.js';
import { askGateway, GatewayError, hasCode, PaymentGateway } from '../../payments/index.js';
import { alreadyResolved, discrepancyNotFound, notRepaired } from '../checkout.errors.js';
import { SettleCheckout } from '../settle/settle-checkout.js';
import { ComparePayments } from './compare-payments.js';
import { Discrepancies, type OpenDiscrepancy } from './discrepancies.js';
import { type DiscrepancyKind, MESSAGES } from './discrepancy-rules.js';
import type { Resolution } from './payment-discrepancy.entity.js';

/** Kinds whose remaining money is returned when settling the payment does not help. */
const RETURNS_MONEY: ReadonlySet<DiscrepancyKind> = new Set(['paid_without_order', 'cancelled_but_paid']);

/** The repair button of a discrepancy. Safe to press twice. */
@Injectable()
export class RepairDiscrepancy {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly discrepancies: Discrepancies,
    private readonly comparePayments: ComparePayments,
    private readonly settle: SettleCheckout,
    private readonly gateway: PaymentGateway,
    private readonly audit: AuditLog,
  ) {}

  /** Throws 404, 409 when it is resolved already or cannot be repaired now, 503 when the provider does not answer. */
  async execute(admin: Admin, id: string): Promise<void> {
    const discrepancy = await this.discrepancies.find(id);
    if (!discrepancy) throw discrepancyNotFound();
    if (discrepancy.resolved) throw alreadyResolved();
    const { isManual } = MESSAGES[discrepancy.kind];
    if (!isManual) await askGateway(() => this.repair(discrepancy), { refused: notRepaired });
    await this.resolve(admin, discrepancy, isManual ? 'settled' : 'repaired');
  }

  private async repair(discrepancy: OpenDiscrepancy): Promise<void> {
    await this.trySettle(discrepancy);
    if (!(await this.persists(discrepancy))) return;
    if (RETURNS_MONEY.has(discrepancy.kind)) await this.returnMoney(discrepancy);
    if (await this.persists(discrepancy)) throw notRepaired();
  }

  private async persists({ kind, paymentIntentId }: OpenDiscrepancy): Promise<boolean> {
    return (await this.comparePayments.inspect(paymentIntentId)).discrepancy?.kind === kind;
  }

  /** The provider's error is not decisive: whether the discrepancy persists is checked afterwards. */
  private async trySettle({ paymentIntentId }: OpenDiscrepancy): Promise<void> {
    try {
      await this.settle.execute({ paymentIntentId });
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
    }
  }

  private async returnMoney(discrepancy: OpenDiscrepancy): Promise<void> {
    try {
      await this.cancelOrRefund(discrepancy);
    } catch (error) {
      // A concurrent request has moved the money.
      if (!hasCode(error, 'wrong-state')) throw error;
    }
    await this.trySettle(discrepancy);
  }

  /** Uses idempotency keys of its own: those of the usual way may belong to a refund that failed at the bank. */
  private async cancelOrRefund({ id, paymentIntentId }: OpenDiscrepancy): Promise<void> {
    const { intent } = await this.comparePayments.inspect(paymentIntentId);
    if (intent?.status === 'requires_capture') await this.gateway.cancel(intent.id);
    const left = intent?.status === 'succeeded' ? intent.amountCents - intent.refundedCents : 0;
    if (left > 0) await this.gateway.refund(paymentIntentId, left, `refund-difference-${id}-${left}`);
  }

  private async resolve(
    admin: Admin,
    { id, kind, paymentIntentId, orderId }: OpenDiscrepancy,
    resolution: Resolution,
  ): Promise<void> {
    await inTransaction(this.db, async (tx) => {
      if (!(await this.discrepancies.resolve(tx, id, resolution))) throw alreadyResolved();
      await this.audit.record(tx, admin, 'updated', 'payment difference', id, { kind, paymentIntentId, orderId, resolution });
    });
  }
}
