import type { Group } from './setting-kinds.js';

export const invoices = {
  title: 'Client invoices',
  hint: 'When invoices are due, and how else clients can pay them. Your payment accounts are on them anyway.',
  fields: {
    invoiceDueDays: {
      kind: 'number',
      label: 'Due after',
      hint: 'The due date of a new invoice. It can be changed on each of them.',
      meaning: 'the due date of a new invoice is this many days after its date',
      unit: 'days',
      min: 0,
      max: 365,
      default: 30,
    },
    invoicePaymentNote: {
      kind: 'paragraphs',
      label: 'Other ways to pay',
      hint: 'Printed below your payment accounts on invoices that are not paid, for example your bank account.',
      meaning: 'printed on unpaid invoices, below the payment handles; may be empty',
      max: 500,
      default: '',
    },
  },
} as const satisfies Group;
