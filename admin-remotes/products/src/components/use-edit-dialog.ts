import { useState } from 'react';

interface EditDialogState<Item> {
  open: boolean;
  /** The edited item; null creates one. */
  item: Item | null;
  /** Changes each time the dialog opens; as React key it discards the previous input. */
  key: number;
  create: () => void;
  edit: (item: Item) => void;
  close: () => void;
}

/**
 * The state of a create or edit dialog. The dialog must stay mounted while it closes, because it then returns the focus to
 * the button that opened it.
 */
export function useEditDialog<Item>(): EditDialogState<Item> {
  const [state, setState] = useState<{ open: boolean; item: Item | null; key: number }>({ open: false, item: null, key: 0 });
  const show = (item: Item | null): void => setState(({ key }) => ({ open: true, item, key: key + 1 }));
  return {
    ...state,
    create: () => show(null),
    edit: show,
    close: () => setState((previous) => ({ ...previous, open: false })),
  };
}
