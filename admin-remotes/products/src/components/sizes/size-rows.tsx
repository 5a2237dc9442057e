import { Form } from '@shop/admin-kit';
import { useRef } from 'react';
import type { ProductFields } from '../../rules/product-form.ts';
import { SizeRowFields } from './size-row-fields.tsx';
import styles from '../../styles/sizes.module.css';

interface SizeRowsProps {
  images: readonly string[];
  /** The sizes were just added: the first stock field gets the focus. */
  focusFirst: boolean;
  onChange: () => void;
  onLastRemoved: () => void;
}

/** All sizes of a product, hidden ones included. */
export function SizeRows({ images, focusFirst, onChange, onLastRemoved }: SizeRowsProps) {
  const form = Form.useFormInstance<ProductFields>();
  const optionNames = Form.useWatch((fields: Partial<ProductFields>) => fields.optionNames ?? [], { form, preserve: true });
  const list = useRef<HTMLUListElement>(null);
  return (
    <Form.List name="variants">
      {(fields, { remove }, { errors }) => (
        <>
          <ul ref={list} className={styles.sizes} aria-label="Sizes">
            {fields.map(({ key, name }) => (
              <SizeRowFields
                key={key}
                index={name}
                optionNames={optionNames}
                images={images}
                focused={focusFirst && name === 0}
                onChange={onChange}
                onRemove={() => {
                  onChange();
                  if (fields.length === 1) return onLastRemoved();
                  remove(name);
                  // The pressed button is gone; without this the focus would leave the dialog.
                  list.current?.querySelector('input')?.focus();
                }}
              />
            ))}
          </ul>
          <Form.ErrorList errors={errors} />
        </>
      )}
    </Form.List>
  );
}
