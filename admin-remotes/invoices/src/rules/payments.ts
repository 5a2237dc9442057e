import type { Invoice } from '@shop/contract';

type Payment = Invoice['payments'][number];

/** The payment that can be undone; undefined when none counts. */
export const lastPayment = ({ payments }: Pick<Invoice, 'payments'>): Payment | undefined =>
  payments.findLast(({ undoneAt }) => undoneAt === null);

/** The lines below the total, as in the PDF: none without payments. */
export const paymentLines = (invoice: Pick<Invoice, 'payments' | 'paidAmount' | 'balanceDue'>) =>
  lastPayment(invoice)
    ? [
        { label: 'Paid', amount: invoice.paidAmount },
        { label: 'Balance due', amount: invoice.balanceDue },
      ]
    : [];
