import { Button, EmptyState, QueryState } from '@shop/admin-kit';
import type { PaymentLine, PaymentLineState } from '@shop/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paymentLinesQuery } from '../../api/payment-files/payment-lines.ts';
import styles from '../../styles/payment-files.module.css';

interface PaymentLinesProps {
  state: PaymentLineState;
  /** What is said without any. */
  empty: { title: string; hint: string };
  children: (lines: PaymentLine[]) => ReactNode;
}

/** The payments in one state, page by page. */
export function PaymentLines({ state, empty, children }: PaymentLinesProps) {
  const query = useInfiniteQuery(paymentLinesQuery(state));
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
