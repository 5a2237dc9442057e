import { api, Button, Card, LinkOutlined, Skeleton, StatusTag } from '@shop/admin-kit';
import type { QueueSummary } from '@shop/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { formatAge } from './format-age.ts';
import { useOpenQueues } from './open-queues.ts';
import { useHashTarget } from './use-hash-target.ts';
import styles from './queue-card.module.css';

/** Read again when the window gets the focus, for example after failed jobs were retried in the other tab. */
const queuesQuery = queryOptions({
  queryKey: ['/api/admin/queues'],
  queryFn: ({ signal }) => api.get('/api/admin/queues', { signal }),
  staleTime: 0,
  refetchOnWindowFocus: true,
});

/** The state of the queues in one line, and the button that opens their dashboard in a new tab. */
export function QueueCard() {
  const queues = useQuery(queuesQuery);
  const openQueues = useOpenQueues();
  const { ref } = useHashTarget('queues');
  return (
    <section ref={ref} id="queues" tabIndex={-1} aria-label="Queues">
      <Card size="small" className={styles.queues}>
        <span className={styles.queuesTitle}>Queues</span>
        <div className={styles.queuesState} aria-live="polite">
          {queues.isPending && <Skeleton.Button active size="small" />}
          {queues.isError && <StatusTag tone="danger">State unknown</StatusTag>}
          {queues.data && <QueueState summary={queues.data} />}
        </div>
        <Button icon={<LinkOutlined aria-hidden />} loading={openQueues.isPending} onClick={() => openQueues.mutate()}>
          Open Queues
        </Button>
      </Card>
    </section>
  );
}

function QueueState({ summary }: { summary: QueueSummary }) {
  const { reachable, waiting, oldestWaitingSeconds, failed, lastFailure } = summary;
  return (
    <>
      {!reachable && <StatusTag tone="danger">The queues do not answer</StatusTag>}
      <span>{waiting === 0 ? 'Nothing waiting' : `${waiting} waiting, oldest ${formatAge(oldestWaitingSeconds)}`}</span>
      {reachable && <StatusTag tone={failed > 0 ? 'danger' : 'success'}>{failed} failed</StatusTag>}
      {lastFailure && (
        <span className={styles.queuesReason}>
          {lastFailure.job}: {lastFailure.reason}
        </span>
      )}
    </>
  );
}
