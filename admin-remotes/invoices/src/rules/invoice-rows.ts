import { fromCents, parseMoney } from '@shop/admin-kit';
import type { AdminProduct, Invoice, InvoiceItem, InvoiceItemFields } from '@shop/contract';

export const CUSTOM = 'custom';

/** One row of the form, as typed. */
export interface InvoiceRow {
  /** A product's id, or 'custom'. */
  product: string;
  customName: string;
  customPrice: string;
  quantity: string;
  unitPrice: string;
}

export const emptyRow = (): InvoiceRow => ({ product: CUSTOM, customName: '', customPrice: '', quantity: '1', unitPrice: '0' });

/** A catalogue product brings its price and clears the custom fields; Custom starts at a unit price of 0. */
export function chooseProduct(
  row: InvoiceRow,
  product: string,
  products: readonly Pick<AdminProduct, 'id' | 'price'>[],
): InvoiceRow {
  if (product === CUSTOM) return { ...row, product, unitPrice: '0' };
  const chosen = products.find(({ id }) => id === product);
  return { ...row, product, customName: '', customPrice: '', unitPrice: chosen?.price ?? row.unitPrice };
}

export const typeCustomPrice = (row: InvoiceRow, customPrice: string): InvoiceRow => ({
  ...row,
  customPrice,
  unitPrice: customPrice.trim() || '0',
});

/** Whole pieces; 1 when nothing of the text is a number. */
export function quantityOf(text: string): number {
  const quantity = Number.parseInt(text, 10);
  return Number.isNaN(quantity) ? 1 : quantity;
}

/** Cents of a row, or undefined while its price or quantity is no valid one. */
export function lineTotal({ unitPrice, quantity }: Pick<InvoiceRow, 'unitPrice' | 'quantity'>): number | undefined {
  const cents = parseMoney(unitPrice);
  const pieces = quantityOf(quantity);
  return cents === undefined || pieces < 1 ? undefined : cents * pieces;
}

/** Cents of all rows; those that cannot be read yet count nothing. */
export const rowsTotal = (rows: readonly InvoiceRow[]): number => rows.reduce((sum, row) => sum + (lineTotal(row) ?? 0), 0);

export function rowOf(item: InvoiceItem): InvoiceRow {
  return {
    product: item.productId ?? CUSTOM,
    customName: item.customProductName ?? (item.productId === null ? (item.productName ?? '') : ''),
    customPrice: item.customProductPrice ?? '',
    quantity: String(item.quantity),
    unitPrice: item.unitPrice,
  };
}

/** What is sent of a row: empty fields as null, prices with two decimals. */
export function itemOf(row: InvoiceRow): InvoiceItemFields {
  const amount = (text: string): string | null => {
    const cents = parseMoney(text);
    return cents === undefined ? null : fromCents(cents);
  };
  return {
    productId: row.product === CUSTOM || row.product === '' ? null : row.product,
    customProductName: row.customName.trim() || null,
    customProductPrice: amount(row.customPrice),
    quantity: quantityOf(row.quantity),
    unitPrice: amount(row.unitPrice) ?? row.unitPrice,
  };
}

export interface ProductOption {
  value: string;
  label: string;
}

/** 'Custom Product', the catalogue as 'name - $price', and what the invoice holds of products that are no longer in it. */
export function productOptions(
  products: readonly Pick<AdminProduct, 'id' | 'name' | 'price'>[],
  invoice: Invoice | null,
): ProductOption[] {
  const options = [
    { value: CUSTOM, label: 'Custom Product' },
    ...products.map(({ id, name, price }) => ({ value: id, label: `${name} - $${price}` })),
  ];
  for (const { productId, productName, unitPrice } of invoice?.items ?? []) {
    if (productId === null || options.some(({ value }) => value === productId)) continue;
    options.push({ value: productId, label: `${productName ?? 'Former product'} - $${unitPrice}` });
  }
  return options;
}
