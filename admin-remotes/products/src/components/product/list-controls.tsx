import { AppstoreOutlined, kitStyles, Segmented, Select, UnorderedListOutlined } from '@shop/admin-kit';
import type { ReactNode } from 'react';
import { type ProductSelection, type ProductSort, SORT_LABELS, type ProductView } from '../../rules/product-list.ts';
import styles from '../../styles/products.module.css';

interface ListControlsProps {
  sort: ProductSort;
  view: ProductView;
  onSelect: (field: keyof ProductSelection, value: string) => void;
}

const SORTS = Object.entries(SORT_LABELS).map(([value, label]) => ({ value, label }));

const hidden = (text: string): ReactNode => <span className={kitStyles.visuallyHidden}>{text}</span>;

/** The order of the products, and whether they are cards or lines. */
export function ListControls({ sort, view, onSelect }: ListControlsProps) {
  return (
    <>
      <Select
        aria-label="Sort products"
        className={styles.sort}
        value={sort}
        options={SORTS}
        onChange={(value: string) => onSelect('sort', value)}
      />
      <Segmented
        aria-label="View"
        value={view}
        onChange={(value: string) => onSelect('view', value)}
        options={[
          { value: 'cards', title: 'Cards', icon: <AppstoreOutlined aria-hidden />, label: hidden('Cards') },
          { value: 'list', title: 'List', icon: <UnorderedListOutlined aria-hidden />, label: hidden('List') },
        ]}
      />
    </>
  );
}
