import type { Customer } from '@shop/contract';
import { hasErasableData, isUnknown } from './customer-page.ts';

const NOBODY: Customer = {
  email: 'noor@example.com',
  name: '',
  orderCount: 0,
  unfinishedOrders: 0,
  paid: '0.00',
  refunded: '0.00',
  orders: [],
  messages: [],
  invoices: [],
  notes: [],
};
const note = { id: '1', author: 'ada', text: 'Hello', createdAt: '2026-01-01T00:00:00Z' };
const invoice = {
  id: '1',
  invoiceNumber: 'INV-1',
  status: 'paid',
  totalAmount: '1.00',
  createdAt: '2026-01-01T00:00:00Z',
} as const;

it.each([
  ['nothing', {}, true, false],
  ['no right to read messages', { messages: null }, true, false],
  ['an unfinished order', { orderCount: 1, unfinishedOrders: 1 }, false, false],
  ['a finished order', { orderCount: 2, unfinishedOrders: 1 }, false, true],
  ['a note', { notes: [note] }, false, true],
  ['an invoice', { invoices: [invoice] }, false, false],
] satisfies [string, Partial<Customer>, boolean, boolean][])('%s', (_, over, unknown, erasable) => {
  const customer = { ...NOBODY, ...over };
  expect([isUnknown(customer), hasErasableData(customer)]).toEqual([unknown, erasable]);
});
