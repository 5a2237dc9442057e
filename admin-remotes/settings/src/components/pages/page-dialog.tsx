import { Button, EditConflict, Form, FormDialog, messageOf, notify, Spin, TextItem } from '@shop/admin-kit';
import { type AdminPage, PAGE_TEXTS, type PageSlug } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pageQuery } from '../../api/pages.ts';
import { PageText } from './page-text.tsx';
import { Revisions } from './revisions.tsx';
import { usePageForm } from './use-page-form.ts';

interface PageDialogProps {
  slug: PageSlug;
  onClose: () => void;
}

/** Loads a page, then edits it. */
export function PageDialog({ slug, onClose }: PageDialogProps) {
  const { data, error } = useQuery(pageQuery(slug));
  useEffect(() => {
    if (!error) return;
    notify({ title: 'Error', description: messageOf(error, 'Failed to fetch the page'), destructive: true });
    onClose();
  }, [error, onClose]);
  if (!data) return <Spin fullscreen />;
  return <PageForm page={data} onClose={onClose} />;
}

const FORM_ID = 'page-form';

function PageForm({ page, onClose }: { page: AdminPage; onClose: () => void }) {
  const state = usePageForm(page, onClose);
  const { published } = state;
  const otherSave = (
    <Button onClick={() => state.submit(false)} disabled={state.saving}>
      {published ? 'Unpublish' : 'Save draft'}
    </Button>
  );
  return (
    <>
      <FormDialog
        open
        title={page.title}
        {...state.dialog}
        busy={state.saving}
        submitText={published ? 'Save' : 'Publish'}
        formId={FORM_ID}
        width={860}
        extraActions={otherSave}
      >
        <Form
          id={FORM_ID}
          name="page"
          {...state.inputs}
          layout="vertical"
          initialValues={{ title: page.title, body: page.body }}
          scrollToFirstError={{ focus: true }}
          onFinish={() => state.submit(true)}
        >
          <TextItem name="title" label="Title" rule={PAGE_TEXTS.title} />
          <PageText form={state.form} template={page.template} onTemplate={state.markDirty} />
        </Form>
        <Revisions revisions={page.revisions} />
      </FormDialog>
      <EditConflict kind="page" rows={state.conflictRows} {...state.answers} />
    </>
  );
}
