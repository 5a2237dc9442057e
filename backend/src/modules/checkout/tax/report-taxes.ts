import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { JobPayloads } from '#src/jobs.js';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { LOGGER } from '#platform/tokens.js';
import { OrderQueries } from '../../orders/index.js';
import { GatewayError, hasCode, TaxProvider } from '../../payments/index.js';
import { ReportTaxTrouble } from './report-tax-trouble.js';
import {
  beginReversal,
  endReversal,
  purgeCalculations,
  recentTaxes,
  type ReportedTax,
  reportedTax,
  setTransaction,
} from './tax-report.queries.js';
import { isReported, reversalOf } from './tax-reversal.js';

const KEPT_DAYS = 2;

/** Tells the tax service what was sold and given back: one transaction for each paid order, and a reversal for each refund. */
@Injectable()
export class ReportTaxes {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly orders: OrderQueries,
    private readonly provider: TaxProvider,
    private readonly reportTrouble: ReportTaxTrouble,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Does nothing for an order whose tax is not of the service. Throws GatewayError, to be repeated. */
  @HandlesJob('tax.sync')
  async execute({ orderId }: JobPayloads['tax.sync']): Promise<void> {
    try {
      await this.commit(orderId);
      while (await this.reverse(orderId));
    } catch (error) {
      if (error instanceof GatewayError) await this.reportTrouble.execute(error);
      throw error;
    }
  }

  /** What an hour without the service has left behind. Returns how many orders it reported. */
  @HandlesJob('tax.sweep')
  async sweep(): Promise<number> {
    const known = new Map((await recentTaxes.rows(this.db)).map((tax) => [tax.orderId, tax]));
    const orders = await this.orders.changedTaxed([...known.keys()]);
    let reported = 0;
    for (const order of orders) {
      const tax = known.get(order.id);
      if (tax && !isReported(tax, order) && (await this.trySync(order.id))) reported++;
    }
    return reported;
  }

  /** Returns how many answers it deleted that no order has taken. */
  @HandlesJob('checkout.purge-tax-calculations')
  purge(): Promise<number> {
    return purgeCalculations.execute(this.db, KEPT_DAYS);
  }

  private async trySync(orderId: string): Promise<boolean> {
    try {
      await this.execute({ orderId });
      return true;
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      this.logger.warn({ err: error, orderId }, 'the tax of an order could not be reported');
      return false;
    }
  }

  private async commit(orderId: string): Promise<void> {
    const tax = await reportedTax.first(this.db, orderId);
    const order = tax?.transactionId === null ? await this.orders.taxed(orderId) : undefined;
    if (!tax || !order?.isPaid) return;
    const transactionId = await this.provider.commit(tax.calculationId, order.orderNumber, `tax-${orderId}`);
    await setTransaction.execute(this.db, orderId, transactionId);
  }

  /** One reversal; false when there is nothing more to give back. */
  private async reverse(orderId: string): Promise<boolean> {
    const tax = await this.beginReversal(orderId);
    const reversal = tax && reversalOf(tax);
    if (!reversal) return false;
    const { transactionId, cents, until } = reversal;
    const { orderNumber } = await this.orders.taxed(orderId);
    try {
      await this.provider.reverse(transactionId, cents, `${orderNumber}-${until}`, `tax-${orderId}-${until}`);
    } catch (error) {
      // Its answer was lost, and the service has forgotten the key but not the reference.
      if (!hasCode(error, 'wrong-state')) throw error;
    }
    await endReversal.execute(this.db, orderId, until);
    return true;
  }

  /** One that was begun earlier is ended first. */
  private async beginReversal(orderId: string): Promise<ReportedTax | undefined> {
    const tax = await reportedTax.first(this.db, orderId);
    if (!tax || tax.transactionId === null) return undefined;
    const { refundedCents } = await this.orders.taxed(orderId);
    await beginReversal.execute(this.db, orderId, refundedCents);
    return reportedTax.first(this.db, orderId);
  }
}
