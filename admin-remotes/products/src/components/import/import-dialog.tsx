import { Alert, Button, Collapse, Form, Input, Modal, notify, Spin } from '@shop/admin-kit';
import type { TiktokImportFound } from '@shop/contract';
import { useState } from 'react';
import { type ImportProgress, TiktokImportError, useImportFromTiktok } from '../../api/import-tiktok.ts';

interface ImportDialogProps {
  open: boolean;
  onClose: () => void;
  onImported: () => void;
  /** Nothing was created, but these fields could be read. */
  onFill: (found: TiktokImportFound) => void;
}

/** Import Product from TikTok: a link, or the page's source when TikTok shows the page to people only. */
export function ImportDialog({ open, onClose, onImported, onFill }: ImportDialogProps) {
  const [url, setUrl] = useState('');
  const [pageSource, setPageSource] = useState('');
  const [sourceOpen, setSourceOpen] = useState(false);
  const importing = useImportFromTiktok();
  const busy = importing.isPending;
  const blank = url.trim() === '';
  const refusal = importing.error instanceof TiktokImportError ? importing.error : null;
  // A slow import goes on without the dialog.
  const held = busy && !importing.progress.slow;
  const refused = (error: Error): void => {
    if (error instanceof TiktokImportError && error.needsPageSource) setSourceOpen(true);
  };
  const submit = (): void => {
    if (busy || blank) return;
    const wish = { url: url.trim(), pageSource: pageSource.trim() || null };
    importing.mutate(wish, { onSuccess: onImported, onError: refused });
  };
  return (
    <Modal
      open={open}
      title="Import Product from TikTok"
      width={560}
      rootClassName="kit-dialog"
      onCancel={() => !held && onClose()}
      footer={
        <>
          <Button onClick={onClose} disabled={held}>
            {busy ? 'Close' : 'Cancel'}
          </Button>
          <Button type="primary" htmlType="submit" form="import-form" disabled={blank || busy}>
            {busy ? 'Importing...' : 'Import Product'}
          </Button>
        </>
      }
    >
      <Form id="import-form" layout="vertical" onFinish={submit} disabled={busy}>
        <Form.Item
          label="TikTok product URL"
          htmlFor="import-url"
          extra="A link to a product or video, or a shared text that holds one."
        >
          <Input
            id="import-url"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
            onPressEnter={() => blank && notifyUrlRequired()}
            placeholder="https://www.tiktok.com/..."
            autoComplete="off"
          />
        </Form.Item>
        <PageSource open={sourceOpen} onOpen={setSourceOpen} value={pageSource} onChange={setPageSource} />
      </Form>
      <output>{busy && <Progress {...importing.progress} />}</output>
      {refusal && <ImportFailure refusal={refusal} onFill={onFill} />}
    </Modal>
  );
}

/** Enter does not submit while the button is disabled. */
function notifyUrlRequired(): void {
  notify({ title: 'URL required', description: 'Please enter a TikTok product URL', destructive: true });
}

function Progress({ step, slow }: ImportProgress) {
  return (
    <p className="products-progress">
      <Spin size="small" aria-hidden />
      <span>
        {step ?? 'Waiting for the worker'}
        {slow && '. This takes longer than usual; the import goes on, also when you close this window.'}
      </span>
    </p>
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

function ImportFailure({ refusal, onFill }: { refusal: TiktokImportError; onFill: (found: TiktokImportFound) => void }) {
  const { found } = refusal;
  const fill = found && (
    <Button size="small" onClick={() => onFill(found)}>
      Fill the form with what was found
    </Button>
  );
  return <Alert type="error" showIcon title={refusal.message} {...(fill ? { description: fill } : {})} />;
}
