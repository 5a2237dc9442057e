import { dialog, fill, openSection, press, toasts } from '@shop/admin-kit/testing';
import { answer, refuse, screen, waitFor } from '@shop/component-testing';
import sections from '../section.tsx';
import { givenOrders, orderRow } from '../../test/orders.ts';

const UNPAID = orderRow(1);

it('a payment that is given up has its own key, and that of the next order another one', async () => {
  givenOrders(UNPAID, orderRow(2));
  const payments = answer('post', '/api/admin/orders/{id}/payment', () => refuse(503, 'The shop is busy'));
  const user = openSection(sections, '/admin/orders');
  for (const number of ['ORD-1', 'ORD-2']) {
    await user.click(await screen.findByRole('button', { name: `Mark paid: ${number}` }));
    const form = await dialog(`Mark ${number} paid`);
    fill(form, /^Reference/, 'ZL-4711');
    await press(user, form, 'Mark paid');
    await waitFor(() => expect(toasts()).toHaveTextContent('The shop is busy'));
    await press(user, form, 'Cancel');
    await press(user, await dialog('Discard changes?'), 'Discard');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
  const [first, second] = payments.map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).not.toBe(first);
});
