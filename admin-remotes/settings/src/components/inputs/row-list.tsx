import { Button, DeleteOutlined, Form, PlusOutlined } from '@shop/admin-kit';
import type { RowsField } from '@shop/contract/settings-fields';
import { SettingText } from './setting-text.tsx';
import styles from '../../styles/settings.module.css';

interface RowListProps {
  name: string;
  field: RowsField;
}

/** Rows of the same inputs, which can be added and removed. */
export function RowList({ name, field: { label, parts, max, addText } }: RowListProps) {
  const inputs = Object.entries(parts);
  const empty = Object.fromEntries(inputs.map(([part]) => [part, '']));
  return (
    <fieldset className={styles.list}>
      <legend>{label}</legend>
      <Form.List name={name}>
        {(rows, { add, remove }) => (
          <>
            {rows.map((row, position) => (
              <div key={row.key} className={styles.listRow}>
                {inputs.map(([part, field]) => (
                  <SettingText key={part} name={[row.name, part]} field={field} />
                ))}
                <Button
                  icon={<DeleteOutlined aria-hidden />}
                  aria-label={`Remove line ${position + 1}`}
                  onClick={() => remove(row.name)}
                />
              </div>
            ))}
            {rows.length < max && (
              <Button icon={<PlusOutlined aria-hidden />} onClick={() => add(empty)}>
                {addText}
              </Button>
            )}
          </>
        )}
      </Form.List>
    </fieldset>
  );
}
