import type { PaymentMethods } from '@shop/admin-kit';
import type { FigureRow, Figures } from '@shop/contract';
import { axisLabel, formatPeriod, GROUP_LABELS, rowLabel } from './figure-labels.ts';
import { CHARTED_MEASURES, formatMeasure, formatValue, type Measure, valueOf } from './measures.ts';

/** More groups than this are in the table only. */
export const MAX_BARS = 10;
/** More days than this are a line, and more than a quarter of a year are added up by week: 366 days are noise. */
const MAX_DAY_BARS = 31;
const MAX_CHARTED_DAYS = 92;
const WEEK_DAYS = 7;
const MAX_AXIS_LABEL_LENGTH = 20;

/** A bar, or a point of the line. */
interface ChartPoint {
  axisLabel: string;
  label: string;
  now: number;
  before: number;
}

interface Series {
  label: string;
  /** Cents, orders or pieces. */
  values: number[];
}

/** One chart of the figures: one measure of all days, or of the first groups. */
export interface FigureChart {
  title: string;
  kind: 'bar' | 'line';
  /** Names need the width of a horizontal bar chart. */
  isHorizontal: boolean;
  /** The labels of the axis, and the whole ones of the tooltip. */
  axisLabels: string[];
  labels: string[];
  now: Series;
  before: Series | undefined;
  /** Says in words what the chart shows. */
  description: string;
  format: (value: number) => string;
  /** Shorter: whole dollars have no cents. */
  formatTick: (value: number) => string;
}

/** The charts of money, orders and pieces. */
export const chartsOf = (figures: Figures, compares: boolean, methods: PaymentMethods): FigureChart[] =>
  CHARTED_MEASURES.map((measure) => chartOf(measure, figures, compares, methods));

function chartOf(measure: Measure, figures: Figures, compares: boolean, methods: PaymentMethods): FigureChart {
  const { by, period, before } = figures;
  const points = pointsOf(measure, figures, methods);
  const isDaily = by === 'day' && !isWeekly(figures);
  return {
    title: isWeekly(figures) ? `${measure.title} by week` : measure.title,
    kind: isDaily && points.length > MAX_DAY_BARS ? 'line' : 'bar',
    isHorizontal: by !== 'day',
    axisLabels: points.map(({ axisLabel }) => axisLabel),
    labels: points.map(({ label }) => label),
    now: { label: formatPeriod(period), values: points.map(({ now }) => now) },
    before: compares ? { label: formatPeriod(before), values: points.map((point) => point.before) } : undefined,
    description: describeChart(measure, figures, points, compares),
    format: (value) => formatValue(measure, value),
    formatTick: (value) => formatValue(measure, value).replace(/\.00$/, ''),
  };
}

const isWeekly = ({ by, rows }: Figures): boolean => by === 'day' && rows.length > MAX_CHARTED_DAYS;

function pointsOf(measure: Measure, figures: Figures, methods: PaymentMethods): ChartPoint[] {
  const { by, rows } = figures;
  const points = rows.map((row) => ({
    axisLabel: axisLabel(by, row, methods, MAX_AXIS_LABEL_LENGTH),
    label: rowLabel(by, row, methods),
    now: valueOf(measure, row.now),
    before: valueOf(measure, row.before),
  }));
  if (by !== 'day') return points.slice(0, MAX_BARS);
  return isWeekly(figures) ? weeksOf(points, rows) : points;
}

/** Seven days each from the first day on; the last week may be shorter. */
function weeksOf(days: readonly ChartPoint[], rows: readonly FigureRow[]): ChartPoint[] {
  return Array.from({ length: Math.ceil(days.length / WEEK_DAYS) }, (_, index) => {
    const [first, end] = [index * WEEK_DAYS, Math.min((index + 1) * WEEK_DAYS, days.length)];
    const week = days.slice(first, end);
    return {
      axisLabel: week[0]?.axisLabel ?? '',
      label: formatPeriod({ from: rows[first]?.key ?? '', to: rows[end - 1]?.key ?? '' }),
      now: week.reduce((sum, { now }) => sum + now, 0),
      before: week.reduce((sum, { before }) => sum + before, 0),
    };
  });
}

function describeChart(measure: Measure, figures: Figures, points: readonly ChartPoint[], compares: boolean): string {
  const { period, before, total, totalBefore } = figures;
  const group = isWeekly(figures) ? 'week' : GROUP_LABELS[figures.by].toLowerCase();
  const highest = points.toSorted((left, right) => right.now - left.now)[0];
  const sentences = [`${measure.title} by ${group}, ${formatPeriod(period)}: ${formatMeasure(measure, total)}.`];
  if (highest && highest.now > 0) sentences.push(`Highest: ${highest.label}, ${formatValue(measure, highest.now)}.`);
  if (compares) sentences.push(`${formatPeriod(before)}: ${formatMeasure(measure, totalBefore)}.`);
  return [...sentences, 'All numbers are in the table.'].join(' ');
}
