import { refusedFields } from '#test/support/refused-fields.js';
import { invoiceBody } from '#test/support/builders/invoice.js';
import { ChangeInvoiceDto, SaveInvoiceDto } from './invoice.dto.js';

const ITEM = { productId: 'custom', customProductName: 'Mural', quantity: 1, unitPrice: '10.00' };
const custom = (over: Record<string, unknown> = {}) => ({ ...ITEM, ...over });

/** The first message for a new invoice, and for the change of one to these fields. */
const refused = async (change: { invoice?: Record<string, unknown>; items?: unknown }): Promise<(string | undefined)[]> => {
  const created = invoiceBody({ invoice: change.invoice ?? {} });
  const forms = [
    await refusedFields(SaveInvoiceDto, change.items === undefined ? created : { ...created, items: change.items }),
    await refusedFields(ChangeInvoiceDto, change),
  ];
  return forms.map((fields) => Object.values(fields)[0]);
};

it('an invoice as the form sends it is accepted', async () => {
  expect(await refused({ invoice: {}, items: [custom()] })).toEqual([undefined, undefined]);
});

it.each<[Record<string, unknown>, string]>([
  [{ clientName: '' }, 'Client name is required'],
  [{ clientName: '  ' }, 'Client name is required'],
  [{ clientName: null }, 'Client name is required'],
  [{ clientName: 'x'.repeat(121) }, 'Client name must be at most 120 characters'],
  [{ clientEmail: 'ada' }, 'Invalid email format'],
  [{ clientEmail: 7 }, 'Invalid email format'],
  [{ clientEmail: `${'a'.repeat(250)}@example.com` }, 'Invalid email format'],
  [{ clientPhone: 'x'.repeat(41) }, 'Phone must be at most 40 characters'],
  [{ status: 'overdue' }, 'Status must be draft, sent, paid or cancelled'],
  [{ status: null }, 'Status must be draft, sent, paid or cancelled'],
  [{ notes: 'x'.repeat(1001) }, 'Notes must be at most 1000 characters'],
])('refuses the fields %j: %s', async (invoice, message) => {
  expect(await refused({ invoice })).toEqual([message, message]);
});

it.each<[unknown, string]>([
  [[], 'At least one item is required'],
  [null, 'At least one item is required'],
  ['x', 'At least one item is required'],
  [[7], 'Items must be a list of rows'],
  [[null], 'Items must be a list of rows'],
  [Array.from({ length: 201 }, () => custom()), 'An invoice can have at most 200 items'],
  ...[0, -1].map((quantity): [unknown, string] => [[custom({ quantity })], 'Quantity must be at least 1']),
  ...[1.5, '2', null, 'many'].map((quantity): [unknown, string] => [[custom({ quantity })], 'Quantity must be a whole number']),
  [[custom({ quantity: 10_000 })], 'Quantity must be at most 9,999'],
  ...[0, '0', '', null, undefined, 'free', '-1', '1e3', {}].map((unitPrice): [unknown, string] => [
    [custom({ unitPrice })],
    'Unit price must be a valid positive number',
  ]),
  [[custom({ unitPrice: '1.001' })], 'Unit price can have at most 2 decimals'],
  [[custom({ unitPrice: 1e8 })], 'Unit price must be at most 99,999,999.99'],
  [[custom({ customProductName: '' })], 'Product name is required'],
  [[custom({ customProductName: undefined })], 'Product name is required'],
  [[custom({ customProductName: 'x'.repeat(121) })], 'Product name must be at most 120 characters'],
  [[custom({ size: 'x'.repeat(201) })], 'Size must be at most 200 characters'],
  [[custom({ size: 7 })], 'Size must be text'],
  [[custom({ customProductPrice: 'free' })], 'Custom price must be a valid number'],
  [[custom({ productId: 'x' })], 'Product not found'],
])('refuses the items %j: %s', async (items, message) => {
  expect(await refused({ items })).toEqual([message, message]);
});

it.each([{}, { items: [custom()] }, { invoice: null, items: [custom()] }, { invoice: 'x', items: [custom()] }])(
  'refuses a new invoice without its fields: %j',
  async (body) => {
    expect(Object.values(await refusedFields(SaveInvoiceDto, body))[0]).toBe('Client name is required');
  },
);
