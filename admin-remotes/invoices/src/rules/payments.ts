import type { Invoice, InvoicePaymentMethod } from '@shop/contract';

type Payment = Invoice['payments'][number];

const METHOD_LABELS: Record<InvoicePaymentMethod, string> = {
  'bank-transfer': 'Bank transfer',
  check: 'Check',
  cash: 'Cash',
  card: 'Card',
  venmo: 'Venmo',
  cashapp: 'Cash App',
  zelle: 'Zelle',
  paypal: 'PayPal',
  other: 'Other',
};

export const METHOD_OPTIONS = (Object.keys(METHOD_LABELS) as InvoicePaymentMethod[]).map((value) => ({
  value,
  label: METHOD_LABELS[value],
}));

export const methodLabel = (method: InvoicePaymentMethod): string => METHOD_LABELS[method];

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
