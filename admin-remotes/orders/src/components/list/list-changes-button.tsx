import { Button, kitStyles } from '@shop/admin-kit';
import { useEffect, useRef } from 'react';
import { listChangesText } from '../../rules/list/list-changes.ts';
import type { OrderFilter } from '../../rules/order-filter.ts';
import { type OrdersResult, useListChanges } from './use-list-changes.ts';
import styles from '../../styles/order-filters.module.css';

interface ListChangesButtonProps {
  filter: OrderFilter;
  list: OrdersResult;
}

/** "3 new orders, show": reads the list again and goes to the first new order. Announced, but never moves a row by itself. */
export function ListChangesButton({ filter, list }: ListChangesButtonProps) {
  const changes = useListChanges(filter, list);
  const text = changes && listChangesText(changes);
  /** The order that gets the focus once its row is rendered. */
  const wanted = useRef<string>(undefined);
  const focusWanted = (): void => {
    if (focusOrder(wanted.current)) wanted.current = undefined;
  };
  useEffect(focusWanted, [list.data]);
  const show = async (): Promise<void> => {
    const before = new Set(idsOf(list));
    const after = idsOf(await list.refetch());
    wanted.current = after.find((id) => !before.has(id)) ?? after[0];
    focusWanted();
  };
  return (
    <>
      <output className={kitStyles.visuallyHidden}>{text?.replace(', show', '')}</output>
      {text && (
        <Button type="primary" className={styles.changes} data-crowding onClick={() => void show()}>
          {text}
        </Button>
      )}
    </>
  );
}

const idsOf = ({ data }: Pick<OrdersResult, 'data'>): string[] =>
  data?.pages.flatMap(({ orders }) => orders.map(({ id }) => id)) ?? [];

/** Returns whether the row is there. */
function focusOrder(id: string | undefined): boolean {
  const link = id === undefined ? null : document.querySelector<HTMLElement>(`[aria-label="Orders"] a[href$="/orders/${id}"]`);
  link?.focus();
  return link !== null;
}
