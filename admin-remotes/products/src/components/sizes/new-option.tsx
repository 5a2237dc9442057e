import { Button, Form, Input, TextInput } from '@shop/admin-kit';
import { CATALOG_TEXTS, cleanLine } from '@shop/contract';
import { focusOnMount } from './focus-on-mount.ts';
import { type KeyboardEvent, useState } from 'react';
import type { ProductFields } from '../../rules/product-form.ts';
import { addOption } from '../../rules/sizes/size-list.ts';
import type { SizeRow } from '../../rules/sizes/size-row.ts';
import { optionProblem } from '../../rules/sizes/size-validation.ts';
import styles from '../../styles/sizes.module.css';

interface NewOptionProps {
  optionNames: readonly string[];
  onChange: (next: Partial<ProductFields>) => void;
  onClose: () => void;
}

/** The title and the values of one more option. Every size is then counted in each of the values. */
export function NewOption({ optionNames, onChange, onClose }: NewOptionProps) {
  const form = Form.useFormInstance<ProductFields>();
  const [option, setOption] = useState(optionNames.some((name) => /^colou?r$/i.test(name.trim())) ? '' : 'Color');
  const [values, setValues] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const add = (): void => {
    const names = [...optionNames, cleanLine(option)];
    const { result, problem: failure } = addOption(form.getFieldValue('variants') as SizeRow[], values.split(/[,;\n]+/));
    const wrong = optionProblem(names, names.length - 1) ?? failure;
    setProblem(wrong);
    if (wrong !== undefined || !result) return;
    onChange({ optionNames: names, variants: result });
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // Enter would submit the product form.
    event.preventDefault();
    add();
  };
  return (
    <fieldset className={styles.newOption} aria-label="Another option">
      <Form.Item label="Option" htmlFor="product-new-option">
        <TextInput
          rule={CATALOG_TEXTS.option}
          id="product-new-option"
          value={option}
          onChange={setOption}
          onKeyDown={onKeyDown}
        />
      </Form.Item>
      <Form.Item
        label="Values"
        htmlFor="product-new-values"
        {...(problem === undefined ? {} : { validateStatus: 'error', help: <span role="alert">{problem}</span> })}
      >
        <Input
          id="product-new-values"
          value={values}
          placeholder="Black, White"
          autoComplete="off"
          ref={focusOnMount}
          onChange={(event) => setValues(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Form.Item>
      <div className={styles.sizeSets}>
        <Button onClick={add}>Add option</Button>
        <Button type="text" onClick={onClose}>
          Cancel option
        </Button>
      </div>
    </fieldset>
  );
}
