import type { Invoice, InvoiceItem } from '@shop/contract';
import {
  emptyRow,
  itemOf,
  lineTotal,
  productOptions,
  quantityOf,
  rowOf,
  rowsTotal,
  sizeOptions,
  withCustomPrice,
  withProduct,
  withQuantity,
  withSize,
} from './invoice-rows.ts';

const hoodie = { id: 'p1', name: 'Rise Hoodie', price: '48.00' };
const customRow = { ...emptyRow(), customName: 'Mural', customPrice: '12.5', unitPrice: '12.5', quantity: '3' };

const item = (over: Partial<InvoiceItem>): InvoiceItem => ({
  id: 'i1',
  invoiceId: 'v1',
  productId: null,
  productName: null,
  size: null,
  customProductName: null,
  customProductPrice: null,
  quantity: 1,
  unitPrice: '10.00',
  totalPrice: '10.00',
  createdAt: '2026-11-21T00:00:00Z',
  ...over,
});

it('selecting a product sets the unit price and clears the custom fields', () => {
  expect(withProduct({ ...customRow, size: 'M' }, 'p1', hoodie.price)).toEqual({
    product: 'p1',
    size: '',
    customName: '',
    customPrice: '',
    quantity: '3',
    unitPrice: '48.00',
  });
});

it('selecting Custom sets the unit price to 0', () => {
  expect(withProduct({ ...emptyRow(), product: 'p1', unitPrice: '48.00' }, 'custom', undefined)).toMatchObject({
    product: 'custom',
    unitPrice: '0',
  });
});

const size = (label: string, price: string, isActive = true) => ({ label, price, isActive });
const SIZES = [size('M', '48.00'), size('2XL', '52.00'), size('3XL', '54.00', false)];

it.each([
  ['2XL', '52.00'],
  ['', '48.00'],
  ['gone', '48.00'],
])('choosing the size "%s" sets the unit price to %s', (label, unitPrice) => {
  expect(withSize({ ...emptyRow(), product: 'p1', unitPrice: '48.00' }, label, SIZES)).toMatchObject({ size: label, unitPrice });
});

it.each([
  ['', ['', 'M', '2XL']],
  ['M', ['', 'M', '2XL']],
  ['3XL', ['', 'M', '2XL', '3XL']],
])('the sizes that can be chosen beside "%s" are %j', (chosen, values) => {
  expect(sizeOptions(SIZES, chosen).map(({ value }) => value)).toEqual(values);
});

it('offers no size for a product that has none', () => expect(sizeOptions([], '')).toEqual([]));

it.each([
  ['19.99', '19.99'],
  ['', '0'],
  ['  ', '0'],
])('a custom price of "%s" sets the unit price to %s', (typed, unitPrice) => {
  expect(withCustomPrice(customRow, typed)).toMatchObject({ customPrice: typed, unitPrice });
});

it.each([
  ['', 1],
  ['abc', 1],
  ['-', 1],
  ['12', 12],
  ['1,000', 1000],
  ['2.7', Number.NaN],
  ['1e9', Number.NaN],
  ['5 pcs', Number.NaN],
  ['0', 0],
  ['-3', Number.NaN],
])('a quantity of "%s" is %d', (text, quantity) => expect(quantityOf(text)).toBe(quantity));

it.each([
  ['three', '1'],
  ['2.7', '2.7'],
  ['12,50', '12,50'],
  ['0', '0'],
])('a quantity of "%s" that was left is "%s"', (typed, quantity) => {
  expect(withQuantity({ ...emptyRow(), quantity: typed }).quantity).toBe(quantity);
});

it.each([
  ['33.33', '3', 9_999],
  ['0.1', '', 10],
  ['1,234.50', '2', 246_900],
  ['', '2', undefined],
  ['ten', '2', undefined],
  ['10', '0', undefined],
  ['10', '2.7', undefined],
])('%s times %s is %s cents', (unitPrice, quantity, cents) => expect(lineTotal({ unitPrice, quantity })).toBe(cents));

it('rowsTotal is the sum of the rows in cents, without rows that have an invalid price', () => {
  const row = (unitPrice: string, quantity: string) => ({ ...emptyRow(), unitPrice, quantity });
  expect(rowsTotal([row('0.1', '1'), row('0.2', '1'), row('?', '9')])).toBe(30);
});

it('empty fields and "custom" are sent as null, prices with two decimals', () => {
  expect(itemOf({ ...emptyRow(), customName: ' Mural ', unitPrice: '9.5', quantity: '' })).toEqual({
    productId: null,
    size: null,
    customProductName: 'Mural',
    customProductPrice: null,
    quantity: 1,
    unitPrice: '9.50',
  });
  expect(itemOf({ ...emptyRow(), product: 'p1', size: 'M', unitPrice: '48.00', quantity: '2' })).toEqual({
    productId: 'p1',
    size: 'M',
    customProductName: null,
    customProductPrice: null,
    quantity: 2,
    unitPrice: '48.00',
  });
});

it('a saved item has the same values after loading it into the form', () => {
  const saved = item({ customProductName: 'Mural', customProductPrice: '12.50', quantity: 3, unitPrice: '12.50' });
  expect(itemOf(rowOf(saved))).toMatchObject({ productId: null, customProductName: 'Mural', quantity: 3, unitPrice: '12.50' });
});

it('a product that is no more becomes a custom one with its size in the name', () => {
  expect(rowOf(item({ productName: 'Old Tee', size: 'M' }))).toMatchObject({
    product: 'custom',
    customName: 'Old Tee, M',
    size: '',
  });
});

it('productOptions lists all products and the deleted products of the invoice', () => {
  const invoice = { items: [item({ productId: 'gone', productName: 'Old Tee' }), item({ productId: 'p1' })] } as Invoice;
  expect(productOptions([hoodie], invoice)).toEqual([
    { value: 'custom', label: 'Custom Product' },
    { value: 'p1', label: 'Rise Hoodie - $48.00' },
    { value: 'gone', label: 'Old Tee - $10.00' },
  ]);
});

it('a product with sizes keeps its label and shows the sizes in the shop', () => {
  const size = { id: 'v1', label: 'M', values: ['M'], price: '48.00', priceOverride: null, weightOz: null, stockQuantity: 4 };
  const m = { ...size, inStock: true, imageUrl: null, sku: 'RH-M', isActive: true };
  const [, option] = productOptions([{ ...hoodie, variants: [m, { ...m, label: 'XL', isActive: false }] }], null);
  expect(option).toEqual({ value: 'p1', label: 'Rise Hoodie - $48.00', sizes: 'M 4' });
});
