import { Select, useProductSearch } from '@shop/admin-kit';
import type { AdminProduct, Invoice } from '@shop/contract';
import { useState } from 'react';
import { type ProductOption, productOptions } from '../../rules/invoice-rows.ts';
import styles from '../../styles/invoice-form.module.css';

interface ProductSelectProps {
  /** The invoice that is edited: its products are options, also deleted ones. */
  invoice: Invoice | null;
  /** Set by the form: the id of the form item, and a product id or 'custom'. */
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  /** `product` is undefined for a custom product and for one that only the invoice knows. */
  onSelect: (value: string, product: AdminProduct | undefined) => void;
}

/** Suggests products by name or artist. */
export function ProductSelect({ invoice, id, value, onChange, onSelect }: ProductSelectProps) {
  const [selected, setSelected] = useState<AdminProduct>();
  const { products: found, isFetching, searchFor } = useProductSearch();
  const known = selected && !found.some((product) => product.id === selected.id) ? [...found, selected] : found;
  const select = (next: string): void => {
    const product = known.find((candidate) => candidate.id === next);
    setSelected(product);
    searchFor('');
    onChange?.(next);
    onSelect(next, product);
  };
  return (
    <Select
      {...(id === undefined ? {} : { id })}
      {...(value === undefined ? {} : { value })}
      options={productOptions(known, invoice)}
      loading={isFetching}
      showSearch={{ filterOption: false, onSearch: searchFor }}
      optionRender={optionContent}
      onChange={select}
    />
  );
}

function optionContent({ data: { label, sizes } }: { data: ProductOption }) {
  if (sizes === undefined) return label;
  return (
    <>
      {label}
      <small className={styles.optionSizes}>{sizes}</small>
    </>
  );
}
