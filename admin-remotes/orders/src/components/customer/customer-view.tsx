import { Button, ReloadOutlined, SectionHeader, useRight } from '@shop/admin-kit';
import type { Customer } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddCustomerNote } from '../../api/add-customer-note.ts';
import { customerQuery } from '../../api/get-customer.ts';
import { hasErasableData } from '../../rules/customer-page.ts';
import { NotesPanel } from '../detail/notes-panel.tsx';
import { CustomerInvoices } from './customer-invoices.tsx';
import { CustomerMessages } from './customer-messages.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { CustomerSums } from './customer-sums.tsx';
import { DownloadData } from './download-data.tsx';
import { EraseCustomerDataDialog } from './erase-customer-data-dialog.tsx';
import orderPageStyles from '../../styles/order-page.module.css';

/** The panels of a customer. */
export function CustomerView({ customer }: { customer: Customer }) {
  const { email, name } = customer;
  const [erases, setErases] = useState(false);
  const query = useQuery(customerQuery(email));
  const adding = useAddCustomerNote(email);
  const mayErase = useRight('erase-customers');
  const mayNote = useRight('change-orders');
  const actions = (
    <>
      <Button icon={<ReloadOutlined aria-hidden />} loading={query.isRefetching} onClick={() => void query.refetch()}>
        Refresh
      </Button>
      <DownloadData email={email} />
      {mayErase && hasErasableData(customer) && (
        <Button danger onClick={() => setErases(true)}>
          Erase customer
        </Button>
      )}
    </>
  );
  return (
    <article aria-label={`Customer ${email}`}>
      <SectionHeader title={name || email} subtitle={name && email} actions={actions} />
      <div className={orderPageStyles.panels}>
        <div className={orderPageStyles.column}>
          <CustomerSums customer={customer} />
          <CustomerOrders customer={customer} />
          <CustomerInvoices invoices={customer.invoices} />
        </div>
        <div className={orderPageStyles.column}>
          {customer.messages && <CustomerMessages messages={customer.messages} />}
          <NotesPanel
            notes={customer.notes}
            isAdding={adding.isPending}
            onAdd={mayNote ? (text, onAdded) => adding.mutate(text, { onSuccess: onAdded }) : undefined}
          />
        </div>
      </div>
      <EraseCustomerDataDialog open={erases} customer={customer} onClose={() => setErases(false)} />
    </article>
  );
}
