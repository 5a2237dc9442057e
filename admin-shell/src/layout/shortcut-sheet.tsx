import { Dialog, shortcutsAreOff, Switch, turnShortcuts, useShortcuts } from '@shop/admin-kit';
import { useId, useState } from 'react';
import styles from '../styles/app.module.css';

const KEYS: readonly (readonly [key: string, action: string])[] = [
  ['Ctrl K', 'Search everything, and do things'],
  ['?', 'This list'],
  ['J, K', 'Next and previous order, in the list and on its page'],
  ['P', 'Packing slip of the order'],
  ['E', 'Archive the open message, or move it to the inbox'],
  ['Space', 'Tick a piece while packing'],
  ['Ctrl Enter', 'Send a text of several lines'],
  ['Esc', 'Close a dialog'],
];

/** The keys of the admin, opened by "?". */
export function ShortcutSheet() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isOn, setOn] = useState(() => !shortcutsAreOff());
  useShortcuts({ '?': () => setOpen(true) });
  const turn = (on: boolean): void => {
    turnShortcuts(on);
    setOn(on);
  };
  return (
    <Dialog open={isOpen} title="Keyboard shortcuts" width={480} footer={null} onClose={() => setOpen(false)}>
      <dl className={styles.shortcuts}>
        {KEYS.map(([key, action]) => [
          <dt key={key}>
            <kbd>{key}</kbd>
          </dt>,
          <dd key={action}>{action}</dd>,
        ])}
      </dl>
      <label className={styles.shortcutSwitch} htmlFor={id}>
        <Switch id={id} checked={isOn} onChange={turn} />
        Use keys without Ctrl
      </label>
    </Dialog>
  );
}
