/**
 * How artists and invoices are paid, in the order of the forms: the payment methods that can (`pays`), among ways that no checkout offers.
 * They stand together because the server accepts these ids, and forms and printed statements name them.
 */
import { PAYMENT_METHODS, type PaymentMethodDescriptor } from './payment-methods.js';

type Use = 'artists' | 'invoices';
type MethodFor<Used extends Use> = Extract<(typeof PAYMENT_METHODS)[number], { pays: Record<Used, true> }>['id'];

const DESCRIPTORS: readonly PaymentMethodDescriptor[] = PAYMENT_METHODS;

const methodsFor = <Used extends Use>(use: Used) =>
  DESCRIPTORS.filter(({ pays }) => pays?.[use]).map(({ id, label, shortLabel = label }) => ({
    id: id as MethodFor<Used>,
    label: shortLabel,
  }));

const byLabel = (a: { label: string }, b: { label: string }): number => (a.label < b.label ? -1 : 1);

const BANK_TRANSFER = { id: 'bank-transfer', label: 'Bank transfer' } as const;
const CHECK = { id: 'check', label: 'Check' } as const;

/** How artists are paid; `how` stands in a sentence. */
const ARTIST_WAYS = [
  { ...CHECK, how: 'by check' },
  { id: 'money-order', label: 'Money order', how: 'by money order' },
  { id: 'facility-deposit', label: 'Deposit at the facility', how: 'by deposit at the facility' },
  { ...BANK_TRANSFER, how: 'by bank transfer' },
  ...methodsFor('artists')
    .sort(byLabel)
    .map((method) => ({ ...method, how: `by ${method.label}` })),
  { id: 'donation', label: 'Donation', how: 'as a donation' },
] as const;

/** How clients pay invoices. */
const INVOICE_WAYS = [
  BANK_TRANSFER,
  CHECK,
  { id: 'cash', label: 'Cash' },
  ...methodsFor('invoices'),
  { id: 'paypal', label: 'PayPal' },
  { id: 'other', label: 'Other' },
] as const;

export type PayeeMethod = (typeof ARTIST_WAYS)[number]['id'];
export type InvoicePaymentMethod = (typeof INVOICE_WAYS)[number]['id'];

export const PAYEE_METHODS: readonly PayeeMethod[] = ARTIST_WAYS.map(({ id }) => id);
export const INVOICE_PAYMENT_METHODS: readonly InvoicePaymentMethod[] = INVOICE_WAYS.map(({ id }) => id);

const LABELS = new Map<string, string>([...ARTIST_WAYS, ...INVOICE_WAYS].map(({ id, label }) => [id, label]));
const HOW = new Map<string, string>(ARTIST_WAYS.map(({ id, how }) => [id, how]));

/** "Money order", "Cash App". */
export const wayLabel = (id: PayeeMethod | InvoicePaymentMethod): string => LABELS.get(id) ?? id;

/** "by money order", "by Cash App", "as a donation". */
export const howPaid = (id: PayeeMethod): string => HOW.get(id) ?? id;
