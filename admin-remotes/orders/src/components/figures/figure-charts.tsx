import { Alert, Button, classNames, kitStyles, usePaymentMethods } from '@shop/admin-kit';
import type { Figures } from '@shop/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type CSSProperties, useEffect, useId, useMemo, useRef } from 'react';
import { chartsOf, type FigureChart, MAX_BARS } from '../../rules/figures/figure-chart.ts';
import styles from '../../styles/figure-charts.module.css';

type DrawChart = (canvas: HTMLCanvasElement, chart: FigureChart) => () => void;

/** chart.js is loaded with the first chart; no other page needs it. */
const drawChartQuery = queryOptions({
  queryKey: ['draw-chart'],
  queryFn: async (): Promise<{ drawChart: DrawChart }> => {
    const { drawChart } = await import('./draw-chart.ts');
    return { drawChart };
  },
});

interface FigureChartsProps {
  figures: Figures;
  compares: boolean;
}

/** Money, orders and pieces as charts. They repeat what the table says, so the page works without them. */
export function FigureCharts({ figures, compares }: FigureChartsProps) {
  const { data, isError, refetch } = useQuery(drawChartQuery);
  const methods = usePaymentMethods();
  const charts = useMemo(() => chartsOf(figures, compares, methods), [figures, compares, methods]);
  if (isError) {
    const retry = (
      <Button size="small" onClick={() => void refetch()}>
        Retry
      </Button>
    );
    return <Alert className={kitStyles.notice} type="warning" showIcon title="The charts could not be loaded." action={retry} />;
  }
  return (
    <div className={styles.charts}>
      {charts.map((chart) => (
        <ChartPanel key={chart.title} chart={chart} drawChart={data?.drawChart} />
      ))}
      {figures.by !== 'day' && figures.rows.length > MAX_BARS && <p>The charts show the first {MAX_BARS}, the table all.</p>}
    </div>
  );
}

function ChartPanel({ chart, drawChart }: { chart: FigureChart; drawChart: DrawChart | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const title = useId();
  useEffect(() => (canvas.current && drawChart ? drawChart(canvas.current, chart) : undefined), [chart, drawChart]);
  return (
    <section className={styles.chart} aria-labelledby={title}>
      <h3 id={title}>{chart.title}</h3>
      <div
        className={chart.isHorizontal ? classNames(styles.canvas, styles.canvasNames) : styles.canvas}
        style={{ '--figures-rows': chart.labels.length } as CSSProperties}
      >
        <canvas ref={canvas} aria-hidden />
      </div>
      <p className={kitStyles.visuallyHidden}>{chart.description}</p>
    </section>
  );
}
