import { useLeaveGuard } from '@shop/admin-kit';
import type { AdminProduct, ProductEditOutcome } from '@shop/contract';
import { type ReactNode, useState } from 'react';
import { useEditProducts } from '../../api/edit-products.ts';
import { draftsText, editsOf, type ProductDraft, type ProductDrafts } from '../../rules/product-edits.ts';

export interface ProductEditing {
  draftOf: (id: string) => ProductDraft;
  /** Why the last save of the line failed. */
  problemOf: (id: string) => string | undefined;
  type: (id: string, draft: ProductDraft) => void;
  /** What the bar says; undefined when nothing is typed. */
  text: string | undefined;
  /** Some lines can be saved. */
  canSave: boolean;
  /** Something is typed that is not saved. */
  isDirty: boolean;
  isSaving: boolean;
  save: () => void;
  discard: () => void;
  /** Shows at each line why it was not changed. */
  showProblems: (outcomes: readonly ProductEditOutcome[]) => void;
  guard: ReactNode;
}

/** What was typed into the list and is not saved yet. Lines that could not be saved keep their input. */
export function useProductDrafts(products: readonly AdminProduct[]): ProductEditing {
  const [drafts, setDrafts] = useState<ProductDrafts>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const showProblems = (outcomes: readonly ProductEditOutcome[]): void =>
    setProblems(Object.fromEntries(failedOf(outcomes).map(({ id, message }) => [id, message ?? ''])));
  const editing = useEditProducts((outcomes) => {
    showProblems(outcomes);
    const saved = new Set(outcomes.flatMap(({ id, outcome }) => (outcome === 'done' ? [id] : [])));
    setDrafts((before) => Object.fromEntries(Object.entries(before).filter(([id]) => !saved.has(id))));
  });
  const typed = editsOf(products, drafts);
  const { edits } = typed;
  const text = draftsText(typed);
  const discard = (): void => {
    setDrafts({});
    setProblems({});
  };
  const isDirty = text !== undefined;
  const guard = useLeaveGuard(isDirty);
  return {
    draftOf: (id) => drafts[id] ?? {},
    problemOf: (id) => problems[id],
    type: (id, draft) => setDrafts((before) => ({ ...before, [id]: { ...before[id], ...draft } })),
    text,
    canSave: edits.length > 0,
    isDirty,
    isSaving: editing.isPending,
    save: () => {
      if (edits.length > 0 && !editing.isPending) editing.mutate(edits);
    },
    discard,
    showProblems,
    guard: guard.dialog,
  };
}

const failedOf = (outcomes: readonly ProductEditOutcome[]): ProductEditOutcome[] =>
  outcomes.filter(({ outcome }) => outcome === 'failed');
