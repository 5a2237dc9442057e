import { Alert, Button, Checkbox, Collapse, Dialog, Form, Input, notify, Spin } from '@shop/admin-kit';
import type { TiktokImportFound } from '@shop/contract';
import { useState } from 'react';
import { type ImportProgress, TiktokImportError, useImportFromTiktok } from '../../api/import-tiktok.ts';
import styles from '../../styles/product-form.module.css';

interface ImportDialogProps {
  open: boolean;
  onClose: () => void;
  onImported: () => void;
  /** Called with the fields that could be read although no product was created. */
  onFill: (found: TiktokImportFound) => void;
}

/** Imports a product from a TikTok link, or from the page source if TikTok blocks the server. */
export function ImportDialog({ open, onClose, onImported, onFill }: ImportDialogProps) {
  const [url, setUrl] = useState('');
  const [pageSource, setPageSource] = useState('');
  const [draft, setDraft] = useState(false);
  const [sourceOpen, setSourceOpen] = useState(false);
  const importing = useImportFromTiktok();
  const busy = importing.isPending;
  const blank = url.trim() === '';
  const failure = importing.error instanceof TiktokImportError ? importing.error : null;
  // A slow import continues on the server, so the dialog may be closed.
  const locked = busy && !importing.progress.slow;
  const onError = (error: Error): void => {
    if (error instanceof TiktokImportError && error.needsPageSource) setSourceOpen(true);
  };
  const submit = (): void => {
    if (busy || blank) return;
    const request = { url: url.trim(), pageSource: pageSource.trim() || null, draft };
    importing.mutate(request, { onSuccess: onImported, onError });
  };
  const footer = (
    <>
      <Button onClick={onClose} disabled={locked}>
        {busy ? 'Close' : 'Cancel'}
      </Button>
      <Button type="primary" htmlType="submit" form="import-form" disabled={blank || busy}>
        {busy ? 'Importing...' : 'Import Product'}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title="Import Product from TikTok" width={560} footer={footer} onClose={() => !locked && onClose()}>
      <Form id="import-form" layout="vertical" onFinish={submit} disabled={busy}>
        <UrlField value={url} onChange={setUrl} onPressEnter={() => blank && notifyUrlRequired()} />
        <Form.Item>
          <Checkbox checked={draft} onChange={(event) => setDraft(event.target.checked)}>
            Keep as a draft
          </Checkbox>
        </Form.Item>
        <PageSource open={sourceOpen} onOpen={setSourceOpen} value={pageSource} onChange={setPageSource} />
      </Form>
      <output>{busy && <Progress {...importing.progress} />}</output>
      {failure && <ImportFailure failure={failure} onFill={onFill} />}
    </Dialog>
  );
}

interface UrlFieldProps {
  value: string;
  onChange: (url: string) => void;
  onPressEnter: () => void;
}

function UrlField({ value, onChange, onPressEnter }: UrlFieldProps) {
  return (
    <Form.Item
      label="TikTok product URL"
      htmlFor="import-url"
      extra="A link to a product or video, or a shared text that holds one."
    >
      <Input
        id="import-url"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onPressEnter={onPressEnter}
        placeholder="https://www.tiktok.com/..."
        autoComplete="off"
      />
    </Form.Item>
  );
}

/** Called on Enter, which does not submit the form while the submit button is disabled. */
function notifyUrlRequired(): void {
  notify({ title: 'URL required', description: 'Please enter a TikTok product URL', destructive: true });
}

function Progress({ step, slow }: ImportProgress) {
  return (
    <div className={styles.progress}>
      <Spin size="small" aria-hidden />
      <span>
        {step ?? 'Waiting for the worker'}
        {slow && '. This takes longer than usual; the import goes on, also when you close this window.'}
      </span>
    </div>
  );
}

interface PageSourceProps {
  open: boolean;
  onOpen: (open: boolean) => void;
  value: string;
  onChange: (text: string) => void;
}

function PageSource({ open, onOpen, value, onChange }: PageSourceProps) {
  const field = (
    <Form.Item
      htmlFor="import-source"
      label="Page source"
      extra="Open the link in your browser, view the page's source, copy all of it and paste it here."
    >
      <Input.TextArea
        id="import-source"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        rows={4}
        spellCheck={false}
      />
    </Form.Item>
  );
  const items = [{ key: 'source', label: 'TikTok does not show the page?', children: field }];
  return (
    <Collapse ghost size="small" items={items} activeKey={open ? ['source'] : []} onChange={(keys) => onOpen(keys.length > 0)} />
  );
}

function ImportFailure({ failure, onFill }: { failure: TiktokImportError; onFill: (found: TiktokImportFound) => void }) {
  const { found } = failure;
  const fill = found && (
    <Button size="small" onClick={() => onFill(found)}>
      Fill the form with what was found
    </Button>
  );
  return <Alert type="error" showIcon title={failure.message} {...(fill ? { description: fill } : {})} />;
}
