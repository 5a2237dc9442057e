import { type ConflictRow, Form } from '@shop/admin-kit';
import type { AdminPage } from '@shop/contract';
import { useState } from 'react';
import { useSavePage } from '../../api/pages.ts';
import { fieldErrors, pageConflict } from '../../api/save-errors.ts';

export interface PageFields {
  title: string;
  body: string;
}

/** The state of a page's dialog: input, and the version that another admin saved meanwhile. */
export function usePageForm(page: AdminPage, onSaved: () => void) {
  const [form] = Form.useForm<PageFields>();
  const [base, setBase] = useState(page);
  const [dirty, setDirty] = useState(false);
  const [conflict, setConflict] = useState<{ theirs: AdminPage; published: boolean } | null>(null);
  const saving = useSavePage(page.slug);

  const send = (version: number, published: boolean): void => {
    const { title, body } = form.getFieldsValue();
    saving.mutate(
      { version, title, body: body ?? '', published },
      {
        onSuccess: onSaved,
        onError: (error) => {
          const theirs = pageConflict(error);
          setConflict(theirs ? { theirs, published } : null);
          form.setFields(fieldErrors(error) as Parameters<typeof form.setFields>[0]);
        },
      },
    );
  };
  const submit = (published: boolean): void => {
    form.validateFields().then(
      () => send(base.version, published),
      () => undefined,
    );
  };
  const takeTheirs = (): void => {
    if (!conflict) return;
    const { title, body } = conflict.theirs;
    form.setFieldsValue({ title, body });
    setBase(conflict.theirs);
    setConflict(null);
    setDirty(false);
  };
  return {
    form,
    dirty,
    markDirty: () => setDirty(true),
    published: base.published,
    submit,
    saving: saving.isPending,
    conflictRows: conflict && differences(form.getFieldsValue(), conflict),
    keepMine: () => conflict && send(conflict.theirs.version, conflict.published),
    takeTheirs,
    dismissConflict: () => setConflict(null),
  };
}

const yesOrNo = (value: boolean): string => (value ? 'Yes' : 'No');

function differences(mine: PageFields, { theirs, published }: { theirs: AdminPage; published: boolean }): ConflictRow[] {
  const rows = [
    { label: 'Title', mine: mine.title, theirs: theirs.title },
    { label: 'Text', mine: mine.body, theirs: theirs.body },
    { label: 'Published', mine: yesOrNo(published), theirs: yesOrNo(theirs.published) },
  ];
  return rows.filter((row) => row.mine !== row.theirs);
}
