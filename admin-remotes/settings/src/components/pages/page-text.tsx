import { Alert, Button, Form, type FormInstance, Segmented, Spin, TextItem } from '@shop/admin-kit';
import { PAGE_TEXTS, cleanLines } from '@shop/contract';
import { useState } from 'react';
import { usePreview } from '../../api/pages.ts';
import { hasPlaceholder } from '../../rules/page-text.ts';
import type { PageFields } from './use-page-form.ts';
import styles from '../../styles/pages.module.css';

interface PageTextProps {
  form: FormInstance<PageFields>;
  /** Markdown to start from. */
  template: string;
  onTemplate: () => void;
}

const VIEWS = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview' },
];

/** The Markdown of a page, and what it will look like. */
export function PageText({ form, template, onTemplate }: PageTextProps) {
  const [view, setView] = useState('write');
  const preview = usePreview();
  const body = Form.useWatch('body', { form, preserve: true }) ?? '';
  const show = (next: string): void => {
    setView(next);
    if (next === 'preview' && cleanLines(body) !== '') preview.mutate(body);
  };
  const startFromTemplate = (): void => {
    form.setFieldValue('body', template);
    onTemplate();
  };
  return (
    <>
      <div className={styles.tools}>
        <Segmented aria-label="View" options={VIEWS} value={view} onChange={show} />
        {cleanLines(body) === '' && view === 'write' && <Button onClick={startFromTemplate}>Start from our template</Button>}
      </div>
      <TextItem
        name="body"
        label="Text"
        hidden={view !== 'write'}
        extra="Markdown: ## heading, **bold**, - list, [link](/contact). HTML is shown as text."
        rule={PAGE_TEXTS.body}
        rows={{ minRows: 12, maxRows: 24 }}
        input={{ className: styles.text }}
      />
      {view === 'preview' && <Preview html={preview.data?.html ?? ''} loading={preview.isPending} />}
      {hasPlaceholder(body) && (
        <Alert type="warning" showIcon title="Replace what is in [square brackets] before you publish: it is your promise." />
      )}
    </>
  );
}

function Preview({ html, loading }: { html: string; loading: boolean }) {
  if (loading) return <Spin />;
  if (html === '') return <p className={styles.soft}>There is nothing to show yet.</p>;
  // The server renders Markdown without HTML, scripts, images or unsafe links.
  return <div className={styles.preview} dangerouslySetInnerHTML={{ __html: html }} />;
}
