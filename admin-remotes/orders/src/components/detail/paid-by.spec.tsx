import { openSection, signInAs } from '@shop/admin-kit/testing';
import { answer, screen, within } from '@shop/component-testing';
import type { AdminOrder, PaymentLine } from '@shop/contract';
import { adminOrder, givenOrders, orderRow, PAID } from '../../../test/orders.ts';
import { payment } from '../../../test/payment-files.ts';
import sections from '../../section.tsx';

const COUNTS = { review: 0, owed: 0, owedAmount: '0.00' };

async function openOrder(lines: PaymentLine[], differs: Partial<AdminOrder> = {}) {
  const order = adminOrder(orderRow(1, { ...PAID, paymentReference: '3812009911', ...differs }));
  givenOrders();
  answer('get', '/api/admin/orders/{id}', order);
  const asked = answer('get', '/api/admin/payments/statement-lines', { lines, next: null, counts: COUNTS });
  openSection(sections, `/admin/orders/${order.id}`);
  return { order, asked, money: within(await screen.findByRole('region', { name: 'Money' })) };
}

it('says which payments in payment files have paid the order', async () => {
  const year = new Date().getFullYear();
  const line = payment(1, { externalId: '3812009911', paidOn: `${year}-11-03` });
  const part = payment(2, { externalId: '3812009912', paidOn: '2020-11-04', payer: null });
  const { order, asked, money } = await openOrder([line, part]);
  expect(await money.findByText('Venmo 3812.., Jane Doe, Nov 3')).toBeVisible();
  expect(money.getByText('Venmo 3812.., Nov 4, 2020')).toBeVisible();
  expect(asked.map(({ query }) => query)).toEqual([{ orderId: order.id }]);
});

it('says nothing about an order that was paid otherwise', async () => {
  const { money } = await openOrder([]);
  expect(await money.findByText('3812009911')).toBeVisible();
  expect(money.queryByText('Paid by')).not.toBeInTheDocument();
});

it.each<[string, Partial<AdminOrder>]>([
  ['has no reference', { paymentReference: null }],
  ['was paid by card', { paymentMethod: 'card' }],
])('does not ask for payments of an order that %s', async (_, differs) => {
  const { asked, money } = await openOrder([], differs);
  expect(await money.findByText(differs.paymentMethod === 'card' ? 'Card' : 'Zelle')).toBeVisible();
  expect(asked).toEqual([]);
});

it('is read by bookkeepers', async () => {
  signInAs('bookkeeper');
  answer('get', '/api/admin/orders/{id}/mails', []);
  const { money } = await openOrder([payment(1, { externalId: '3812009911', paidOn: '2020-11-03' })]);
  expect(await money.findByText('Venmo 3812.., Jane Doe, Nov 3, 2020')).toBeVisible();
});
