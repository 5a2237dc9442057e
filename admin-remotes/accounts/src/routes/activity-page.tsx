import {
  Button,
  DownloadOutlined,
  EmptyState,
  QueryState,
  ReloadOutlined,
  SectionHeader,
  useCurrentSearchParams,
  useShopTime,
} from '@shop/admin-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { activityQuery, useExportActivity } from '../api/get-activity.ts';
import { ActivityFilters } from '../components/activity-filters.tsx';
import { ActivityList } from '../components/activity-list.tsx';
import { type ActivityFilter, activitySearch, hasFilters, parseActivityFilter } from '../rules/activity-filter.ts';
import styles from '../styles/activity.module.css';

/** Who did what, and when, for owners. Its filter is part of the URL, so that reload, Back and a link show the same list. */
export function ActivityPage() {
  const [searchParams, changeSearchParams] = useCurrentSearchParams();
  const filter = parseActivityFilter(searchParams);
  const time = useShopTime();
  const query = useInfiniteQuery(activityQuery(filter, time));
  const exporting = useExportActivity(filter, time);
  const change = (changes: Partial<ActivityFilter>): void =>
    changeSearchParams((current) => activitySearch({ ...parseActivityFilter(current), ...changes }), { replace: true });
  const actions = (
    <>
      <Button icon={<DownloadOutlined aria-hidden />} loading={exporting.isPending} onClick={exporting.run}>
        Download CSV
      </Button>
      <Button icon={<ReloadOutlined aria-hidden />} loading={query.isRefetching} onClick={() => void query.refetch()}>
        Refresh
      </Button>
    </>
  );
  const showAll = <Button onClick={() => changeSearchParams(() => ({ signIns: 'shown' }))}>Show everything</Button>;
  return (
    <>
      <SectionHeader title="Activity" subtitle="Who changed what, and when" actions={actions} />
      <ActivityFilters filter={filter} onChange={change} />
      {filter.id !== '' && (
        <p className={styles.object}>
          Only the history of one object is shown. <Button onClick={() => change({ id: '' })}>Show all of this kind</Button>
        </p>
      )}
      <QueryState query={query} failure="Failed to fetch the activity" placeholders={3}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          if (entries.length === 0)
            return <EmptyState title="Nothing was done here" {...(hasFilters(filter) ? { action: showAll } : {})} />;
          return <ActivityList entries={entries} folded={filter.entity === ''} />;
        }}
      </QueryState>
      {query.hasNextPage && (
        <Button className={styles.more} loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show earlier activity
        </Button>
      )}
    </>
  );
}
