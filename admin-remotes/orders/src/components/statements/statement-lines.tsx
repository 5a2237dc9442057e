import { Button, EmptyState, QueryState } from '@shop/admin-kit';
import type { StatementLine, StatementLineState } from '@shop/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { statementLinesQuery } from '../../api/statements/statement-lines.ts';
import styles from '../../styles/statements.module.css';

interface StatementLinesProps {
  state: StatementLineState;
  /** What is said without any. */
  empty: { title: string; hint: string };
  children: (lines: StatementLine[]) => ReactNode;
}

/** The payments in one state, page by page. */
export function StatementLines({ state, empty, children }: StatementLinesProps) {
  const query = useInfiniteQuery(statementLinesQuery(state));
  const lines = query.data?.pages.flatMap((page) => page.lines) ?? [];
  return (
    <>
      <QueryState query={query} failure="Failed to fetch the payments" placeholders={3}>
        {() => (lines.length === 0 ? <EmptyState {...empty} /> : children(lines))}
      </QueryState>
      {query.hasNextPage && (
        <Button className={styles.more} loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}
