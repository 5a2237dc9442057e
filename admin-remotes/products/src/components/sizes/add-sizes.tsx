import { Button, Form, Input, PlusOutlined } from '@shop/admin-kit';
import type { KeyboardEvent } from 'react';
import type { ProductFields } from '../../rules/product-form.ts';
import { parseSizeList, type SizeEntry } from '../../rules/sizes/size-list.ts';
import styles from '../../styles/sizes.module.css';

const PLACEHOLDERS = ['S 4, M 6, L 3', 'M / Black 4, L / Black 2', 'M / Black / Cotton 4'];

/** A typed size would be lost by a save. */
const MUST_BE_ADDED = {
  validator: (_: unknown, text: string | undefined) =>
    text?.trim() ? Promise.reject(new Error('Press Add to add these sizes, or clear the field')) : Promise.resolve(),
};

interface AddSizesProps {
  /** Returns why the sizes could not be added. */
  onAdd: (entries: readonly SizeEntry[]) => string | undefined;
}

/** A field for sizes with their stock, typed or pasted from a spreadsheet. */
export function AddSizes({ onAdd }: AddSizesProps) {
  const form = Form.useFormInstance<ProductFields>();
  const optionCount = Form.useWatch((fields: Partial<ProductFields>) => fields.optionNames?.length ?? 0, {
    form,
    preserve: true,
  });
  const add = (): void => {
    const { result, problem } = parseSizeList(
      form.getFieldValue('sizesToAdd') as string,
      form.getFieldValue('optionNames') as string[],
    );
    const failure = result ? onAdd(result) : problem;
    form.setFields([failure ? { name: 'sizesToAdd', errors: [failure] } : { name: 'sizesToAdd', value: '', errors: [] }]);
  };
  const onEnter = (event: KeyboardEvent): void => {
    if (event.shiftKey) return;
    event.preventDefault();
    add();
  };
  return (
    <div className={styles.addSizes}>
      <Form.Item
        name="sizesToAdd"
        label="Add sizes with their stock"
        extra="Type or paste from a spreadsheet."
        validateTrigger={[]}
        rules={[MUST_BE_ADDED]}
      >
        <Input.TextArea
          autoSize={{ minRows: 1, maxRows: 6 }}
          placeholder={PLACEHOLDERS[Math.max(optionCount, 1) - 1]}
          onPressEnter={onEnter}
        />
      </Form.Item>
      <Button icon={<PlusOutlined aria-hidden />} onClick={add}>
        Add
      </Button>
    </div>
  );
}
