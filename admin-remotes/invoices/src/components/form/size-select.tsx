import { Form, Select } from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import { productQuery } from '../../api/get-product.ts';
import { CUSTOM, type InvoiceRow, sizeOptions, withSize } from '../../rules/invoice-rows.ts';
import styles from '../../styles/invoice-form.module.css';

interface SizeSelectProps {
  /** The index of the row in the form list. */
  index: number;
  row: InvoiceRow | undefined;
  onChange: (update: (row: InvoiceRow) => InvoiceRow) => void;
}

/** The sizes of the row's product. Hidden, not unmounted, for one without sizes: the form drops unmounted values. */
export function SizeSelect({ index, row, onChange }: SizeSelectProps) {
  const product = row?.product ?? CUSTOM;
  const sizes = useQuery({ ...productQuery(product), enabled: product !== CUSTOM }).data?.variants ?? [];
  const options = sizeOptions(sizes, row?.size ?? '');
  return (
    <div className={styles.rowSize} hidden={options.length === 0}>
      <Form.Item name={[index, 'size']} label="Size">
        <Select options={options} onChange={(size: string) => onChange((current) => withSize(current, size, sizes))} />
      </Form.Item>
    </div>
  );
}
