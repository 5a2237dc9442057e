import { dialog, fill, openSection, press, toasts } from '@shop/admin-kit/testing';
import { answer, screen, waitFor, within } from '@shop/component-testing';
import type { AdminOrder } from '@shop/contract';
import { adminOrder, event, givenOrders, orderRow, PACKED } from '../../test/orders.ts';
import sections from '../section.tsx';

const ITEM: AdminOrder['items'][number] = {
  id: '00000000-0000-4000-8000-0000000000c1',
  productId: '00000000-0000-4000-8000-0000000000a1',
  quantity: 2,
  priceAtTime: '48.00',
  product: { id: '00000000-0000-4000-8000-0000000000a1', name: 'Hoodie', imageUrl: null, image: null },
  variant: null,
};
const SHIPPED = adminOrder(orderRow(1, { ...PACKED, status: 'shipped' }), { items: [ITEM], canReturn: true });

it('pieces that came back are counted before they are in stock again', async () => {
  givenOrders();
  const server = { order: SHIPPED };
  answer('get', '/api/admin/orders/{id}', () => server.order);
  const sent = answer('post', '/api/admin/orders/{id}/returns', ({ body }) => {
    const returned = event(2, { kind: 'return', detail: { pieces: '1 × Hoodie' } });
    server.order = { ...SHIPPED, returned: body.items, events: [...SHIPPED.events, returned], version: returned.id };
    return server.order;
  });
  const user = openSection(sections, `/admin/orders/${SHIPPED.id}`);
  await user.click(await screen.findByRole('button', { name: 'Return to stock' }));
  const form = await dialog('Pieces of ORD-1 that came back');
  await press(user, form, 'Put back in stock');
  expect(await within(form).findByRole('alert')).toHaveTextContent('Please enter how many pieces came back');
  expect(sent).toHaveLength(0);
  fill(form, 'Hoodie', '1');
  await press(user, form, 'Put back in stock');
  await waitFor(() => expect(toasts()).toHaveTextContent('The pieces are in stock again'));
  expect(screen.getByRole('region', { name: 'Items' })).toHaveTextContent('1 returned');
  const timeline = within(screen.getByRole('region', { name: 'Timeline' }));
  expect(timeline.getAllByRole('listitem').at(-1)).toHaveTextContent('1 × Hoodie');
  expect(sent.map(({ body }) => body)).toEqual([{ items: [{ itemId: ITEM.id, quantity: 1 }], version: SHIPPED.version }]);
});
