import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { fromCents } from '@shop/contract/money';
import type { DataSource } from 'typeorm';
import { addDays, dayIn } from '#platform/calendar-day.js';
import { Clock } from '#platform/clock.js';
import { ShopSettings } from '#modules/settings/index.js';
import type { FigureGroup, FiguresDto } from './figures.dto.js';
import { comparedPeriod, daysBeside, daysOf, type Period, periodOf } from './figures-period.js';
import {
  FIGURES_BY_ARTIST,
  FIGURES_BY_CATEGORY,
  FIGURES_BY_DAY,
  FIGURES_BY_METHOD,
  FIGURES_BY_PRODUCT,
  FIGURES_BY_SIZE,
  type FigureSums,
  type GroupSums,
} from './figures.queries.js';
import type { FigureAmountsView, FigureRowView, FiguresView } from './figures.view.js';

const NOTHING: FigureSums = { capturedCents: 0, refundedCents: 0, orders: 0, units: 0 };

const QUERIES = {
  product: FIGURES_BY_PRODUCT,
  size: FIGURES_BY_SIZE,
  artist: FIGURES_BY_ARTIST,
  category: FIGURES_BY_CATEGORY,
  method: FIGURES_BY_METHOD,
} as const;

type Figures = Omit<FiguresView, 'moreRows'>;
type Sums = Map<string, FigureSums>;

/** Money, orders and units of a period beside those of another one. Money counts when it moved, orders and units when they were paid. */
@Injectable()
export class SalesReport {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly settings: ShopSettings,
    private readonly clock: Clock,
  ) {}

  async execute({ by = 'day', compare = 'before', ...asked }: FiguresDto): Promise<Figures> {
    const { timeZone } = await this.settings.current();
    const period = periodOf(asked, dayIn(timeZone, this.clock.now()));
    const before = comparedPeriod(period, compare);
    const found = [
      ...(await FIGURES_BY_DAY.rows(this.db, before.from, before.to, timeZone)),
      ...(await FIGURES_BY_DAY.rows(this.db, period.from, period.to, timeZone)),
    ];
    const sums: Sums = new Map(found.map((row) => [row.day, row]));
    const beside = daysBeside(period, before, compare);
    const rows =
      by === 'day'
        ? daysOf(period).map((day) => rowOf(day, null, sums.get(day), sumOf(sums, beside.get(day) ?? [])))
        : await this.groups(by, period, before, timeZone);
    return {
      period,
      before,
      timeZone,
      by,
      total: amountsOf(sumOf(sums, daysOf(period))),
      totalBefore: amountsOf(sumOf(sums, daysOf(before))),
      rows,
    };
  }

  private async groups(by: Exclude<FigureGroup, 'day'>, period: Period, before: Period, timeZone: string) {
    const found = [
      ...(await QUERIES[by].rows(this.db, before.from, before.to, timeZone, addDays(before.to, 1))),
      ...(await QUERIES[by].rows(this.db, period.from, period.to, timeZone, period.from)),
    ];
    const pairs = new Map<string | null, { now?: GroupSums; before?: GroupSums }>();
    for (const sums of found) {
      const pair = pairs.get(sums.key) ?? {};
      pairs.set(sums.key, { ...pair, [sums.isBefore ? 'before' : 'now']: sums });
    }
    return [...pairs.entries()]
      .map(([key, { now, before }]) => ({ key, label: now?.label ?? before?.label ?? null, now, before }))
      .toSorted(
        (left, right) =>
          captured(right.now) - captured(left.now) ||
          captured(right.before) - captured(left.before) ||
          byText(left.label, right.label) ||
          byText(left.key, right.key),
      )
      .map(({ key, label, now, before }) => rowOf(key, label, now, before));
  }
}

/** Any order will do that is the same each time. */
const byText = (left: string | null, right: string | null): number => (left ?? '').localeCompare(right ?? '', 'en');

const captured = (sums: FigureSums = NOTHING): number => sums.capturedCents;

function sumOf(sums: Sums, days: readonly string[]): FigureSums {
  const total = { ...NOTHING };
  for (const day of days) {
    const { capturedCents, refundedCents, orders, units } = sums.get(day) ?? NOTHING;
    total.capturedCents += capturedCents;
    total.refundedCents += refundedCents;
    total.orders += orders;
    total.units += units;
  }
  return total;
}

const amountsOf = ({ capturedCents, refundedCents, orders, units }: FigureSums): FigureAmountsView => ({
  captured: fromCents(capturedCents),
  refunded: fromCents(refundedCents),
  net: fromCents(capturedCents - refundedCents),
  orders,
  units,
});

const rowOf = (key: string | null, label: string | null, now = NOTHING, before = NOTHING): FigureRowView => ({
  key,
  label,
  now: amountsOf(now),
  before: amountsOf(before),
});
