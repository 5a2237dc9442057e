import type { Invoice, InvoiceItem } from '@shop/contract';
import { contestedFields, mergeInvoice } from './invoice-conflict.ts';
import { valuesOf } from './invoice-form.ts';

const item = (over: Partial<InvoiceItem> = {}): InvoiceItem =>
  ({
    productId: null,
    productName: null,
    size: null,
    customProductName: 'Mural',
    customProductPrice: '43.00',
    quantity: 24,
    unitPrice: '43.00',
    ...over,
  }) as InvoiceItem;
const invoice = (over: Partial<Invoice> = {}): Invoice =>
  ({
    clientName: 'Ada Moore',
    clientEmail: 'ada@example.com',
    clientPhone: null,
    status: 'sent',
    notes: null,
    dueOn: '2026-12-21',
    taxAmount: '0.00',
    items: [item()],
    ...over,
  }) as Invoice;
const base = invoice();
const opened = valuesOf(base);

it('takes what the other one changed and keeps what I changed', () => {
  const theirs = invoice({ status: 'paid', items: [item({ quantity: 30 })] });
  const merge = mergeInvoice(base, { ...opened, notes: ' Net 30 ', dueOn: '' }, theirs);
  expect(merge.contested).toEqual([]);
  expect(merge.keepMine).toEqual({ ...valuesOf(theirs), notes: 'Net 30', dueOn: '' });
});

it('does not take an amount that is written differently for a change', () => {
  const mine = { ...opened, items: [{ ...opened.items[0]!, unitPrice: '43', quantity: ' 24' }] };
  const theirs = invoice({ items: [item({ quantity: 30 })] });
  expect(mergeInvoice(base, mine, theirs)).toMatchObject({ contested: [], keepMine: { items: [{ quantity: '30' }] } });
});

it('shows the fields that both changed as text', () => {
  const hoodie = item({
    productId: 'p1',
    productName: 'Rise Hoodie',
    size: 'M',
    customProductName: null,
    customProductPrice: null,
  });
  const theirs = invoice({ dueOn: '2027-01-15', items: [hoodie], clientName: 'Ada King' });
  const mine = { ...opened, dueOn: '', items: [{ ...opened.items[0]!, quantity: '25' }] };
  const merge = mergeInvoice(base, mine, theirs);
  expect(contestedFields(merge, [...base.items, ...theirs.items])).toEqual([
    { label: 'Due Date', mine: 'None', theirs: 'Jan 15, 2027' },
    { label: 'Items', mine: '25 × Mural at $43.00', theirs: '24 × Rise Hoodie, M at $43.00' },
  ]);
  expect([merge.keepMine.clientName, merge.takeTheirs.clientName]).toEqual(['Ada King', 'Ada King']);
});

it('shows a sales tax that both changed, and takes no other writing of it for a change', () => {
  const theirs = invoice({ taxAmount: '61.92' });
  expect(contestedFields(mergeInvoice(base, { ...opened, taxAmount: '60' }, theirs), [])).toEqual([
    { label: 'Sales tax', mine: '$60.00', theirs: '$61.92' },
  ]);
  expect(mergeInvoice(invoice({ taxAmount: '60.00' }), { ...opened, taxAmount: '60' }, base).contested).toEqual([]);
});
