import { openSection, toasts } from '@shop/admin-kit/testing';
import { answer, hold, screen, waitFor, within } from '@shop/component-testing';
import type { PaymentDifference, Reconciliation } from '@shop/contract';
import { ReconciliationSummary } from './reconciliation-summary.tsx';

const DIFFERENCE: PaymentDifference = {
  id: '9b2f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d',
  kind: 'paid_without_order',
  message: 'The provider has taken $48.00, but there is no order for it',
  repair: 'Make the order',
  paymentIntentId: 'pi_1',
  orderId: null,
  orderNumber: null,
  providerAmount: '48.00',
  orderAmount: '0.00',
  foundAt: '2026-11-21T15:40:00Z',
};
const NOT_COMPARED: Reconciliation = { checkedAt: null, since: null, paid: 0, orders: 0, differences: [] };
const ALL_WELL: Reconciliation = { ...NOT_COMPARED, checkedAt: '2026-11-21T15:40:00Z' };
const FOUND: Reconciliation = { ...ALL_WELL, paid: 2, orders: 1, differences: [DIFFERENCE] };

const PATH = '/api/admin/payments/reconciliation';
const summary = (
  <>
    <ReconciliationSummary place="above" />
    <ReconciliationSummary place="below" />
  </>
);
const open = () => openSection([{ id: 'orders', title: 'Orders', routes: [{ index: true, element: summary }] }], '/admin/orders');
const line = (): Promise<HTMLElement> => screen.findByRole('region', { name: 'Card payments and orders' });

it('compares payments and orders once while it compares, and says that nothing differs', async () => {
  answer('get', PATH, NOT_COMPARED);
  const { passed, release } = hold();
  const compared = answer('post', PATH, async () => {
    await passed;
    return ALL_WELL;
  });
  const user = open();
  expect(await line()).toHaveTextContent('Paid 0 / orders 0 Card payments were not compared yet');
  const compare = screen.getByRole('button', { name: 'Compare now' });
  await user.click(compare);
  await user.click(compare);
  release();
  await waitFor(() => expect(toasts()).toHaveTextContent('Payments and orders are compared'));
  await waitFor(async () => expect(await line()).toHaveTextContent('No differences, compared Nov 21, 2026'));
  expect(compared).toHaveLength(1);
});

it('shows a difference until it is repaired', async () => {
  answer('get', PATH, ALL_WELL);
  answer('post', PATH, FOUND);
  const repaired = answer('post', '/api/admin/payments/differences/{id}/repair', { ...FOUND, orders: 2, differences: [] });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Compare now' }));
  expect(await screen.findByText(DIFFERENCE.message)).toBeVisible();
  expect(await line()).toHaveTextContent('Paid 2 / orders 1 1 difference');
  await user.click(within(await line()).getByRole('button', { name: 'Make the order: pi_1' }));
  await waitFor(() => expect(toasts()).toHaveTextContent('The difference is repaired'));
  await waitFor(async () => expect(await line()).toHaveTextContent('Paid 2 / orders 2 No differences'));
  expect(repaired.map(({ path }) => path['id'])).toEqual([DIFFERENCE.id]);
});
