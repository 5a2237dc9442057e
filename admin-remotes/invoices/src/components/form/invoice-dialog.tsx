import { Form, FormDialog, Input } from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';
import { useState } from 'react';
import { useSaveInvoice } from '../../api/save-invoice.ts';
import { bodyOf, type InvoiceValues, valuesOf } from '../../rules/invoice-form.ts';
import { ClientFields } from './client-fields.tsx';
import { ItemRows } from './item-rows.tsx';

const FORM_ID = 'invoice-form';

interface InvoiceDialogProps {
  open: boolean;
  /** Null creates an invoice. */
  invoice: Invoice | null;
  onClose: () => void;
}

/** Creates or edits an invoice; closes after a successful save. */
export function InvoiceDialog({ open, invoice, onClose }: InvoiceDialogProps) {
  const [dirty, setDirty] = useState(false);
  const saving = useSaveInvoice();
  const close = (): void => {
    setDirty(false);
    onClose();
  };
  const save = (values: InvoiceValues): void => {
    // Enter in a field submits again while the first save is running.
    if (saving.isPending) return;
    saving.mutate({ id: invoice?.id, body: bodyOf(values) }, { onSuccess: close });
  };
  return (
    <FormDialog
      open={open}
      title={invoice ? 'Edit Invoice' : 'Create New Invoice'}
      submitText={invoice ? 'Update Invoice' : 'Create Invoice'}
      formId={FORM_ID}
      dirty={dirty}
      busy={saving.isPending}
      onClose={close}
      width={920}
    >
      <Form<InvoiceValues>
        id={FORM_ID}
        name="invoice"
        layout="vertical"
        initialValues={valuesOf(invoice)}
        onValuesChange={() => setDirty(true)}
        onFinish={save}
        scrollToFirstError={{ focus: true }}
        className="invoice-form"
      >
        <ClientFields />
        <ItemRows invoice={invoice} />
        <Form.Item name="notes" label="Notes">
          <Input.TextArea maxLength={1_000} showCount autoSize={{ minRows: 2, maxRows: 8 }} />
        </Form.Item>
      </Form>
    </FormDialog>
  );
}
