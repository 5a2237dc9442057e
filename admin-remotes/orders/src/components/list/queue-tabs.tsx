import { classNames, kitStyles, ordersSummaryQuery, Segmented } from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Queue } from '../../rules/order-filter.ts';
import styles from '../../styles/order-filters.module.css';

interface QueueTabsProps {
  queue: Queue;
  /** Those of the account. */
  queues: readonly Queue[];
  onChange: (queue: Queue) => void;
}

/** The queues with their number of orders, and all orders. */
export function QueueTabs({ queue, queues, onChange }: QueueTabsProps) {
  const summary = useQuery(ordersSummaryQuery).data;
  const tabs = useRef<HTMLDivElement>(null);
  // After every render, because the numbers change the widths.
  useEffect(() => showSelected(tabs.current));
  const withCount = (title: string, count: number | undefined): string => (count === undefined ? title : `${title} (${count})`);
  const labels: Record<Queue, string> = {
    'to-confirm': withCount('To confirm', summary?.toConfirm),
    'to-ship': withCount('To ship', summary?.toShip),
    overdue: withCount('Overdue', summary?.overdue),
    'on-the-way-too-long': withCount('On the way too long', summary?.onTheWayTooLong),
    all: 'All orders',
  };
  return (
    <Segmented<Queue>
      ref={tabs}
      aria-label="Queue"
      className={classNames(kitStyles.scrollingSegments, styles.queues)}
      value={queue}
      onChange={onChange}
      options={queues.map((value) => ({ value, label: labels[value] }))}
    />
  );
}

/** On phones the queues are wider than the window and scroll sideways. */
function showSelected(tabs: HTMLDivElement | null): void {
  const selected = tabs?.querySelector<HTMLElement>('label:has(:checked)');
  if (tabs && selected) tabs.scrollLeft = selected.offsetLeft - (tabs.clientWidth - selected.clientWidth) / 2;
}
