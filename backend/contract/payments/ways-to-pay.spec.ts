import { howPaid, INVOICE_PAYMENT_METHODS, PAYEE_METHODS, wayLabel } from './ways-to-pay.js';

it('lists how artists are paid: methods of the shop by name, among the others', () => {
  expect(PAYEE_METHODS.map((id) => [id, wayLabel(id), howPaid(id)])).toEqual([
    ['check', 'Check', 'by check'],
    ['money-order', 'Money order', 'by money order'],
    ['facility-deposit', 'Deposit at the facility', 'by deposit at the facility'],
    ['bank-transfer', 'Bank transfer', 'by bank transfer'],
    ['cashapp', 'Cash App', 'by Cash App'],
    ['venmo', 'Venmo', 'by Venmo'],
    ['zelle', 'Zelle', 'by Zelle'],
    ['donation', 'Donation', 'as a donation'],
  ]);
});

it('lists how invoices are paid: methods of the shop as at the checkout, among the others', () => {
  expect(INVOICE_PAYMENT_METHODS.map((id) => [id, wayLabel(id)])).toEqual([
    ['bank-transfer', 'Bank transfer'],
    ['check', 'Check'],
    ['cash', 'Cash'],
    ['card', 'Card'],
    ['venmo', 'Venmo'],
    ['cashapp', 'Cash App'],
    ['zelle', 'Zelle'],
    ['paypal', 'PayPal'],
    ['other', 'Other'],
  ]);
});
