import type { UseQueryResult } from '@tanstack/react-query';
import { Button, Card, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { messageOf } from '../api.ts';
import { CardGrid } from './card-grid.tsx';
import { EmptyState } from './empty-state.tsx';

interface QueryStateProps<Data> {
  query: UseQueryResult<Data>;
  /** The title of the error state, for example 'Failed to fetch invoices'; the server's message is shown below it. */
  failure: string;
  /** The number of placeholder cards while loading. */
  placeholders?: number;
  children: (data: Data) => ReactNode;
}

/** Renders a query: placeholders while loading, an error with Retry, or the data. */
export function QueryState<Data>({ query, failure, placeholders = 6, children }: QueryStateProps<Data>) {
  if (query.data !== undefined) return children(query.data);
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
