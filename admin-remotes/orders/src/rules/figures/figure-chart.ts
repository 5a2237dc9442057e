import type { FigureRow, Figures } from '@shop/contract';
import { axisLabel, formatPeriod, GROUP_LABELS, rowLabel } from './figure-labels.ts';
import { CHARTED_MEASURES, formatMeasure, formatValue, type Measure, valueOf } from './measures.ts';
import { lengthOf } from './period.ts';

/** More groups than this are in the table only. */
export const MAX_BARS = 10;
/** More days than this are a line. */
const MAX_DAY_BARS = 31;
const MAX_AXIS_LABEL_LENGTH = 20;

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
}

/** The charts of money, orders and pieces. */
export const chartsOf = (figures: Figures, compares: boolean): FigureChart[] =>
  CHARTED_MEASURES.map((measure) => chartOf(measure, figures, compares));

function chartOf(measure: Measure, figures: Figures, compares: boolean): FigureChart {
  const { by, period, before } = figures;
  const rows = by === 'day' ? figures.rows : figures.rows.slice(0, MAX_BARS);
  const seriesOf = (side: 'now' | 'before', label: string): Series => ({
    label,
    values: rows.map((row) => valueOf(measure, row[side])),
  });
  return {
    title: measure.title,
    kind: by === 'day' && lengthOf(period) > MAX_DAY_BARS ? 'line' : 'bar',
    isHorizontal: by !== 'day',
    axisLabels: rows.map((row) => axisLabel(by, row, MAX_AXIS_LABEL_LENGTH)),
    labels: rows.map((row) => rowLabel(by, row)),
    now: seriesOf('now', formatPeriod(period)),
    before: compares ? seriesOf('before', formatPeriod(before)) : undefined,
    description: describeChart(measure, figures, rows, compares),
    format: (value) => formatValue(measure, value),
  };
}

function describeChart(measure: Measure, figures: Figures, rows: readonly FigureRow[], compares: boolean): string {
  const { by, period, before, total, totalBefore } = figures;
  const highest = rows.toSorted((left, right) => valueOf(measure, right.now) - valueOf(measure, left.now))[0];
  const sentences = [
    `${measure.title} by ${GROUP_LABELS[by].toLowerCase()}, ${formatPeriod(period)}: ${formatMeasure(measure, total)}.`,
  ];
  if (highest && valueOf(measure, highest.now) > 0) {
    sentences.push(`Highest: ${rowLabel(by, highest)}, ${formatMeasure(measure, highest.now)}.`);
  }
  if (compares) sentences.push(`${formatPeriod(before)}: ${formatMeasure(measure, totalBefore)}.`);
  return [...sentences, 'All numbers are in the table.'].join(' ');
}
