import { Button, EmptyState, FileTextOutlined, PlusOutlined, QueryState, SectionHeader, useRight } from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { invoicesQuery } from '../api/get-invoices.ts';
import { InvoiceDialog } from '../components/form/invoice-dialog.tsx';
import { InvoiceList } from '../components/list/invoice-list.tsx';
import { SendDialog } from '../components/send-dialog.tsx';
import { InvoiceViewDialog } from '../components/view/invoice-view-dialog.tsx';

/** The open dialog. Its invoice stays set during the closing transition. */
interface DialogState {
  dialog: 'none' | 'edit' | 'view' | 'send';
  invoice: Invoice | null;
}

export function InvoicesPage() {
  const invoices = useQuery(invoicesQuery);
  const edits = useRight('edit-invoices');
  const [{ dialog, invoice }, setState] = useState<DialogState>({ dialog: 'none', invoice: null });
  const open = (next: DialogState['dialog']) => (target: Invoice | null) => setState({ dialog: next, invoice: target });
  const close = (): void => setState((previous) => ({ ...previous, dialog: 'none' }));
  const create = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => open('edit')(null)}>
      Create Invoice
    </Button>
  );
  return (
    <>
      <SectionHeader title="Invoice Management" actions={edits && create} />
      <QueryState query={invoices} failure="Failed to fetch invoices">
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              icon={<FileTextOutlined />}
              title="No invoices yet"
              hint="The first one gets the number 0001 of this year."
            />
          ) : (
            <InvoiceList invoices={list} onView={open('view')} onEdit={open('edit')} onSend={open('send')} />
          )
        }
      </QueryState>
      <InvoiceDialog open={dialog === 'edit'} invoice={invoice} onClose={close} />
      {invoice && <InvoiceViewDialog open={dialog === 'view'} invoice={invoice} onClose={close} />}
      <SendDialog open={dialog === 'send'} invoice={invoice} onClose={close} onEdit={open('edit')} />
    </>
  );
}
