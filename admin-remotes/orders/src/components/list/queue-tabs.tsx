import { ordersSummaryQuery, Segmented } from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Queue } from '../../rules/order-filter.ts';
import styles from '../../styles/order-filters.module.css';

interface QueueTabsProps {
  queue: Queue;
  onChange: (queue: Queue) => void;
}

/** The queues with their number of orders, and all orders. */
export function QueueTabs({ queue, onChange }: QueueTabsProps) {
  const summary = useQuery(ordersSummaryQuery).data;
  const tabs = useRef<HTMLDivElement>(null);
  // After every render, because the numbers change the widths.
  useEffect(() => showSelected(tabs.current));
  const withCount = (title: string, count: number | undefined): string => (count === undefined ? title : `${title} (${count})`);
  return (
    <Segmented<Queue>
      ref={tabs}
      aria-label="Queue"
      className={styles.queues}
      value={queue}
      onChange={onChange}
      options={[
        { value: 'to-confirm', label: withCount('To confirm', summary?.toConfirm) },
        { value: 'to-ship', label: withCount('To ship', summary?.toShip) },
        { value: 'overdue', label: withCount('Overdue', summary?.overdue) },
        { value: 'on-the-way-too-long', label: withCount('On the way too long', summary?.onTheWayTooLong) },
        { value: 'all', label: 'All orders' },
      ]}
    />
  );
}

/** On phones the queues are wider than the window and scroll sideways. */
function showSelected(tabs: HTMLDivElement | null): void {
  const selected = tabs?.querySelector<HTMLElement>('label:has(:checked)');
  if (tabs && selected) tabs.scrollLeft = selected.offsetLeft - (tabs.clientWidth - selected.clientWidth) / 2;
}
