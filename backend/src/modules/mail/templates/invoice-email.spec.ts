import { sampleInvoice } from '#test/support/builders/invoice-view.js';
import { sampleSettings } from '#test/support/builders/settings.js';
import { invoiceShopOf } from '#modules/invoices/invoice-shop.js';
import { renderText } from '../email-content.js';
import { invoiceEmail } from './invoice-email.js';

const textOf = (over: Parameters<typeof sampleInvoice>[0]): string => {
  const content = invoiceEmail(sampleInvoice(over), invoiceShopOf(sampleSettings(), ''), { hasPdf: false });
  return renderText(content, { shopName: 'Shop', tagline: 'Hope.', email: 'hello@shop.example' });
};

it('the email of an invoice with sales tax says what the items cost without it', () => {
  expect(textOf({ taxAmount: '0.60', totalAmount: '10.60' })).toMatch(
    /at \$5\.00: \$10\.00\nSubtotal: \$10\.00\nSales tax: \$0\.60\nTotal: \$10\.60\n/,
  );
});

it('the email of an invoice without sales tax has its rows and its total', () => {
  expect(textOf({})).toMatch(/at \$5\.00: \$10\.00\nTotal: \$10\.00\n/);
});
