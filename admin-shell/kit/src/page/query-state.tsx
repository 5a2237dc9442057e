import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import { Alert, Button, Card, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { messageOf } from '../api.ts';
import { useShopTime } from '../shop-time.ts';
import { CardGrid } from '../list/card-grid.tsx';
import { EmptyState } from './empty-state.tsx';
import styles from './shared.module.css';

interface QueryStateProps<Data> {
  query: UseQueryResult<Data>;
  /** The title of the error state, for example 'Failed to fetch invoices'; the server's message is shown below it. */
  failure: string;
  /** The number of placeholder cards while loading. */
  placeholders?: number;
  children: (data: Data) => ReactNode;
}

/** Renders a query: placeholders while loading, an error with Retry, or the data, with a notice when it could not be refreshed. */
export function QueryState<Data>({ query, failure, placeholders = 6, children }: QueryStateProps<Data>) {
  if (query.data !== undefined) {
    const hasMissingPage = isInfinite(query) && query.isFetchNextPageError;
    return (
      <>
        {query.isError && !hasMissingPage && <OldData query={query} />}
        {children(query.data)}
        {hasMissingPage && <MissingPage query={query} />}
      </>
    );
  }
  if (query.isError) {
    const retry = <Button onClick={() => void query.refetch()}>Retry</Button>;
    return <EmptyState title={failure} hint={messageOf(query.error, '')} action={retry} />;
  }
  return (
    <section aria-busy="true" aria-label="Loading">
      <CardGrid>
        {Array.from({ length: placeholders }, (_, index) => (
          <li key={index}>
            <Card>
              <Skeleton active title paragraph={{ rows: 3 }} />
            </Card>
          </li>
        ))}
      </CardGrid>
    </section>
  );
}

/** A page of an infinite query can fail while the pages before it stay. */
const isInfinite = (query: object): query is UseInfiniteQueryResult => 'isFetchNextPageError' in query;

function OldData({ query }: { query: UseQueryResult }) {
  const time = useShopTime();
  const title = `Could not refresh: this is what it was at ${time.timeOfDay(query.dataUpdatedAt)}.`;
  return <FailureNotice query={query} title={title} onRetry={() => void query.refetch()} />;
}

function MissingPage({ query }: { query: UseInfiniteQueryResult }) {
  return <FailureNotice query={query} title="Could not read more." onRetry={() => void query.fetchNextPage()} />;
}

interface FailureNoticeProps {
  query: Pick<UseQueryResult, 'error' | 'isFetching'>;
  title: string;
  onRetry: () => void;
}

function FailureNotice({ query, title, onRetry }: FailureNoticeProps) {
  const retry = (
    <Button size="small" loading={query.isFetching} onClick={onRetry}>
      Retry
    </Button>
  );
  return (
    <Alert
      className={styles.notice}
      type="error"
      showIcon
      title={title}
      description={messageOf(query.error, '')}
      action={retry}
    />
  );
}
