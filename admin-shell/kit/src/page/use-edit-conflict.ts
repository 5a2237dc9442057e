import { useState } from 'react';

/** The two inputs that a conflict can end with; see `mergeConflict`. */
interface Outcomes<Input> {
  keepMine: Input;
  takeTheirs: Input;
}

interface EditConflictOptions<Input, Saved> {
  /** Puts the input into the form, which from now on is based on the saved item. */
  show: (input: Input, saved: Saved) => void;
  /** Saves the input, based on the saved item. */
  save: (input: Input, saved: Saved) => void;
}

/**
 * The state of an `EditConflict`. A save that only lost to changes of other fields is repeated with both; fields that both admins
 * changed wait for an answer, and nothing in the form changes until then.
 */
export function useEditConflict<Input, Saved, Merged extends Outcomes<Input>>(options: EditConflictOptions<Input, Saved>) {
  const [conflict, setConflict] = useState<(Merged & { saved: Saved }) | null>(null);
  const saveMerged = (input: Input, saved: Saved): void => {
    setConflict(null);
    options.show(input, saved);
    options.save(input, saved);
  };
  return {
    /** Null without a question. */
    conflict,
    resolve: (merged: Merged, saved: Saved, isContested: boolean): void => {
      if (isContested) setConflict({ ...merged, saved });
      else saveMerged(merged.keepMine, saved);
    },
    keepMine: (): void => {
      if (conflict) saveMerged(conflict.keepMine, conflict.saved);
    },
    takeTheirs: (): void => {
      if (conflict) options.show(conflict.takeTheirs, conflict.saved);
      setConflict(null);
    },
    dismissConflict: () => setConflict(null),
  };
}
