import { Button, Form, PlusOutlined } from '@shop/admin-kit';
import type { AdminProduct } from '@shop/contract';
import { useState } from 'react';
import type { ProductFields } from '../../rules/product-form.ts';
import { addSizes, type Parsed, type SizeEntry } from '../../rules/sizes/size-list.ts';
import { type SizeRow, sumOf } from '../../rules/sizes/size-row.ts';
import type { StockMove } from '../../rules/sizes/stock-update.ts';
import { AddSizes } from './add-sizes.tsx';
import { focusOnMount } from './focus-on-mount.ts';
import { OptionsField } from './options-field.tsx';
import { SizeRows } from './size-rows.tsx';
import { SizeSets } from './size-sets.tsx';
import { UnsizedStock } from './unsized-stock.tsx';
import { WaitingStock } from './waiting-stock.tsx';
import styles from '../../styles/product-form.module.css';

interface SizesFieldProps {
  /** The product as loaded; null for a new one. */
  base: AdminProduct | null;
  images: readonly string[];
  onChange: () => void;
  onMoved: (move: StockMove) => void;
}

/** The sizes of a product: closed until sizes are added, so that a product without sizes needs nothing here. */
export function SizesField({ base, images, onChange, onMoved }: SizesFieldProps) {
  const form = Form.useFormInstance<ProductFields>();
  const sized = Form.useWatch(isSized, { form, preserve: true });
  const [open, setOpen] = useState(false);
  const [closedByUser, setClosedByUser] = useState(false);
  const change = (next: Partial<ProductFields>): void => {
    form.setFieldsValue(next);
    form.setFields([{ name: 'variants', errors: [] }]);
    onChange();
  };
  const add = (entries: readonly SizeEntry[]): string | undefined => {
    const { result, problem }: Parsed<SizeRow[]> = addSizes(form.getFieldValue('variants') as SizeRow[], entries);
    if (result) change({ variants: result, ...(optionNamesOf(form).length === 0 ? { optionNames: ['Size'] } : {}) });
    return problem;
  };
  const removeAll = (): void => {
    change({ variants: [], optionNames: [], stockQuantity: sumOf(form.getFieldValue('variants') as SizeRow[]), sizesToAdd: '' });
    setOpen(false);
    setClosedByUser(true);
  };
  return (
    <fieldset className={styles.field}>
      <legend>Sizes (optional)</legend>
      {base && <WaitingStock base={base} onMoved={onMoved} />}
      {sized && <UnsizedStock base={base} />}
      {sized && <SizeRows images={images} focusFirst={open} onChange={onChange} onLastRemoved={removeAll} />}
      {open && !sized && <SizeSets onChoose={(sizes) => add(sizes.map((size) => ({ values: [size], stock: undefined })))} />}
      {(open || sized) && <AddSizes onAdd={add} />}
      {sized && <OptionsField onChange={change} onRemoveSizes={removeAll} />}
      {!open && !sized && (
        <Button ref={closedByUser ? focusOnMount : null} icon={<PlusOutlined aria-hidden />} onClick={() => setOpen(true)}>
          Add sizes
        </Button>
      )}
    </fieldset>
  );
}

const isSized = ({ variants }: Partial<ProductFields>): boolean => variants !== undefined && variants.length > 0;
const optionNamesOf = (form: { getFieldValue: (name: 'optionNames') => unknown }) =>
  form.getFieldValue('optionNames') as string[];
