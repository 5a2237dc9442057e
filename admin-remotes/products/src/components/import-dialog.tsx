import { Alert, Button, Collapse, Form, Input, Modal, notify } from '@shop/admin-kit';
import { useState } from 'react';
import { type FoundProduct, foundAnyway, importMessage, needsPageSource, useImportFromTiktok } from '../api/import-tiktok.ts';

interface ImportDialogProps {
  open: boolean;
  onClose: () => void;
  onImported: () => void;
  /** Nothing was created, but these fields could be read. */
  onFill: (found: FoundProduct) => void;
}

/** Import Product from TikTok: a link, or the page's source when TikTok shows the page to people only. */
export function ImportDialog({ open, onClose, onImported, onFill }: ImportDialogProps) {
  const [url, setUrl] = useState('');
  const [pageSource, setPageSource] = useState('');
  const importing = useImportFromTiktok();
  const busy = importing.isPending;
  const blank = url.trim() === '';
  const submit = (): void => {
    if (!busy && !blank) importing.mutate({ url: url.trim(), pageSource: pageSource.trim() || null }, { onSuccess: onImported });
  };
  return (
    <Modal
      open={open}
      title="Import Product from TikTok"
      width={560}
      rootClassName="kit-dialog"
      onCancel={() => !busy && onClose()}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="primary" htmlType="submit" form="import-form" disabled={blank || busy}>
            {busy ? 'Importing...' : 'Import Product'}
          </Button>
        </>
      }
    >
      <Form id="import-form" layout="vertical" onFinish={submit}>
        <Form.Item
          label="TikTok product URL"
          htmlFor="import-url"
          extra="A link to a product or video, or a shared text that holds one."
        >
          <Input
            id="import-url"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
            onPressEnter={() => blank && sayUrlRequired()}
            placeholder="https://www.tiktok.com/..."
            autoComplete="off"
          />
        </Form.Item>
        <PageSource
          key={String(needsPageSource(importing.error))}
          opened={needsPageSource(importing.error)}
          value={pageSource}
          onChange={setPageSource}
        />
      </Form>
      {importing.isError && <Refusal error={importing.error} onFill={onFill} />}
    </Modal>
  );
}

/** Enter does not submit while the button is disabled. */
function sayUrlRequired(): void {
  notify({ title: 'URL required', description: 'Please enter a TikTok product URL', destructive: true });
}

function PageSource({ opened, value, onChange }: { opened: boolean; value: string; onChange: (text: string) => void }) {
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
  return <Collapse ghost size="small" items={items} defaultActiveKey={opened ? ['source'] : []} />;
}

function Refusal({ error, onFill }: { error: unknown; onFill: (found: FoundProduct) => void }) {
  const found = foundAnyway(error);
  const fill = found && (
    <Button size="small" onClick={() => onFill(found)}>
      Fill the form with what was found
    </Button>
  );
  return <Alert type="error" showIcon title={importMessage(error)} {...(fill ? { description: fill } : {})} />;
}
