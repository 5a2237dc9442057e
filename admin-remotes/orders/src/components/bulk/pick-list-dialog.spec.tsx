import { dialog, openSection, press } from '@shop/admin-kit/testing';
import { answer, refuse, screen, within } from '@shop/component-testing';
import type { PickList } from '@shop/contract';
import { givenOrders, orderRow, PAID } from '../../../test/orders.ts';
import sections from '../../section.tsx';

const LIST: PickList = {
  items: [
    { productId: 'a', name: 'Anchor Cap', imageUrl: null, pieces: 4, sizes: [{ variantId: null, label: null, pieces: 4 }] },
    {
      productId: 'b',
      name: 'Sunrise Hoodie',
      imageUrl: null,
      pieces: 10,
      sizes: [
        { variantId: 'm', label: 'M', pieces: 7 },
        { variantId: 'l', label: 'L', pieces: 3 },
      ],
    },
  ],
  pieces: 14,
  orders: 1,
  leftOut: [{ orderNumber: 'ORD-2', reason: 'is cancelled' }],
};

async function open() {
  const rows = [orderRow(1, PAID), orderRow(2, { status: 'cancelled' })];
  givenOrders(...rows);
  const user = openSection(sections, '/admin/orders?queue=all');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all orders' }));
  await press(user, screen.getByRole('region', { name: 'Selected orders' }), 'Pick list');
  return { rows, user };
}

it('adds the pieces of the selected orders up, a line for each product, and names the orders left out', async () => {
  const sent = answer('post', '/api/admin/orders/selected/pick-list', LIST);
  const { rows } = await open();
  const list = within(await dialog('Pick list of 1 order'));
  const items = await list.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Anchor Cap: 4', 'Sunrise Hoodie: M 7, L 3']);
  expect(list.getByText('14 pieces for 1 order')).toBeVisible();
  expect(list.getByText('Left out: ORD-2 is cancelled')).toBeVisible();
  expect(sent.map(({ body }) => body.orderIds)).toEqual([rows.map(({ id }) => id)]);
});

it('names the orders that have some of it refunded', async () => {
  const note = 'ORD-1: $32.00 of it refunded: ask before packing';
  const sizes = [{ variantId: 'm', label: 'M', pieces: 7, notes: [note] }];
  answer('post', '/api/admin/orders/selected/pick-list', { ...LIST, items: [{ ...LIST.items[1]!, pieces: 7, sizes }] });
  await open();
  const [item] = await within(await dialog('Pick list of 1 order')).findAllByRole('listitem');
  expect(item).toHaveTextContent(`Sunrise Hoodie: M 7M, ${note}`);
});

it('says that there is nothing to pick', async () => {
  answer('post', '/api/admin/orders/selected/pick-list', { ...LIST, items: [], pieces: 0, orders: 0 });
  await open();
  const list = within(await dialog('Pick list of 0 orders'));
  expect(list.getByText('Nothing to pick: none of these orders is packed now.')).toBeVisible();
  expect(list.queryByRole('listitem')).not.toBeInTheDocument();
});

it('is fetched again after a failure', async () => {
  let failure: Response | undefined = refuse(503, 'The shop is busy');
  answer('post', '/api/admin/orders/selected/pick-list', () => failure ?? LIST);
  const { user } = await open();
  const list = await dialog('Pick list of 2 orders');
  expect(await within(list).findByText('The shop is busy')).toBeVisible();
  failure = undefined;
  await press(user, list, 'Retry');
  expect(await within(list).findByText('Left out: ORD-2 is cancelled')).toBeVisible();
});
