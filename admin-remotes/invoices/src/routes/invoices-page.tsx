import {
  Button,
  EmptyState,
  FileTextOutlined,
  MissingItem,
  NEW_ITEM,
  PlusOutlined,
  QueryState,
  SectionHeader,
  useCurrentSearchParams,
  useItemAddress,
  useRight,
  useShopTime,
  useShownItem,
} from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { invoicePagesQuery, readInvoice } from '../api/get-invoices.ts';
import { invoiceTermsQuery } from '../api/invoice-terms.ts';
import { DuplicateDialog } from '../components/duplicate-dialog.tsx';
import { InvoiceDialog } from '../components/form/invoice-dialog.tsx';
import { InvoiceFilters } from '../components/list/invoice-filters.tsx';
import { InvoiceList } from '../components/list/invoice-list.tsx';
import { InvoiceSums } from '../components/list/invoice-sums.tsx';
import { PaymentDialog } from '../components/payment-dialog.tsx';
import { SendDialog } from '../components/send-dialog.tsx';
import { InvoiceViewDialog } from '../components/view/invoice-view-dialog.tsx';
import { type InvoiceFilter, invoiceSearch, isFiltered, NO_FILTER, parseInvoiceFilter } from '../rules/invoice-filter.ts';
import styles from '../styles/invoices.module.css';

/** An open dialog without an address. Its invoice stays set during the closing transition. */
interface DialogState {
  dialog: 'none' | 'send' | 'paid' | 'duplicate';
  invoice: Invoice | null;
  /** Changes each time a dialog opens; as React key it discards the previous input. */
  key: number;
}

/** The filter of the list, as part of the address. */
function useFilter() {
  const [searchParams, changeSearchParams] = useCurrentSearchParams();
  const change = (changes: Partial<InvoiceFilter>): void =>
    changeSearchParams((current) => invoiceSearch({ ...parseInvoiceFilter(current), ...changes }), { replace: true });
  return [parseInvoiceFilter(searchParams), change] as const;
}

/** `/invoices/<id>` shows an invoice, `/invoices/<id>/edit` and `/invoices/new` its form. */
function useAddressedInvoice(listed: readonly Invoice[] | undefined) {
  const { path, open, close } = useItemAddress();
  const terms = useQuery(invoiceTermsQuery);
  // A new form begins with the usual due date.
  const isTooEarly = path === NEW_ITEM && terms.isPending;
  const shown = useShownItem({ path: isTooEarly ? undefined : path, listed, read: readInvoice });
  const isForm = path === NEW_ITEM || path?.endsWith('/edit') === true;
  return {
    ...shown,
    usualDueOn: terms.data?.dueOn ?? '',
    isEdited: shown.open && isForm,
    isViewed: shown.open && !isForm,
    create: () => open(NEW_ITEM),
    view: ({ id }: Invoice) => open(id),
    edit: ({ id }: Invoice) => open(`${id}/edit`),
    close,
  };
}

export function InvoicesPage() {
  const [filter, setFilter] = useFilter();
  const query = useInfiniteQuery(invoicePagesQuery(filter));
  const invoices = query.data?.pages.flatMap((page) => page.invoices) ?? [];
  const addressed = useAddressedInvoice(query.data && invoices);
  const edits = useRight('edit-invoices');
  const time = useShopTime();
  const [{ dialog, invoice, key }, setState] = useState<DialogState>({ dialog: 'none', invoice: null, key: 0 });
  const open = (next: DialogState['dialog']) => (target: Invoice) =>
    setState((previous) => ({ dialog: next, invoice: target, key: previous.key + 1 }));
  const close = (): void => setState((previous) => ({ ...previous, dialog: 'none' }));
  const edit = (target: Invoice): void => {
    close();
    addressed.edit(target);
  };
  const create = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={addressed.create}>
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
      {(invoices.length > 0 || isFiltered(filter)) && <InvoiceSums />}
      <QueryState query={query} failure="Failed to fetch invoices">
        {() =>
          invoices.length === 0 ? (
            <NoInvoices filtered={isFiltered(filter)} onShowAll={() => setFilter(NO_FILTER)} />
          ) : (
            <InvoiceList
              invoices={invoices}
              filter={filter}
              onSort={(sort) => setFilter({ sort })}
              today={time.calendarDay(query.dataUpdatedAt)}
              onView={addressed.view}
              onEdit={addressed.edit}
              onSend={open('send')}
              onMarkPaid={open('paid')}
              onDuplicate={open('duplicate')}
            />
          )
        }
      </QueryState>
      {query.hasNextPage && (
        <Button className={styles.more} loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more
        </Button>
      )}
      <AddressedDialogs key={`addressed ${addressed.key}`} addressed={addressed} />
      <MissingItem noun="invoice" missing={addressed.missing} onClose={addressed.close} />
      <InvoiceDialogs key={key} dialog={dialog} invoice={invoice} onClose={close} onEdit={edit} />
    </>
  );
}

function AddressedDialogs({ addressed }: { addressed: ReturnType<typeof useAddressedInvoice> }) {
  const { item, usualDueOn, isEdited, isViewed, close } = addressed;
  return (
    <>
      <InvoiceDialog open={isEdited} invoice={item} usualDueOn={usualDueOn} onClose={close} />
      {item && <InvoiceViewDialog open={isViewed} invoice={item} onClose={close} />}
    </>
  );
}

interface InvoiceDialogsProps extends Pick<DialogState, 'dialog' | 'invoice'> {
  onClose: () => void;
  onEdit: (invoice: Invoice) => void;
}

function InvoiceDialogs({ dialog, invoice, onClose, onEdit }: InvoiceDialogsProps) {
  return (
    <>
      <SendDialog open={dialog === 'send'} invoice={invoice} onClose={onClose} onEdit={onEdit} />
      {invoice && (
        <>
          <PaymentDialog open={dialog === 'paid'} invoice={invoice} onClose={onClose} />
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
