import { useState } from 'react';
import type { Keyed } from '../mutations/request-sender.ts';
import { editConflict } from './edit-conflict.ts';
import type { DialogForm } from './use-dialog-form.ts';

/** The two inputs that a conflict can end with, and what has to be asked; see `mergeConflict`. */
interface Outcomes<Input> {
  contested: readonly unknown[];
  keepMine: Input;
  takeTheirs: Input;
}

interface VersionedFormOptions<Input, Saved, Merged> {
  /** The item as the form was opened with it; null creates one. */
  item: Saved | null;
  /** Saves the input, based on a saved version. Rejects with EditNotSent when a question before it was answered with no. */
  save: (input: Input, against: Saved | null, keyed: Keyed) => Promise<unknown>;
  merge: (base: Saved, mine: Input, theirs: Saved) => Merged;
  /** Whether somebody has to choose. Default: fields are contested. */
  isContested?: (merged: Merged) => boolean;
  /** Puts the input into the form, which from now on is based on the saved item. */
  show: (input: Input, saved: Saved) => void;
}

/** A conflict or a question keeps the form open: nothing was sent, or nothing was saved. */
export class EditNotSent extends Error {
  override name = 'EditNotSent';
}

/**
 * The form of an item that several admins may edit. A save that only lost to changes of other fields is repeated with both; fields
 * that both admins changed wait for an answer (`EditConflict`), and nothing in the form changes until then.
 */
export function useVersionedForm<Values extends object, Input, Saved, Merged extends Outcomes<Input>>(
  { submit }: Pick<DialogForm<Values>, 'submit'>,
  { item, save, merge, isContested = ({ contested }) => contested.length > 0, show }: VersionedFormOptions<Input, Saved, Merged>,
) {
  const [base, setBase] = useState(item);
  const [conflict, setConflict] = useState<(Merged & { saved: Saved }) | null>(null);
  const rebase = (input: Input, saved: Saved): void => {
    show(input, saved);
    setBase(saved);
  };
  const attempt = async (input: Input, against: Saved | null, keyed: Keyed): Promise<void> => {
    setConflict(null);
    try {
      await save(input, against, keyed);
    } catch (error) {
      const saved = editConflict(error) as Saved | undefined;
      if (!saved || !against) throw error;
      const merged = merge(against, input, saved);
      if (isContested(merged)) {
        setConflict({ ...merged, saved });
        throw new EditNotSent();
      }
      rebase(merged.keepMine, saved);
      await attempt(merged.keepMine, saved, keyed);
    }
  };
  return {
    base,
    setBase,
    /** Null without a question. */
    conflict,
    save: (input: Input): void => submit((keyed) => attempt(input, base, keyed)),
    answers: {
      onKeepMine: (): void => {
        if (!conflict) return;
        rebase(conflict.keepMine, conflict.saved);
        submit((keyed) => attempt(conflict.keepMine, conflict.saved, keyed));
      },
      onTakeTheirs: (): void => {
        if (conflict) rebase(conflict.takeTheirs, conflict.saved);
        setConflict(null);
      },
      onDismiss: (): void => setConflict(null),
    },
  };
}
