import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { runExclusively } from '#platform/database/advisory-lock.js';
import { PaymentGateway, type PaymentIntent } from '../../payments/index.js';
import { ComparePayments } from './compare-payments.js';
import { Discrepancies } from './discrepancies.js';
import { MESSAGES } from './discrepancy-rules.js';
import { ReportDisputes } from './report-disputes.js';
import { SettleAndCompare } from './settle-and-compare.js';

const PAGE_SIZE = 100;
const HOUR_MS = 3_600_000;

/**
 * Compares the provider's payments with our orders, in both directions. A payment that disagrees is settled first; what it
 * disagrees about afterwards is stored and reported until it is gone or staff repair it.
 */
@Injectable()
export class ReconcilePayments {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly gateway: PaymentGateway,
    private readonly comparePayments: ComparePayments,
    private readonly settleAndCompare: SettleAndCompare,
    private readonly discrepancies: Discrepancies,
    private readonly reportDisputes: ReportDisputes,
  ) {}

  /**
   * Payments created in the last `hours`; does nothing while another process reconciles. Throws GatewayError when the provider
   * cannot be asked.
   */
  async execute(hours: number): Promise<void> {
    if (this.gateway.mode === 'unavailable') return;
    const since = new Date(Date.now() - hours * HOUR_MS);
    await runExclusively(this.db, 'payments.reconcile', () => this.reconcile(since));
  }

  private async reconcile(since: Date): Promise<void> {
    const listed: string[] = [];
    let paid = 0;
    for await (const page of pagesOf(this.gateway.list(since))) {
      const ours = page.filter(({ checkoutId }) => checkoutId !== null);
      listed.push(...ours.map(({ id }) => id));
      paid += await this.settlePage(ours);
      await this.reportDisputes.execute(ours);
    }
    const unlisted = await this.comparePayments.unlisted(since, listed);
    for (const id of unlisted) if (await this.settleAndCompare.execute(id)) paid++;
    await this.closeOutdated();
    const orders = await this.comparePayments.countPaidOrders([...listed, ...unlisted]);
    await this.discrepancies.saveCheck({ since, paid, orders });
  }

  /** Returns how many of the payments are captured. */
  private async settlePage(intents: readonly PaymentIntent[]): Promise<number> {
    const found = await this.comparePayments.compare(intents);
    const disagreeing = new Set(found.map(({ paymentIntentId }) => paymentIntentId));
    let captured = intents.filter(({ id, status }) => status === 'succeeded' && !disagreeing.has(id)).length;
    for (const id of disagreeing) if (await this.settleAndCompare.execute(id)) captured++;
    return captured;
  }

  private async closeOutdated(): Promise<void> {
    for (const { id, kind, paymentIntentId } of await this.discrepancies.open()) {
      if (MESSAGES[kind].isEvent) continue;
      const { discrepancy } = await this.comparePayments.inspect(paymentIntentId);
      if (discrepancy?.kind !== kind) await this.discrepancies.resolve(this.db, id, 'gone');
    }
  }
}

async function* pagesOf(intents: AsyncIterable<PaymentIntent>): AsyncGenerator<PaymentIntent[]> {
  let page: PaymentIntent[] = [];
  for await (const intent of intents) {
    page.push(intent);
    if (page.length < PAGE_SIZE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
