import {
  Button,
  classNames,
  DownloadOutlined,
  EmptyState,
  QueryState,
  ReloadOutlined,
  SectionHeader,
  settingsQuery,
  useCurrentSearchParams,
  useRight,
} from '@shop/admin-kit';
import type { Figures } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useExportFigures } from '../api/reports/export-figures.ts';
import { figuresQuery } from '../api/reports/get-figures.ts';
import { FigureCharts } from '../components/figures/figure-charts.tsx';
import { FigureTable } from '../components/figures/figure-table.tsx';
import { FigureTools, OwnDates } from '../components/figures/figure-tools.tsx';
import { FigureTotals } from '../components/figures/figure-totals.tsx';
import { formatPeriod } from '../rules/figures/figure-labels.ts';
import { type FiguresFilter, figuresRequest, figuresSearch, parseFiguresFilter } from '../rules/figures/figures-filter.ts';
import { shownRows } from '../rules/figures/measures.ts';
import { dayIn } from '../rules/figures/period.ts';
import styles from '../styles/figures.module.css';

/** Money, orders and pieces of a period beside the one before. The choice is part of the URL, so that Back and a copied link work. */
export function FiguresPage() {
  const [searchParams, changeSearchParams] = useCurrentSearchParams();
  const settings = useQuery(settingsQuery);
  const readsMoney = useRight('read-money');
  const filter = parseFiguresFilter(searchParams);
  const [now, setNow] = useState(() => new Date());
  const today = dayIn(settings.data?.timeZone, now);
  const asked = figuresRequest(filter, today);
  const query = useQuery({ ...figuresQuery(asked), enabled: !settings.isPending });
  const exporting = useExportFigures(asked);
  const change = (changes: Partial<FiguresFilter>): void =>
    changeSearchParams((current) => figuresSearch({ ...parseFiguresFilter(current), ...changes }));
  const refresh = (): void => {
    setNow(new Date());
    void query.refetch();
  };
  const actions = (
    <>
      {readsMoney && (
        <Button icon={<DownloadOutlined aria-hidden />} loading={exporting.isPending} onClick={() => exporting.run()}>
          Download CSV
        </Button>
      )}
      <Button icon={<ReloadOutlined aria-hidden />} loading={query.isRefetching} onClick={refresh}>
        Refresh
      </Button>
    </>
  );
  const shown = { from: today, to: today, ...query.data?.period };
  return (
    <>
      <SectionHeader title="Figures" tools={<FigureTools filter={filter} shown={shown} onChange={change} />} actions={actions} />
      {filter.period === 'own' && (
        <OwnDates
          key={`${filter.from} ${filter.to}`}
          from={filter.from}
          to={filter.to}
          onShow={(days) => change({ period: 'own', ...days })}
        />
      )}
      <QueryState query={query} failure="Failed to fetch the figures">
        {(figures) => (
          <FiguresView
            figures={figures}
            filter={filter}
            isOutdated={query.isPlaceholderData}
            onShowYear={() => change({ period: 'this-year', from: '', to: '' })}
          />
        )}
      </QueryState>
    </>
  );
}

interface FiguresViewProps {
  figures: Figures;
  filter: FiguresFilter;
  /** The figures of the last choice, while those of the new one are read. */
  isOutdated: boolean;
  onShowYear: () => void;
}

function FiguresView({ figures: all, filter, isOutdated, onShowYear }: FiguresViewProps) {
  const { compares } = filter;
  const figures = useMemo(() => ({ ...all, rows: shownRows(all, compares) }), [all, compares]);
  return (
    <div className={isOutdated ? classNames(styles.figures, styles.outdated) : styles.figures} aria-busy={isOutdated}>
      <Legend figures={figures} compares={compares} />
      <FigureTotals figures={figures} compares={compares} />
      {figures.rows.length === 0 ? (
        <EmptyState
          title="No money moved in these days"
          hint="Orders count on the day on which their payment arrives, refunds on the day on which they are completed."
          action={filter.period !== 'this-year' && <Button onClick={onShowYear}>Show this year</Button>}
        />
      ) : (
        <>
          <FigureCharts figures={figures} compares={compares} />
          <FigureTable figures={figures} filter={filter} />
        </>
      )}
    </div>
  );
}

/** Which days are shown, with the marks of both periods in the charts. */
function Legend({ figures: { period, before }, compares }: { figures: Figures; compares: boolean }) {
  return (
    <p className={styles.legend} aria-live="polite">
      <span className={styles.now}>{formatPeriod(period)}</span>
      {compares && <span className={styles.before}>before: {formatPeriod(before)}</span>}
    </p>
  );
}
