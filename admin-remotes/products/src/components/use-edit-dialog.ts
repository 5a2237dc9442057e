import { useState } from 'react';

interface EditDialog<Item> {
  open: boolean;
  /** What is edited; null creates. */
  item: Item | null;
  /** New for every opening, so that a dialog never shows what was typed in the one before. */
  key: number;
  create: () => void;
  edit: (item: Item) => void;
  close: () => void;
}

/** What a create/edit dialog is open for. The dialog stays mounted while it closes, so that the focus finds its way back. */
export function useEditDialog<Item>(): EditDialog<Item> {
  const [state, setState] = useState<{ open: boolean; item: Item | null; key: number }>({ open: false, item: null, key: 0 });
  const show = (item: Item | null): void => setState(({ key }) => ({ open: true, item, key: key + 1 }));
  return {
    ...state,
    create: () => show(null),
    edit: show,
    close: () => setState((before) => ({ ...before, open: false })),
  };
}
