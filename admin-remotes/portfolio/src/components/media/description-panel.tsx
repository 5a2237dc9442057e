import { Button, Flex, type InputRef, TextInput, useLeaveGuard } from '@shop/admin-kit';
import { PORTFOLIO_DESCRIPTION, type PortfolioItem } from '@shop/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { useChangeDescription } from '../../api/change-media.ts';
import { descriptionChange } from '../../rules/media.ts';
import styles from '../../styles/portfolio.module.css';

interface DescriptionPanelProps {
  item: PortfolioItem;
  onClose: () => void;
}

/** Edits a description in place. */
export function DescriptionPanel({ item, onClose }: DescriptionPanelProps) {
  const labelId = useId();
  const [text, setText] = useState(item.description ?? '');
  const input = useRef<InputRef>(null);
  useEffect(() => input.current?.focus(), []);
  const change = useChangeDescription();
  const save = (): void => change.mutate({ id: item.id, change: descriptionChange(text) }, { onSuccess: onClose });
  const guard = useLeaveGuard(text !== (item.description ?? ''));
  return (
    <fieldset className={styles.panel}>
      <legend id={labelId}>Edit Description</legend>
      <TextInput
        rule={PORTFOLIO_DESCRIPTION}
        aria-labelledby={labelId}
        value={text}
        onChange={setText}
        showCount
        ref={input}
        rows={{ minRows: 2, maxRows: 6 }}
      />
      <Flex gap={8} justify="end" className={styles.panelButtons}>
        <Button onClick={() => guard.leave(onClose)} disabled={change.isPending}>
          Cancel
        </Button>
        <Button type="primary" onClick={save} loading={change.isPending}>
          {change.isPending ? 'Saving...' : 'Save'}
        </Button>
      </Flex>
      {guard.dialog}
    </fieldset>
  );
}
