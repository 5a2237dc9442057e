import { toCents } from '@shop/contract/money';
import { heightOf, type Page, startDocument } from '#platform/pdf/print-page.js';
import { formatCalendarDay, formatDay, formatDollars, howToPay, itemName, paymentLines, thankYou } from '../invoice-format.js';
import type { InvoiceShop } from '../invoice-shop.js';
import type { InvoiceItemView, InvoiceView } from '../invoice.view.js';
import { BOTTOM, drawParagraph, ensureSpace, INK, LEFT, QUIET, rule, RUST, write } from './pdf-drawing.js';

const COLUMNS = {
  item: { x: LEFT, width: 268 },
  quantity: { x: 330, width: 44 },
  price: { x: 382, width: 84 },
  total: { x: 474, width: 84 },
} as const;

/** Rows are positioned by hand, because pdfkit's table takes ten times as long for the same page. */
export async function renderInvoicePdf(invoice: InvoiceView, shop: InvoiceShop): Promise<Buffer> {
  const info = { Title: `Invoice ${invoice.invoiceNumber}`, Author: shop.shopName, CreationDate: invoice.updatedAt };
  const { page, bytes } = await startDocument(info);
  drawBrand(page, shop);
  let y = drawColumnTitles(page, drawClient(page, invoice, shop.timeZone));
  for (const item of invoice.items) y = drawRow(page, item, y);
  y = drawEnd(page, invoice, howToPay(invoice, shop), ensureSpace(page, y, 90 + paymentLines(invoice).length * 20));
  if (invoice.notes) drawParagraph(page, 'Notes', invoice.notes.split(/\r?\n/), y + 18);
  drawFooters(page, invoice, shop);
  page.document.end();
  return bytes;
}

function drawBrand(page: Page, shop: InvoiceShop): void {
  page.document.rect(0, 0, 612, 8).fill(RUST);
  write(page, shop.shopName, LEFT, 44, { width: 320, size: 24, bold: true });
  write(page, shop.tagline, LEFT, 76, { width: 320, color: RUST });
  const { street, city, state, zipCode } = shop.postalAddress;
  const lines = [street, `${city}, ${state} ${zipCode}`, shop.email, shop.phone].join('\n');
  write(page, lines, 380, 46, { width: 178, size: 9, color: QUIET, align: 'right' });
}

/** Returns the y of the first item. */
function drawClient(page: Page, invoice: InvoiceView, timeZone: string): number {
  rule(page, 124);
  write(page, 'Bill to', LEFT, 144, { width: 260, size: 9, color: QUIET });
  const below = write(page, invoice.clientName, LEFT, 158, { width: 260, size: 13, bold: true }) + 2;
  const end = write(page, [invoice.clientEmail, invoice.clientPhone].filter(Boolean).join('\n'), LEFT, below, { width: 260 });
  write(page, 'Invoice', 330, 144, { width: 228, size: 9, color: QUIET, align: 'right' });
  write(page, `#${invoice.invoiceNumber}`, 330, 158, { width: 228, size: 13, bold: true, align: 'right' });
  write(page, formatDay(invoice.createdAt, timeZone), 330, 180, { width: 228, align: 'right' });
  if (invoice.dueOn) write(page, `Due ${formatCalendarDay(invoice.dueOn)}`, 330, 196, { width: 228, bold: true, align: 'right' });
  write(page, invoice.status.toUpperCase(), 330, invoice.dueOn ? 214 : 196, {
    width: 228,
    size: 9,
    bold: true,
    color: RUST,
    align: 'right',
  });
  return Math.max(262, end + 28);
}

function drawColumnTitles(page: Page, y: number): number {
  for (const [title, column] of [
    ['Item', 'item'],
    ['Qty', 'quantity'],
    ['Price', 'price'],
    ['Total', 'total'],
  ] as const) {
    const { x, width } = COLUMNS[column];
    write(page, title, x, y, { width, size: 9, bold: true, color: QUIET, align: column === 'item' ? 'left' : 'right' });
  }
  rule(page, y + 17, INK);
  return y + 26;
}

function drawRow(page: Page, item: InvoiceItemView, at: number): number {
  const name = itemName(item);
  const height = heightOf(page, name, { width: COLUMNS.item.width });
  const y = at + height > BOTTOM ? drawColumnTitles(page, ensureSpace(page, at, height)) : at;
  write(page, name, COLUMNS.item.x, y, { width: COLUMNS.item.width });
  for (const [text, { x, width }] of [
    [String(item.quantity), COLUMNS.quantity],
    [formatDollars(item.unitPrice), COLUMNS.price],
    [formatDollars(item.totalPrice), COLUMNS.total],
  ] as const)
    write(page, text, x, y, { width, align: 'right' });
  rule(page, y + height + 5);
  return y + height + 11;
}

/** The totals, and to the left of them how to pay. Returns the y below both. */
function drawEnd(page: Page, invoice: InvoiceView, ways: readonly string[], y: number): number {
  const belowTotals = drawTotals(page, invoice, y);
  if (ways.length === 0) return belowTotals;
  const pages = page.document.bufferedPageRange().count;
  const belowWays = drawParagraph(page, 'How to pay', ways, y + 6, 260);
  return page.document.bufferedPageRange().count > pages ? belowWays : Math.max(belowTotals, belowWays);
}

function drawTotals(page: Page, invoice: InvoiceView, y: number): number {
  const line = (label: string, amount: string, at: number, strong: boolean): void => {
    const style = { size: strong ? 14 : 10, bold: strong, color: strong ? INK : QUIET };
    write(page, label, 330, at, { width: 100, ...style });
    write(page, formatDollars(amount), 420, at, { width: 138, align: 'right', ...style });
  };
  line('Subtotal', invoice.subtotal, y + 6, false);
  line(toCents(invoice.taxAmount) > 0 ? 'Sales tax' : 'Tax', invoice.taxAmount, y + 22, false);
  line('Total', invoice.totalAmount, y + 42, true);
  const parts = paymentLines(invoice);
  parts.forEach(({ label, amount }, index) => line(label, amount, y + 66 + index * 20, false));
  return y + 64 + parts.length * 20;
}

function drawFooters(page: Page, invoice: InvoiceView, shop: InvoiceShop): void {
  const { count } = page.document.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    page.document.switchToPage(index);
    rule(page, 728);
    write(page, thankYou(shop.shopName), LEFT, 738, {
      width: 400,
      size: 9,
      color: QUIET,
    });
    write(page, `#${invoice.invoiceNumber}, page ${index + 1} of ${count}`, 408, 738, {
      width: 150,
      size: 9,
      color: QUIET,
      align: 'right',
    });
  }
}
