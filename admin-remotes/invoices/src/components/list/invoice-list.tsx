import { CardGrid } from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';
import { InvoiceCard } from './invoice-card.tsx';

interface InvoiceListProps {
  invoices: Invoice[];
  onView: (invoice: Invoice) => void;
  onEdit: (invoice: Invoice) => void;
  onSend: (invoice: Invoice) => void;
}

export function InvoiceList({ invoices, onView, onEdit, onSend }: InvoiceListProps) {
  return (
    <CardGrid minWidth={290}>
      {invoices.map((invoice) => (
        <li key={invoice.id}>
          <InvoiceCard
            invoice={invoice}
            onView={() => onView(invoice)}
            onEdit={() => onEdit(invoice)}
            onSend={() => onSend(invoice)}
          />
        </li>
      ))}
    </CardGrid>
  );
}
