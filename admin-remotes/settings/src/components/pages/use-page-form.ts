import { type ConflictRow, useDialogForm, useVersionedForm } from '@shop/admin-kit';
import type { AdminPage } from '@shop/contract';
import { useSavePage } from '../../api/pages.ts';

export interface PageFields {
  title: string;
  body: string;
}

type PageInput = PageFields & { published: boolean };

interface PageMerge {
  contested: ConflictRow[];
  keepMine: PageInput;
  takeTheirs: PageInput;
}

/** The state of a page's dialog: input, and the version that another admin saved meanwhile. */
export function usePageForm(page: AdminPage, onClose: () => void) {
  const state = useDialogForm<PageFields>({ onClose });
  const { form } = state;
  const saving = useSavePage(page.slug);
  const { base, conflict, save, answers } = useVersionedForm<PageFields, PageInput, AdminPage, PageMerge>(state, {
    item: page,
    save: ({ title, body, published }, against) =>
      saving.mutateAsync({ version: (against ?? page).version, title, body: body ?? '', published }),
    merge: (_, mine, theirs) => ({ contested: differences(mine, theirs), keepMine: mine, takeTheirs: theirs }),
    show: ({ title, body }) => form.setFieldsValue({ title, body }),
  });
  const submit = (published: boolean): void => {
    form.validateFields().then(
      () => save({ ...form.getFieldsValue(), published }),
      () => undefined,
    );
  };
  const onTakeTheirs = (): void => {
    answers.onTakeTheirs();
    state.markClean();
  };
  return {
    ...state,
    published: (base ?? page).published,
    submit,
    saving: saving.isPending,
    conflictRows: conflict && conflict.contested,
    answers: { ...answers, onTakeTheirs, saving: saving.isPending },
  };
}

const yesOrNo = (value: boolean): string => (value ? 'Yes' : 'No');

function differences(mine: PageInput, theirs: AdminPage): ConflictRow[] {
  const rows = [
    { label: 'Title', mine: mine.title, theirs: theirs.title },
    { label: 'Text', mine: mine.body, theirs: theirs.body },
    { label: 'Published', mine: yesOrNo(mine.published), theirs: yesOrNo(theirs.published) },
  ];
  return rows.filter((row) => row.mine !== row.theirs);
}
