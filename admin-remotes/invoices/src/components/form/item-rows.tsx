import { Alert, Button, Form, formatCents, PlusOutlined, productSearchQuery } from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { emptyRow, type InvoiceRow, rowsTotal } from '../../rules/invoice-rows.ts';
import { ItemRow } from './item-row.tsx';
import { Total } from './tax-fields.tsx';
import styles from '../../styles/invoice-form.module.css';

const MAX_ITEMS = 200;

const AT_LEAST_ONE_ITEM = {
  validator: (_: unknown, rows: unknown[] | undefined): Promise<void> =>
    rows && rows.length > 0 ? Promise.resolve() : Promise.reject(new Error('At least one item is required')),
};

interface ItemRowsProps {
  invoice: Invoice | null;
  /** The total stands below the sales tax then. */
  isTaxed: boolean;
}

/** The items of the form and their total. */
export function ItemRows({ invoice, isTaxed }: ItemRowsProps) {
  const query = useQuery(productSearchQuery(''));
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <section aria-label="Items" className={styles.rows}>
      {query.isError && <ProductsUnavailable onRetry={() => void query.refetch()} />}
      <Form.List name="items" rules={[AT_LEAST_ONE_ITEM]}>
        {(fields, { add, remove }, { errors }): ReactNode => (
          <>
            {fields.map(({ key, name }) => {
              const removeItem = (): void => {
                remove(name);
                addButton.current?.focus();
              };
              return <ItemRow key={key} index={name} invoice={invoice} onRemove={fields.length > 1 ? removeItem : undefined} />;
            })}
            <Form.ErrorList errors={errors} />
            <div className={styles.rowsEnd}>
              <Button
                ref={addButton}
                icon={<PlusOutlined aria-hidden />}
                disabled={fields.length >= MAX_ITEMS}
                onClick={() => add(emptyRow())}
              >
                Add Item
              </Button>
              {isTaxed ? <Subtotal /> : <Total />}
            </div>
          </>
        )}
      </Form.List>
    </section>
  );
}

function Subtotal() {
  const rows = Form.useWatch('items') as InvoiceRow[] | undefined;
  return <output>Subtotal: {formatCents(rowsTotal(rows ?? []))}</output>;
}

function ProductsUnavailable({ onRetry }: { onRetry: () => void }) {
  const retry = (
    <Button size="small" onClick={onRetry}>
      Retry
    </Button>
  );
  return <Alert type="warning" showIcon title="Failed to fetch products. Custom products can be written still." action={retry} />;
}
