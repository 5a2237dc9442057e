import { Button, ConfirmDelete, DeleteOutlined, EditOutlined, kitStyles } from '@shop/admin-kit';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import styles from '../../styles/pricing.module.css';

interface PriceListProps<Item> {
  /** What the list holds, for screen readers. */
  label: string;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  onEdit: (item: Item) => void;
  deleting: UseMutationResult<unknown, Error, string>;
  /** What is said about an item. */
  children: (item: Item) => ReactNode;
}

/** Shipping rates or tax rules, each with Edit and Delete. */
export function PriceList<Item extends { id: string }>(props: PriceListProps<Item>) {
  const { label, items, nameOf, onEdit, deleting, children } = props;
  const [asked, setAsked] = useState<Item | null>(null);
  return (
    <>
      <ul className={kitStyles.rows} aria-label={label}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <div className={styles.about}>{children(item)}</div>
            <Button icon={<EditOutlined aria-hidden />} aria-label={`Edit ${nameOf(item)}`} onClick={() => onEdit(item)} />
            <Button icon={<DeleteOutlined aria-hidden />} aria-label={`Delete ${nameOf(item)}`} onClick={() => setAsked(item)} />
          </li>
        ))}
      </ul>
      <ConfirmDelete
        name={asked && nameOf(asked)}
        busy={deleting.isPending}
        onConfirm={() => asked && deleting.mutate(asked.id, { onSettled: () => setAsked(null) })}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}
