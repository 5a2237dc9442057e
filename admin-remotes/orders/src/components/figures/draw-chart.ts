import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartDataset,
  type ChartOptions,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import type { FigureChart } from '../../rules/figures/figure-chart.ts';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, LineController, LineElement, PointElement, Tooltip);

const ANIMATION_MS = 200;
const MAX_DAY_LABELS = 8;
const MAX_BAR_PX = 56;

interface Theme {
  now: string;
  before: string;
  text: string;
  rule: string;
  font: string;
}

/** The theme reaches the canvas as the CSS variables of antd. */
function themeOf(canvas: HTMLCanvasElement): Theme {
  const style = getComputedStyle(canvas);
  const color = (name: string): string => style.getPropertyValue(`--ant-color-${name}`).trim();
  return {
    now: color('info'),
    before: color('text-secondary'),
    text: color('text-secondary'),
    rule: color('border-secondary'),
    font: style.fontFamily,
  };
}

/** The period before is drawn as an outline or a dashed line, so that color alone does not tell them apart. */
function datasetsOf({ kind, now, before }: FigureChart, theme: Theme): ChartDataset<'bar' | 'line', number[]>[] {
  const current = {
    type: kind,
    label: now.label,
    data: now.values,
    borderColor: theme.now,
    backgroundColor: theme.now,
    maxBarThickness: MAX_BAR_PX,
  };
  const line = { borderWidth: 2, pointRadius: 0, pointHitRadius: 12 };
  if (!before) return [{ ...current, ...(kind === 'line' ? line : {}) }];
  const earlier = {
    type: kind,
    label: before.label,
    data: before.values,
    borderColor: theme.before,
    backgroundColor: 'transparent',
  };
  return kind === 'line'
    ? [
        { ...current, ...line },
        { ...earlier, ...line, borderWidth: 1.5, borderDash: [5, 4] },
      ]
    : [current, { ...earlier, borderWidth: 1, borderSkipped: false }];
}

function scalesOf(chart: FigureChart, theme: Theme): ChartOptions<'bar' | 'line'>['scales'] {
  const font = { family: theme.font, size: 12 };
  const names = {
    grid: { display: false },
    border: { color: theme.rule },
    ticks: {
      color: theme.text,
      font,
      autoSkip: !chart.isHorizontal,
      maxTicksLimit: chart.isHorizontal ? undefined : MAX_DAY_LABELS,
      maxRotation: 0,
    },
  };
  const values = {
    beginAtZero: true,
    suggestedMax: 1,
    grid: { color: theme.rule },
    border: { display: false },
    ticks: {
      color: theme.text,
      font,
      precision: 0,
      maxTicksLimit: 5,
      maxRotation: 0,
      callback: (value: string | number) => chart.formatTick(Number(value)),
    },
  };
  return chart.isHorizontal ? { x: values, y: names } : { x: names, y: values };
}

function optionsOf(chart: FigureChart, theme: Theme): ChartOptions<'bar' | 'line'> {
  const reducesMotion = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    indexAxis: chart.isHorizontal ? 'y' : 'x',
    maintainAspectRatio: false,
    animation: reducesMotion ? false : { duration: ANIMATION_MS },
    interaction: { mode: 'index', axis: chart.isHorizontal ? 'y' : 'x', intersect: false },
    scales: scalesOf(chart, theme),
    plugins: {
      tooltip: {
        titleFont: { family: theme.font },
        bodyFont: { family: theme.font },
        callbacks: {
          title: ([item]) => (item ? (chart.labels[item.dataIndex] ?? '') : ''),
          label: ({ dataset, raw }) => `${dataset.label ?? ''}: ${chart.format(Number(raw))}`,
        },
      },
    },
  };
}

/** Draws a chart on a canvas, as wide and high as its parent. Returns a function that removes it. */
export function drawChart(canvas: HTMLCanvasElement, chart: FigureChart): () => void {
  const theme = themeOf(canvas);
  const drawn = new Chart<'bar' | 'line', number[], string>(canvas, {
    type: chart.kind,
    data: { labels: chart.axisLabels, datasets: datasetsOf(chart, theme) },
    options: optionsOf(chart, theme),
  });
  return () => drawn.destroy();
}
