import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { fromCents } from '@shop/contract/money';
import { stateCodeOf } from '@shop/contract/us-states';
import type { DataSource } from 'typeorm';
import { dayIn } from '#platform/calendar-day.js';
import { Clock } from '#platform/clock.js';
import { percentOf } from '#modules/pricing/index.js';
import { ShopSettings } from '#modules/settings/index.js';
import { periodOf } from '../figures/figures-period.js';
import type { TaxReportDto } from './tax-report.dto.js';
import { type AuthorityTax, SALES_BY_STATE, type StateSales, TAX_BY_AUTHORITY } from './tax-report.queries.js';
import type { StateTaxView, TaxReportView } from './tax-report.view.js';

interface StateEntry {
  sales: Omit<StateSales, 'state'>;
  taxes: AuthorityTax[];
}

/** Sales and sales tax by state and authority: by days of payment, and refunded tax by days of refunds. */
@Injectable()
export class TaxReport {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly settings: ShopSettings,
    private readonly clock: Clock,
  ) {}

  async execute(asked: TaxReportDto): Promise<TaxReportView> {
    const { timeZone } = await this.settings.current();
    const period = periodOf(asked, dayIn(timeZone, this.clock.now()));
    const parameters = [period.from, period.to, timeZone] as const;
    const entries = new Map<string, StateEntry>();
    for (const sales of await SALES_BY_STATE.rows(this.db, ...parameters)) addSales(entryOf(entries, sales.state), sales);
    for (const tax of await TAX_BY_AUTHORITY.rows(this.db, ...parameters)) entryOf(entries, tax.state).taxes.push(tax);
    const states = [...entries].toSorted(([left], [right]) => (left < right ? -1 : 1)).map(viewOf);
    return { period, timeZone, states };
  }
}

/** Addresses of older orders name a state as it was typed; '' stands for an unreadable one. */
function entryOf(entries: Map<string, StateEntry>, state: string | null): StateEntry {
  const code = stateCodeOf(state ?? '') ?? '';
  const entry = entries.get(code) ?? { sales: { orders: 0, grossCents: 0, taxableCents: 0 }, taxes: [] };
  entries.set(code, entry);
  return entry;
}

function addSales({ sales }: StateEntry, { orders, grossCents, taxableCents }: StateSales): void {
  sales.orders += orders;
  sales.grossCents += grossCents;
  sales.taxableCents += taxableCents;
}

function viewOf([state, { sales, taxes }]: [string, StateEntry]): StateTaxView {
  const { orders, grossCents, taxableCents } = sales;
  const taxCents = taxes.reduce((sum, row) => sum + row.taxCents, 0);
  const refundedCents = taxes.reduce((sum, row) => sum + row.refundedCents, 0);
  return {
    state: state || null,
    orders,
    gross: fromCents(grossCents),
    exempt: fromCents(grossCents - taxableCents),
    taxable: fromCents(taxableCents),
    tax: fromCents(taxCents),
    refundedTax: fromCents(refundedCents),
    due: fromCents(taxCents - refundedCents),
    authorities: taxes.map((row) => ({
      authority: row.authority,
      rate: percentOf(row.ratePpm),
      taxable: fromCents(row.taxableCents),
      tax: fromCents(row.taxCents),
      refundedTax: fromCents(row.refundedCents),
    })),
  };
}
