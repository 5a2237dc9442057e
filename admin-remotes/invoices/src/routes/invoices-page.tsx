import {
  Button,
  EmptyState,
  FileTextOutlined,
  PlusOutlined,
  QueryState,
  SectionHeader,
  useRight,
  useShopTime,
} from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { invoicePagesQuery } from '../api/get-invoices.ts';
import { invoiceTermsQuery } from '../api/invoice-terms.ts';
import { DuplicateDialog } from '../components/duplicate-dialog.tsx';
import { InvoiceDialog } from '../components/form/invoice-dialog.tsx';
import { InvoiceFilters } from '../components/list/invoice-filters.tsx';
import { InvoiceList } from '../components/list/invoice-list.tsx';
import { MarkPaidDialog } from '../components/mark-paid-dialog.tsx';
import { SendDialog } from '../components/send-dialog.tsx';
import { InvoiceViewDialog } from '../components/view/invoice-view-dialog.tsx';
import { isFiltered, NO_FILTER } from '../rules/invoice-filter.ts';

/** The open dialog. Its invoice stays set during the closing transition. */
interface DialogState {
  dialog: 'none' | 'edit' | 'view' | 'send' | 'paid' | 'duplicate';
  invoice: Invoice | null;
  /** Changes each time a dialog opens; as React key it discards the previous input. */
  key: number;
}

export function InvoicesPage() {
  const [filter, setFilter] = useState(NO_FILTER);
  const query = useInfiniteQuery(invoicePagesQuery(filter));
  const invoices = query.data?.pages.flatMap((page) => page.invoices) ?? [];
  const edits = useRight('edit-invoices');
  const time = useShopTime();
  const [{ dialog, invoice, key }, setState] = useState<DialogState>({ dialog: 'none', invoice: null, key: 0 });
  const open = (next: DialogState['dialog']) => (target: Invoice | null) =>
    setState((previous) => ({ dialog: next, invoice: target, key: previous.key + 1 }));
  const close = (): void => setState((previous) => ({ ...previous, dialog: 'none' }));
  const create = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => open('edit')(null)}>
      Create Invoice
    </Button>
  );
  return (
    <>
      <SectionHeader
        title="Invoice Management"
        tools={(invoices.length > 0 || isFiltered(filter)) && <InvoiceFilters filter={filter} onChange={setFilter} />}
        actions={edits && create}
      />
      <QueryState query={query} failure="Failed to fetch invoices">
        {() =>
          invoices.length === 0 ? (
            <NoInvoices filtered={isFiltered(filter)} onShowAll={() => setFilter(NO_FILTER)} />
          ) : (
            <InvoiceList
              invoices={invoices}
              today={time.calendarDay(query.dataUpdatedAt)}
              onView={open('view')}
              onEdit={open('edit')}
              onSend={open('send')}
              onMarkPaid={open('paid')}
              onDuplicate={open('duplicate')}
            />
          )
        }
      </QueryState>
      {query.hasNextPage && (
        <Button className="invoices-more" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more
        </Button>
      )}
      <InvoiceDialogs key={key} dialog={dialog} invoice={invoice} onClose={close} onEdit={open('edit')} />
    </>
  );
}

interface InvoiceDialogsProps extends Pick<DialogState, 'dialog' | 'invoice'> {
  onClose: () => void;
  onEdit: (invoice: Invoice) => void;
}

function InvoiceDialogs({ dialog, invoice, onClose, onEdit }: InvoiceDialogsProps) {
  const usualDueOn = useQuery(invoiceTermsQuery).data?.dueOn ?? '';
  return (
    <>
      <InvoiceDialog open={dialog === 'edit'} invoice={invoice} usualDueOn={usualDueOn} onClose={onClose} />
      <SendDialog open={dialog === 'send'} invoice={invoice} onClose={onClose} onEdit={onEdit} />
      {invoice && (
        <>
          <InvoiceViewDialog open={dialog === 'view'} invoice={invoice} onClose={onClose} />
          <MarkPaidDialog open={dialog === 'paid'} invoice={invoice} onClose={onClose} />
          <DuplicateDialog open={dialog === 'duplicate'} invoice={invoice} onClose={onClose} onCreated={onEdit} />
        </>
      )}
    </>
  );
}

function NoInvoices({ filtered, onShowAll }: { filtered: boolean; onShowAll: () => void }) {
  if (filtered) return <EmptyState title="No invoices match" action={<Button onClick={onShowAll}>Show all invoices</Button>} />;
  return (
    <EmptyState icon={<FileTextOutlined />} title="No invoices yet" hint="The first one gets the number 0001 of this year." />
  );
}
