import { fromCents, parseCount, parseMoney } from '@shop/admin-kit';
import type { AdminProduct, Invoice, InvoiceItem, InvoiceItemFields } from '@shop/contract';
import { itemName } from './invoice-labels.ts';

export const CUSTOM = 'custom';

/** The input values of one item. */
export interface InvoiceRow {
  /** A product id or 'custom'. */
  product: string;
  /** A label; empty for a custom product, one without sizes, and when none is chosen. */
  size: string;
  customName: string;
  customPrice: string;
  quantity: string;
  unitPrice: string;
}

export const emptyRow = (): InvoiceRow => ({
  product: CUSTOM,
  size: '',
  customName: '',
  customPrice: '',
  quantity: '1',
  unitPrice: '0',
});

/** Selects a product: sets its price and clears the other fields. A custom product starts with the unit price 0. */
export function withProduct(row: InvoiceRow, product: string, price: string | undefined): InvoiceRow {
  if (product === CUSTOM) return { ...row, product, size: '', unitPrice: '0' };
  return { ...row, product, size: '', customName: '', customPrice: '', unitPrice: price ?? row.unitPrice };
}

type Size = Pick<AdminProduct['variants'][number], 'label' | 'price' | 'isActive'>;

/** Selects a size: its price may differ from that of the product. */
export function withSize(row: InvoiceRow, size: string, sizes: readonly Size[]): InvoiceRow {
  return { ...row, size, unitPrice: sizes.find(({ label }) => label === size)?.price ?? row.unitPrice };
}

/** The sizes on sale and the one that is chosen; none for a product without sizes. */
export function sizeOptions(sizes: readonly Size[], chosen: string): { value: string; label: string }[] {
  const labels = sizes.filter(({ isActive }) => isActive).map(({ label }) => label);
  const known = chosen === '' || labels.includes(chosen) ? labels : [...labels, chosen];
  return known.length === 0 ? [] : [{ value: '', label: 'No size' }, ...known.map((label) => ({ value: label, label }))];
}

export const withCustomPrice = (row: InvoiceRow, customPrice: string): InvoiceRow => ({
  ...row,
  customPrice,
  unitPrice: customPrice.trim() || '0',
});

const isNoNumber = (text: string): boolean => Number.isNaN(Number.parseFloat(text));

/** A whole number of pieces: 1 if the text is no number at all, and NaN for a number with anything else, for example "2.7". */
export function quantityOf(text: string): number {
  const count = isNoNumber(text) ? 1 : parseCount(text);
  return typeof count === 'number' ? count : Number.NaN;
}

/** The row that was left: a quantity stays as it was typed, unless it is no number at all. */
export const withQuantity = (row: InvoiceRow): InvoiceRow => (isNoNumber(row.quantity) ? { ...row, quantity: '1' } : row);

/** The total of a row in cents; undefined if its price or quantity is invalid. */
export function lineTotal({ unitPrice, quantity }: Pick<InvoiceRow, 'unitPrice' | 'quantity'>): number | undefined {
  const { cents } = parseMoney(unitPrice);
  const pieces = quantityOf(quantity);
  return cents === undefined || !(pieces >= 1) ? undefined : cents * pieces;
}

/** The total of all rows in cents, without rows whose price or quantity is invalid. */
export const rowsTotal = (rows: readonly InvoiceRow[]): number => rows.reduce((sum, row) => sum + (lineTotal(row) ?? 0), 0);

/** A product that is no more becomes a custom one of its name. */
export function rowOf(item: InvoiceItem): InvoiceRow {
  if (item.productId !== null || item.productName === null) return rowOfFields(item);
  return rowOfFields({ ...item, customProductName: itemName(item), size: null });
}

/** The input values of the request fields of a row. */
export function rowOfFields(item: InvoiceItemFields): InvoiceRow {
  return {
    product: item.productId ?? CUSTOM,
    size: item.size ?? '',
    customName: item.customProductName ?? '',
    customPrice: String(item.customProductPrice ?? ''),
    quantity: String(item.quantity ?? 1),
    unitPrice: String(item.unitPrice),
  };
}

/** The request fields of a row: empty fields as null, prices with two decimals. */
export function itemOf(row: InvoiceRow): InvoiceItemFields {
  const amount = (text: string): string | null => {
    const { cents } = parseMoney(text);
    return cents === undefined ? null : fromCents(cents);
  };
  return {
    productId: row.product === CUSTOM || row.product === '' ? null : row.product,
    size: row.size || null,
    customProductName: row.customName.trim() || null,
    customProductPrice: amount(row.customPrice),
    quantity: quantityOf(row.quantity),
    unitPrice: amount(row.unitPrice) ?? row.unitPrice,
  };
}

export interface ProductOption {
  value: string;
  label: string;
  /** "S 4 · M 0", below the label in the list; an invoice names the product only. */
  sizes?: string;
}

type ListedProduct = Pick<AdminProduct, 'id' | 'name' | 'price'> & Partial<Pick<AdminProduct, 'variants'>>;

function sizesOf({ variants = [] }: ListedProduct): Pick<ProductOption, 'sizes'> {
  const shown = variants.filter(({ isActive }) => isActive);
  return shown.length === 0 ? {} : { sizes: shown.map(({ label, stockQuantity }) => `${label} ${stockQuantity}`).join(' · ') };
}

/** 'Custom Product', these products as 'name - $price', and the products of the invoice that have been deleted. */
export function productOptions(products: readonly ListedProduct[], invoice: Invoice | null): ProductOption[] {
  const options: ProductOption[] = [
    { value: CUSTOM, label: 'Custom Product' },
    ...products.map((product) => ({ value: product.id, label: `${product.name} - $${product.price}`, ...sizesOf(product) })),
  ];
  for (const { productId, productName, unitPrice } of invoice?.items ?? []) {
    if (productId === null || options.some(({ value }) => value === productId)) continue;
    options.push({ value: productId, label: `${productName ?? 'Former product'} - $${unitPrice}` });
  }
  return options;
}
