import { Button, DeleteOutlined, Form, PlusOutlined, TextInput } from '@shop/admin-kit';
import { CATALOG_TEXTS } from '@shop/contract';
import { useState } from 'react';
import type { ProductFields } from '../../rules/product-form.ts';
import { removeOption } from '../../rules/sizes/size-list.ts';
import { MAX_OPTIONS, type SizeRow } from '../../rules/sizes/size-row.ts';
import { optionProblem } from '../../rules/sizes/size-validation.ts';
import { NewOption } from './new-option.tsx';
import styles from '../../styles/sizes.module.css';

interface OptionsFieldProps {
  onChange: (next: Partial<ProductFields>) => void;
  onRemoveSizes: () => void;
}

/** The names of the options ("Size", "Color"), and the buttons that change how many there are. */
export function OptionsField({ onChange, onRemoveSizes }: OptionsFieldProps) {
  const form = Form.useFormInstance<ProductFields>();
  const optionNames = Form.useWatch((fields: Partial<ProductFields>) => fields.optionNames ?? [], { form, preserve: true });
  const [adding, setAdding] = useState(false);
  const removeAt = (position: number): void =>
    onChange({
      optionNames: optionNames.filter((_, other) => other !== position),
      variants: removeOption(form.getFieldValue('variants') as SizeRow[], position),
    });
  return (
    <>
      {optionNames.length > 1 && <OptionNames optionNames={optionNames} onRemove={removeAt} />}
      {adding && <NewOption optionNames={optionNames} onChange={onChange} onClose={() => setAdding(false)} />}
      <div className={styles.sizeSets}>
        {!adding && optionNames.length < MAX_OPTIONS && (
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => setAdding(true)}>
            Add another option (for example Color)
          </Button>
        )}
        <Button danger icon={<DeleteOutlined aria-hidden />} onClick={onRemoveSizes}>
          Remove all sizes
        </Button>
      </div>
    </>
  );
}

function OptionNames({ optionNames, onRemove }: { optionNames: readonly string[]; onRemove: (position: number) => void }) {
  const form = Form.useFormInstance<ProductFields>();
  const rule = (position: number) => ({
    validator: () => {
      const problem = optionProblem(form.getFieldValue('optionNames') as string[], position);
      return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem));
    },
  });
  return (
    <div className={styles.options}>
      {optionNames.map((name, position) => (
        <div key={position} className={styles.option}>
          <Form.Item name={['optionNames', position]} label={`Option ${position + 1}`} rules={[rule(position)]}>
            <TextInput rule={CATALOG_TEXTS.option} />
          </Form.Item>
          <Button icon={<DeleteOutlined />} aria-label={`Remove option ${name}`} onClick={() => onRemove(position)} />
        </div>
      ))}
    </div>
  );
}
