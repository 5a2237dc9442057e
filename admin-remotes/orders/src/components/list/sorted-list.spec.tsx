import { openSection } from '@shop/admin-kit/testing';
import { answer, hold, screen, waitFor } from '@shop/component-testing';
import { givenOrders, orderRow } from '../../../test/orders.ts';
import sections from '../../section.tsx';

it('keeps its rows, and the focus on the head, until they are sorted', async () => {
  const rows = [orderRow(1), orderRow(2)];
  givenOrders(...rows);
  const user = openSection(sections, '/admin/orders?queue=all');
  const total = await screen.findByRole('button', { name: /Total/ });
  const { passed, release } = hold();
  const reads = answer('get', '/api/admin/orders', async () => {
    await passed;
    return { orders: rows.toReversed(), next: null };
  });
  await user.click(total);
  await waitFor(() => expect(reads.at(-1)?.query).toMatchObject({ sort: 'total-desc' }));
  expect(total).toHaveFocus();
  expect(screen.getByRole('link', { name: 'ORD-1' })).toBeVisible();
  release();
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: /^ORD-/ }).map(({ textContent }) => textContent)).toEqual(['ORD-2', 'ORD-1']),
  );
  expect(total).toHaveFocus();
});
