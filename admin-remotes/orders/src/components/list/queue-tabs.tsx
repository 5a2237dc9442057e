import { ordersSummaryQuery, Segmented } from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import type { Queue } from '../../rules/order-filter.ts';

interface QueueTabsProps {
  queue: Queue;
  onChange: (queue: Queue) => void;
}

/** The two queues with what waits in them, and everything. */
export function QueueTabs({ queue, onChange }: QueueTabsProps) {
  const summary = useQuery(ordersSummaryQuery).data;
  const counted = (title: string, count: number | undefined): string => (count === undefined ? title : `${title} (${count})`);
  return (
    <Segmented<Queue>
      aria-label="Queue"
      className="orders-queues"
      value={queue}
      onChange={onChange}
      options={[
        { value: 'to-confirm', label: counted('To confirm', summary?.toConfirm) },
        { value: 'to-ship', label: counted('To ship', summary?.toShip) },
        { value: 'all', label: 'All orders' },
      ]}
    />
  );
}
