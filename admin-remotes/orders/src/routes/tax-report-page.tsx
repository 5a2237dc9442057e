import {
  Button,
  classNames,
  DownloadOutlined,
  EmptyState,
  QueryState,
  ReloadOutlined,
  SectionHeader,
  Select,
  settingsQuery,
  useCurrentSearchParams,
} from '@shop/admin-kit';
import type { TaxReport } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { taxReportQuery, useExportTaxReport } from '../api/reports/get-tax-report.ts';
import { OwnDates } from '../components/figures/figure-tools.tsx';
import { TaxTable } from '../components/tax-report/tax-table.tsx';
import { formatPeriod, PERIOD_LABELS } from '../rules/figures/figure-labels.ts';
import { dayIn, TAX_PERIODS } from '../rules/figures/period.ts';
import { parseTaxFilter, type TaxFilter, taxRequest, taxSearch } from '../rules/tax-report/tax-filter.ts';
import figuresStyles from '../styles/figures.module.css';
import styles from '../styles/tax-report.module.css';

const PERIOD_OPTIONS = [...TAX_PERIODS, 'own' as const].map((value) => ({ value, label: PERIOD_LABELS[value] }));

/** Sales tax of a period by state and authority. The choice is part of the URL, so that Back and a copied link work. */
export function TaxReportPage() {
  const [searchParams, changeSearchParams] = useCurrentSearchParams();
  const settings = useQuery(settingsQuery);
  const filter = parseTaxFilter(searchParams);
  const [now, setNow] = useState(() => new Date());
  const today = dayIn(settings.data?.timeZone, now);
  const asked = taxRequest(filter, today);
  const query = useQuery({ ...taxReportQuery(asked), enabled: !settings.isPending });
  const exporting = useExportTaxReport(asked);
  const shown = query.data?.period ?? { from: today, to: today };
  const change = (next: TaxFilter): void => changeSearchParams(() => taxSearch(next));
  const choosePeriod = (period: TaxFilter['period']): void =>
    change({ period, ...(period === 'own' ? shown : { from: '', to: '' }) });
  const refresh = (): void => {
    setNow(new Date());
    void query.refetch();
  };
  const tools = (
    <Select<TaxFilter['period']>
      aria-label="Period"
      className={figuresStyles.period}
      value={filter.period}
      options={PERIOD_OPTIONS}
      onChange={choosePeriod}
    />
  );
  const actions = (
    <>
      <Button icon={<DownloadOutlined aria-hidden />} loading={exporting.isPending} onClick={() => exporting.run()}>
        Download CSV
      </Button>
      <Button icon={<ReloadOutlined aria-hidden />} loading={query.isRefetching} onClick={refresh}>
        Refresh
      </Button>
    </>
  );
  return (
    <>
      <SectionHeader title="Tax report" tools={tools} actions={actions} />
      {filter.period === 'own' && (
        <OwnDates
          key={`${filter.from} ${filter.to}`}
          from={filter.from}
          to={filter.to}
          onShow={(days) => change({ period: 'own', ...days })}
        />
      )}
      <QueryState query={query} failure="Failed to fetch the tax report">
        {(report) => <ReportView report={report} isOutdated={query.isPlaceholderData} />}
      </QueryState>
    </>
  );
}

/** The report; that of the last choice, while the new one is read. */
function ReportView({ report, isOutdated }: { report: TaxReport; isOutdated: boolean }) {
  return (
    <div className={isOutdated ? classNames(styles.report, styles.outdated) : styles.report} aria-busy={isOutdated}>
      <p className={styles.days} aria-live="polite">
        {formatPeriod(report.period)}
      </p>
      {report.states.length === 0 ? (
        <EmptyState
          title="Nothing was sold in these days"
          hint="Orders count on the day on which their payment arrives, refunds on the day on which they are completed."
        />
      ) : (
        <TaxTable report={report} />
      )}
    </div>
  );
}
