import { answer, refuse } from '@shop/component-testing';
import type { Invoice, InvoiceSummary, SaveInvoice } from '@shop/contract';

const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const AT = '2026-11-20T15:00:00.000Z';
const dollars = (cents: number): string => (cents / 100).toFixed(2);
const centsOf = (amount: string | number): number => Math.round(Number(amount) * 100);

type Items = SaveInvoice['items'];
const totalOf = (items: Items): string =>
  dollars(items.reduce((sum, { quantity = 1, unitPrice }) => sum + quantity * centsOf(unitPrice), 0));

/** The items and the amounts of an invoice. */
function withItems(items: Items): Pick<Invoice, 'items' | 'subtotal' | 'totalAmount'> {
  const total = totalOf(items);
  return {
    subtotal: total,
    totalAmount: total,
    items: items.map(({ productId = null, size = null, customProductName = null, quantity = 1, unitPrice }, index) => ({
      id: uuid(100 + index),
      invoiceId: uuid(0),
      productId,
      productName: null,
      size,
      customProductName,
      customProductPrice: null,
      quantity,
      unitPrice: dollars(centsOf(unitPrice)),
      totalPrice: dollars(quantity * centsOf(unitPrice)),
      createdAt: AT,
    })),
  };
}

export const MURALS: Items = [{ productId: null, customProductName: 'Mural', quantity: 24, unitPrice: '43.00' }];

/** What is due of an invoice with these differences. */
function settled<Known extends Partial<Invoice>>(known: Known, differs: Partial<Invoice>) {
  const { status = 'sent', totalAmount = '0.00', payments = [] } = { ...known, ...differs };
  const paid = payments.reduce((sum, { amount, undoneAt }) => (undoneAt === null ? sum + centsOf(amount) : sum), 0);
  const total = centsOf(totalAmount);
  const isClosed = status === 'paid' || status === 'cancelled';
  return {
    ...known,
    paidAmount: status === 'paid' ? dollars(total) : dollars(paid),
    balanceDue: isClosed ? '0.00' : dollars(total - paid),
    ...differs,
  };
}

/** A sent invoice of 24 murals for $1,032.00. */
export function sentInvoice(clientName: string, differs: Partial<Invoice> = {}): Invoice {
  return {
    id: uuid(clientName.length),
    invoiceNumber: 'INV-2026-0001',
    clientName,
    clientEmail: null,
    clientPhone: null,
    taxAmount: '0.00',
    status: 'sent',
    notes: null,
    dueOn: null,
    sentTotal: null,
    sentAt: null,
    createdAt: AT,
    updatedAt: AT,
    version: 1,
    unprintable: [],
    remindedAt: null,
    payments: [],
    ...settled(withItems(MURALS), differs),
  };
}

/** The API of the invoices, with the server's check of versions. */
export interface Invoices {
  list: Invoice[];
  /** What another admin saves meanwhile. */
  changeElsewhere: (id: string, changes: Partial<Invoice>, items?: Items) => void;
}

const ENTERED = { author: 'rosa', createdAt: AT, undoneAt: null, undoneBy: null };
export const SUMS: InvoiceSummary = {
  openCount: 2,
  openAmount: '1332.00',
  overdueCount: 1,
  overdueAmount: '300.00',
  paidCount: 1,
  paidAmount: '80.00',
};

const conflictWith = (current: Invoice): Response =>
  refuse(409, 'Someone else has changed this invoice', { code: 'EDIT_CONFLICT', current });

/** The API answers with these invoices, as they are at the time of each request. */
export function givenInvoices(...list: Invoice[]): Invoices {
  const invoices: Invoices = { list, changeElsewhere: (id, changes, items) => void save(id, changes, items) };
  const find = (id: string | undefined): Invoice | undefined => invoices.list.find((invoice) => invoice.id === id);
  function save(id: string | undefined, changes: Partial<Invoice>, items?: Items): Invoice {
    const saved = find(id);
    if (!saved) throw new Error('There is no such invoice');
    const { paidAmount: _paid, balanceDue: _due, ...rest } = saved;
    const changed = { ...rest, ...changes, ...(items && withItems(items)) };
    const totalAmount = dollars(centsOf(changed.subtotal) + centsOf(changed.taxAmount));
    const next: Invoice = settled({ ...changed, totalAmount }, { version: saved.version + 1 });
    invoices.list = invoices.list.map((invoice) => (invoice === saved ? next : invoice));
    return next;
  }
  answer('get', '/api/invoices/page', ({ query: { status } }) => ({
    invoices: invoices.list.filter((invoice) => status === undefined || status === 'all' || invoice.status === status),
    next: null,
  }));
  answer('get', '/api/invoices/terms', { dueOn: '2026-12-10', paymentHandles: [], paymentNote: '' });
  answer('get', '/api/admin/products/page', { products: [], matching: 0, total: 0, uncategorized: 0, drafts: 0, waiting: 0 });
  answer('get', '/api/admin/products/{id}', { variants: [] } as never);
  answer('get', '/api/invoices/{id}/sent', []);
  answer('get', '/api/invoices/{id}', ({ path }) => find(path['id']) ?? refuse(404, 'There is no such invoice'));
  answer('put', '/api/invoices/{id}', ({ path, body: { version, invoice: { taxAmount, ...fields } = {}, items } }) => {
    const saved = find(path['id']);
    if (saved && version !== saved.version) return conflictWith(saved);
    const tax = taxAmount === undefined ? {} : { taxAmount: dollars(centsOf(taxAmount ?? 0)) };
    return save(path['id'], { ...fields, ...tax }, items);
  });
  answer('get', '/api/invoices/summary', SUMS);
  answerPayments(find, save);
  answer('post', '/api/invoices/{id}/send', ({ path, body }) => {
    const saved = find(path['id']);
    if (saved && body.version !== saved.version) return conflictWith(saved);
    return save(path['id'], { status: 'sent' });
  });
  return invoices;
}

/** Payments of these invoices: the one that reaches the total makes an invoice paid. */
function answerPayments(
  find: (id: string | undefined) => Invoice | undefined,
  save: (id: string, changes: Partial<Invoice>) => Invoice,
): void {
  const before = new Map<string, Invoice['status']>();
  answer('post', '/api/invoices/{id}/payments', ({ path, body: { version, amount, receivedOn = '', method, note = null } }) => {
    const saved = find(path['id']);
    if (!saved) return refuse(404, 'Invoice not found');
    if (version !== saved.version) return conflictWith(saved);
    before.set(saved.id, saved.status);
    const id = uuid(500 + saved.payments.length);
    const rest = centsOf(saved.balanceDue) - centsOf(amount);
    const payment = { id, amount: dollars(centsOf(amount)), receivedOn, method, note, ...ENTERED };
    return save(saved.id, { payments: [...saved.payments, payment], status: rest === 0 ? 'paid' : saved.status });
  });
  answer('post', '/api/invoices/{id}/payments/{paymentId}/undo', ({ path }) => {
    const saved = find(path['id']);
    if (!saved) return refuse(404, 'Invoice not found');
    const payments = saved.payments.map((payment) =>
      payment.id === path['paymentId'] ? { ...payment, undoneAt: AT, undoneBy: 'rosa' } : payment,
    );
    return save(saved.id, { payments, status: before.get(saved.id) ?? saved.status });
  });
}
