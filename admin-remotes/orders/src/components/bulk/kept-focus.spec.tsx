import { openSection, press, toasts } from '@shop/admin-kit/testing';
import { answer, screen, waitFor, within } from '@shop/component-testing';
import sections from '../../section.tsx';
import { done, givenOrders, orderRow, PACKED, PAID } from '../../../test/orders.ts';

it('the button after the one of a step that was taken has the focus', async () => {
  const { orders } = givenOrders(orderRow(1, PAID));
  answer('post', '/api/admin/orders/selected/status', () => {
    orders.rows = [orderRow(1, PACKED)];
    return { outcomes: [done(orderRow(1))] };
  });
  const user = openSection(sections, '/admin/orders?queue=to-ship');
  await user.click(await screen.findByRole('checkbox', { name: 'Select ORD-1' }));
  const bar = screen.getByRole('region', { name: 'Selected orders' });
  await press(user, bar, 'Start packing');
  await waitFor(() => expect(toasts()).toHaveTextContent('1 order is being packed'));
  await waitFor(() => expect(within(bar).getByRole('button', { name: 'Packing slips' })).toHaveFocus());
});
