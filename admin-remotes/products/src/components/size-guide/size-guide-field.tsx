import { Button, DeleteOutlined, PlusOutlined, TextInput } from '@shop/admin-kit';
import { CATALOG_TEXTS } from '@shop/contract';
import { useState } from 'react';
import { EMPTY_GUIDE, MAX_COLUMNS, MAX_ROWS, type SizeGuide, withColumn, withRow } from '../../rules/sizes/size-guide.ts';
import { focusOnMount } from '../sizes/focus-on-mount.ts';
import { SizeGuideTable } from './size-guide-table.tsx';
import styles from '../../styles/sizes.module.css';

interface SizeGuideFieldProps {
  /** Set by the form item. */
  value?: SizeGuide | null;
  onChange?: (guide: SizeGuide | null) => void;
}

/** The measurements that the shop shows in the products of a category. */
export function SizeGuideField({ value = null, onChange = () => undefined }: SizeGuideFieldProps) {
  // The pressed button disappears: the focus moves to what replaces it, but not when the dialog opens.
  const [pressed, setPressed] = useState(false);
  const replace = (guide: SizeGuide | null): void => {
    setPressed(true);
    onChange(guide);
  };
  if (!value)
    return (
      <Button ref={pressed ? focusOnMount : null} icon={<PlusOutlined aria-hidden />} onClick={() => replace(EMPTY_GUIDE)}>
        Add a size guide
      </Button>
    );
  return (
    <>
      <SizeGuideTable guide={value} focused={pressed} onChange={onChange} />
      <div className={styles.sizeSets}>
        <Button disabled={value.rows.length >= MAX_ROWS} onClick={() => onChange(withRow(value))}>
          Add row
        </Button>
        <Button disabled={value.columns.length >= MAX_COLUMNS} onClick={() => onChange(withColumn(value))}>
          Add column
        </Button>
        <Button danger icon={<DeleteOutlined aria-hidden />} onClick={() => replace(null)}>
          Remove size guide
        </Button>
      </div>
      <TextInput
        rule={CATALOG_TEXTS.guideNote}
        aria-label="Note below the size guide"
        placeholder="Note below the table (optional), for example: Runs small"
        value={value.note ?? ''}
        onChange={(note) => onChange({ ...value, note })}
      />
    </>
  );
}
