import { Button } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import styles from './selection.module.css';
import { useFocusNextButton } from './use-focus-next-button.ts';
import { usePublishedClearance } from './use-published-clearance.ts';

export interface Selection {
  /** The selected items of the list, in its order. */
  ids: readonly string[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  state: 'none' | 'some' | 'all';
  /** Selects all items of the list, or none if all are selected. */
  toggleAll: () => void;
  clear: () => void;
}

/** The selection in a list. An item that leaves the list is no longer selected. */
export function useSelection(listed: readonly string[]): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const ids = listed.filter((id) => selected.has(id));
  const isAll = ids.length > 0 && ids.length === listed.length;
  return {
    ids,
    has: (id) => selected.has(id),
    toggle: (id) => setSelected(new Set(selected.has(id) ? ids.filter((other) => other !== id) : [...ids, id])),
    state: isAll ? 'all' : ids.length > 0 ? 'some' : 'none',
    toggleAll: () => setSelected(new Set(isAll ? [] : listed)),
    clear: () => setSelected(new Set()),
  };
}

interface SelectionBarProps {
  /** The accessible name, for example 'Selected orders'. */
  label: string;
  /** For example '3 selected'; undefined hides the bar. */
  text: string | undefined;
  /** Default: 'Clear'. */
  clearText?: string;
  onClear: () => void;
  /** The buttons for the selected or changed items. */
  children: ReactNode;
}

/** Stays at the bottom of the window while items of a list are selected or changed. */
export function SelectionBar({ text, ...props }: SelectionBarProps) {
  return text !== undefined && <ShownBar {...props} text={text} />;
}

function ShownBar({ label, text, clearText = 'Clear', onClear, children }: SelectionBarProps) {
  const bar = useRef<HTMLElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  usePublishedClearance(bar);
  useFocusNextButton(actions);
  return (
    <section ref={bar} className={styles.selection} aria-label={label}>
      <strong aria-live="polite">{text}</strong>
      <div ref={actions} className={styles.selectionActions}>
        {children}
      </div>
      <Button type="text" onClick={onClear}>
        {clearText}
      </Button>
    </section>
  );
}
