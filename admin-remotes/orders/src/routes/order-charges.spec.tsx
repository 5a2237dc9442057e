import { dialog, fill, openSection, press, signInAs } from '@shop/admin-kit/testing';
import { answer, screen, waitFor } from '@shop/component-testing';
import type { AdminOrder, OrderItem } from '@shop/contract';
import { adminOrder, givenOrders, orderRow, PAID } from '../../test/orders.ts';
import sections from '../section.tsx';

const HOODIE: OrderItem = {
  id: '00000000-0000-4000-8000-0000000000c1',
  productId: '00000000-0000-4000-8000-0000000000aa',
  quantity: 1,
  priceAtTime: '64.00',
  product: { id: '00000000-0000-4000-8000-0000000000aa', name: 'Hoodie', imageUrl: null, image: null },
  variant: null,
};
const SHIPPING = { kind: 'shipping' as const, label: 'Shipping: Standard, 3 to 5 days', amount: '6.00' };
const TAX = { kind: 'tax' as const, label: 'Sales tax (MD 6%)', amount: '3.84' };
const ADDRESS = { street: '12 Harbor Street', city: 'Baltimore', state: 'MD', zipCode: '21230', country: 'United States' };

function openOrder(differs: Partial<AdminOrder>) {
  givenOrders();
  const order = adminOrder(orderRow(1, { ...PAID, totalAmount: '73.84' }), {
    items: [HOODIE],
    charges: [SHIPPING, TAX],
    shippingAddress: ADDRESS,
    ...differs,
  });
  answer('get', '/api/admin/orders/{id}', order);
  return { order, user: openSection(sections, `/admin/orders/${order.id}`) };
}
const items = async (): Promise<HTMLElement> => (await screen.findByRole('heading', { name: 'Items' })).closest('section')!;
const sums = async (): Promise<(string | null)[]> =>
  [...(await items()).querySelectorAll('dl > div')].map(({ textContent }) => textContent);

it('shows what was added to the pieces', async () => {
  openOrder({});
  expect(await sums()).toEqual(['Subtotal$64.00', `${SHIPPING.label}$6.00`, `${TAX.label}$3.84`, 'Total$73.84']);
  expect(await items()).not.toHaveTextContent('Sales tax was worked out');
});

it('shows the total alone where nothing was added', async () => {
  openOrder({ charges: [] });
  expect(await sums()).toEqual(['Total$73.84']);
});

it('says for which state the tax was worked out once the address is in another one', async () => {
  openOrder({ shippingAddress: { ...ADDRESS, state: 'Virginia' } });
  expect(await items()).toHaveTextContent('Sales tax was worked out for MD.');
});

it('says how much of a refund is sales tax', async () => {
  const refund = {
    id: 'r1',
    amount: '10.00',
    taxAmount: '0.52',
    reason: null,
    actor: 'admin:olivia',
    status: 'done' as const,
    lines: [],
    borneByShop: false,
  };
  openOrder({ refunds: [{ ...refund, createdAt: '2026-01-02T03:04:05.000Z' }] });
  expect(await screen.findByText('$0.52 of it is sales tax')).toBeVisible();
});

it('tells packers how it is shipped, and no amount', async () => {
  signInAs('packer');
  openOrder({ moneyHidden: true, charges: [SHIPPING] });
  expect(await items()).toHaveTextContent(SHIPPING.label);
  expect(await items()).not.toHaveTextContent('$');
});

it('prints on its packing slip by which rate it goes, beside both lines of the address, and no amount', async () => {
  const { order, user } = openOrder({ shippingAddress: { ...ADDRESS, street2: 'Unit 4' } });
  await screen.findByRole('heading', { level: 2, name: order.orderNumber });
  await user.keyboard('p');
  const slip = await dialog(`Packing slip ${order.orderNumber}`);
  expect(slip).toHaveTextContent(/12 Harbor Street\s*Unit 4\s*Baltimore/);
  expect(slip).not.toHaveTextContent('Part of this order');
  expect(slip).toHaveTextContent('Ship by: Standard, 3 to 5 days');
  expect(slip).not.toHaveTextContent('$');
});

it('names no rate on the packing slip where shipping has no price', async () => {
  const { order, user } = openOrder({ charges: [TAX] });
  await screen.findByRole('heading', { level: 2, name: order.orderNumber });
  await user.keyboard('p');
  expect(await dialog(`Packing slip ${order.orderNumber}`)).not.toHaveTextContent('Ship by');
});

it('corrects the second line of the address', async () => {
  const { order, user } = openOrder({ shippingAddress: { ...ADDRESS, street2: 'Unit 4' }, canCancel: true });
  const corrected = answer('put', '/api/admin/orders/{id}/customer', order);
  await user.click(await screen.findByRole('button', { name: 'Edit customer' }));
  const form = await dialog(/^Customer of/);
  fill(form, 'Apartment, suite', 'Unit 5');
  await press(user, form, 'Save customer');
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(corrected.map(({ body }) => body)).toEqual([{ shippingAddress: { ...ADDRESS, street2: 'Unit 5' } }]);
});

it('prints on its packing slip which artists get a part of it, without amounts', async () => {
  const { order, user } = openOrder({ artistNames: ['Marisol Vega', 'Ana Ruiz'] });
  await screen.findByRole('heading', { level: 2, name: order.orderNumber });
  await user.keyboard('p');
  const slip = await dialog(`Packing slip ${order.orderNumber}`);
  expect(slip).toHaveTextContent('Part of this order goes to Marisol Vega and Ana Ruiz.');
  expect(slip).not.toHaveTextContent('$');
});
