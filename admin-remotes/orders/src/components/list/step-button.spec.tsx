import { openSection } from '@shop/admin-kit/testing';
import { answer, hold, screen, waitFor } from '@shop/component-testing';
import { adminOrder, givenOrders, orderRow, PACKED, PAID } from '../../../test/orders.ts';
import sections from '../../section.tsx';

it('keeps the focus while its step runs, and takes no other meanwhile', async () => {
  const paid = orderRow(1, PAID);
  const { orders } = givenOrders(paid, orderRow(2, PAID));
  const { passed, release } = hold();
  const moves = answer('post', '/api/admin/orders/{id}/status', async () => {
    await passed;
    orders.rows = [orderRow(1, PACKED), orderRow(2, PAID)];
    return adminOrder(orderRow(1, PACKED));
  });
  const user = openSection(sections, '/admin/orders?queue=to-ship');
  const button = await screen.findByRole('button', { name: 'Start packing: ORD-1' });
  await user.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  // A browser takes the focus from a button that is disabled.
  expect(button).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Start packing: ORD-2' }));
  button.focus();
  release();
  await waitFor(() => expect(button).toHaveAccessibleName('Ship: ORD-1'));
  expect(button).toHaveFocus();
  expect(moves).toHaveLength(1);
});
