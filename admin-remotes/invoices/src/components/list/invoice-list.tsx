import { CardGrid } from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';
import { InvoiceCard } from './invoice-card.tsx';

interface InvoiceListProps {
  invoices: Invoice[];
  /** The day in the shop, YYYY-MM-DD. */
  today: string;
  onView: (invoice: Invoice) => void;
  onEdit: (invoice: Invoice) => void;
  onSend: (invoice: Invoice) => void;
  onMarkPaid: (invoice: Invoice) => void;
  onDuplicate: (invoice: Invoice) => void;
}

export function InvoiceList({ invoices, today, onView, onEdit, onSend, onMarkPaid, onDuplicate }: InvoiceListProps) {
  return (
    <CardGrid minWidth={290}>
      {invoices.map((invoice) => (
        <li key={invoice.id}>
          <InvoiceCard
            invoice={invoice}
            today={today}
            onView={() => onView(invoice)}
            onEdit={() => onEdit(invoice)}
            onSend={() => onSend(invoice)}
            onMarkPaid={() => onMarkPaid(invoice)}
            onDuplicate={() => onDuplicate(invoice)}
          />
        </li>
      ))}
    </CardGrid>
  );
}
