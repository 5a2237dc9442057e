import { sampleInvoice as invoice, sampleItem as item } from '#test/support/builders/invoice-view.js';
import { readPdf } from '#test/support/pdf-text.js';
import { sampleSettings } from '#test/support/builders/settings.js';
import { invoiceShopOf } from '../invoice-shop.js';
import { renderInvoicePdf } from './render-invoice-pdf.js';
import type { InvoiceView } from '../invoice.view.js';

const SHOP = invoiceShopOf(sampleSettings(), 'Checks to the office');

const pagesOf = (pdf: Buffer): number => (pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? []).length;

describe('the PDF of an invoice', () => {
  it('fits on one page and embeds its fonts', async () => {
    const pdf = await renderInvoicePdf(invoice({ notes: 'Net 30' }), SHOP);
    expect(pagesOf(pdf)).toBe(1);
    expect(pdf.toString('latin1')).toMatch(/HankenGrotesk-Regular/);
    expect(pdf.toString('latin1')).toMatch(/\/FontFile2/);
  });

  it('is the same, byte for byte, for the same invoice and settings', async () => {
    expect(await renderInvoicePdf(invoice(), SHOP)).toEqual(await renderInvoicePdf(invoice(), SHOP));
  });

  it('names the size of a product', async () => {
    const hoodie = Object.assign(item(''), { productName: 'Dawn Hoodie', size: 'XL' });
    expect(readPdf(await renderInvoicePdf(invoice({ items: [hoodie] }), SHOP)).text).toContain('Dawn Hoodie, XL');
  });

  it('names the sales tax above 0, and has the rows of before without it', async () => {
    const textOf = async (over: Partial<InvoiceView>): Promise<string> =>
      readPdf(await renderInvoicePdf(invoice(over), SHOP)).text.replaceAll(/\s+/g, ' ');
    expect(await textOf({ taxAmount: '0.60', totalAmount: '10.60' })).toMatch(
      /Subtotal ?\$10\.00 ?Sales tax ?\$0\.60 ?Total ?\$10\.60/,
    );
    expect(await textOf({})).toMatch(/Subtotal ?\$10\.00 ?Tax ?\$0\.00 ?Total ?\$10\.00/);
  });

  it('changes with the due date and the ways to pay', async () => {
    const usual = await renderInvoicePdf(invoice(), SHOP);
    expect(await renderInvoicePdf(invoice({ dueOn: null }), SHOP)).not.toEqual(usual);
    expect(await renderInvoicePdf(invoice(), { ...SHOP, paymentNote: 'Cash only' })).not.toEqual(usual);
    const paid = invoice({ status: 'paid' });
    expect(await renderInvoicePdf(paid, SHOP)).toEqual(await renderInvoicePdf(paid, { ...SHOP, paymentNote: 'Cash only' }));
  });

  it('changes with what was paid, and names it also of a paid invoice', async () => {
    const payment = (undoneAt: string | null) => ({ amount: '4.00', undoneAt }) as InvoiceView['payments'][number];
    const part = { payments: [payment(null)], paidAmount: '4.00', balanceDue: '6.00' };
    expect(await renderInvoicePdf(invoice(part), SHOP)).not.toEqual(await renderInvoicePdf(invoice(), SHOP));
    const undone = { payments: [payment('2026-11-22')] };
    expect(await renderInvoicePdf(invoice(undone), SHOP)).toEqual(await renderInvoicePdf(invoice(), SHOP));
    const paid = invoice({ status: 'paid', payments: [payment(null)], paidAmount: '10.00', balanceDue: '0.00' });
    expect(await renderInvoicePdf(paid, SHOP)).not.toEqual(await renderInvoicePdf(invoice({ status: 'paid' }), SHOP));
  });

  it.each([
    'S\u0336A\u0336L\u0336E',
    '\u031b',
    'a\u0338',
    'e\u0301\u0335',
    '\u20e3',
    '1\ufe0f\u20e3',
    'Z\u0351\u036b\u0343',
    '\u0489x',
  ])('is made from a text with marks that the fonts cannot place: %j', async (text) => {
    const over = { clientName: text, notes: text, items: [item(text)] };
    expect(pagesOf(await renderInvoicePdf(invoice(over), SHOP))).toBe(1);
  });

  it.each<[string, Partial<InvoiceView>, number]>([
    ['60 rows', { items: Array.from({ length: 60 }, (_, row) => item(`Row ${row}`)) }, 3],
    ['notes of 150 lines', { notes: Array.from({ length: 150 }, () => 'line').join('\n') }, 4],
    ['a word without a break', { clientName: 'W'.repeat(120), items: [item('M'.repeat(120))], notes: 'x'.repeat(1_000) }, 1],
    ['characters that the fonts lack', { clientName: '日本 Жук \u202e😀', items: [item('Здравствуй')] }, 1],
  ])('breaks pages between rows: %s', async (_, over, pages) => {
    expect(pagesOf(await renderInvoicePdf(invoice(over), SHOP))).toBe(pages);
  });
});
