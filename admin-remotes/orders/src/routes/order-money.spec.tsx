import { dialog, fill, openSection, press, toasts } from '@shop/admin-kit/testing';
import { answer, refuse, screen, waitFor, within } from '@shop/component-testing';
import type { AdminOrder, AdminProductVariant, OrderItem } from '@shop/contract';
import sections from '../section.tsx';
import { adminOrder, event, givenOrders, orderRow, PAID } from '../../test/orders.ts';
import { givenPreviews } from '../../test/refunds.ts';

const PRODUCT_ID = '00000000-0000-4000-8000-0000000000aa';
const size = (label: string, price: string, stockQuantity: number): AdminProductVariant => ({
  id: `00000000-0000-4000-8000-0000000000${label === 'M' ? 'b1' : 'b2'}`,
  label,
  values: [label],
  price,
  stockQuantity,
  inStock: stockQuantity > 0,
  imageUrl: null,
  sku: null,
  weightOz: null,
  priceOverride: price,
  isActive: true,
});
const [MEDIUM, LARGE] = [size('M', '48.00', 0), size('L', '52.00', 5)];
const itemOf = (of: AdminProductVariant, quantity = 2): OrderItem => ({
  id: '00000000-0000-4000-8000-0000000000c1',
  productId: PRODUCT_ID,
  quantity,
  priceAtTime: of.price,
  product: { id: PRODUCT_ID, name: 'Hoodie', imageUrl: null, image: null },
  variant: { id: of.id, label: of.label },
});
const paid = (differs: Partial<AdminOrder>): AdminOrder =>
  adminOrder(orderRow(1, PAID), { receivedAmount: '96.00', refundable: '96.00', moves: ['processing'], ...differs });
const IN_M = paid({ items: [itemOf(MEDIUM)], canChangeSizes: true });

type Change = 'sizes' | 'payment' | 'refunds';

/** The page of an order; `changed` is what the server makes of it when it is asked for the change. */
function openOrder(order: AdminOrder, change?: Change, changed: Partial<AdminOrder> = {}) {
  givenOrders();
  const server = { order };
  answer('get', '/api/admin/orders/{id}', () => server.order);
  const requests =
    change === undefined
      ? []
      : answer('post', `/api/admin/orders/{id}/${change}`, () => {
          server.order = { ...order, ...changed };
          return server.order;
        });
  givenPreviews();
  answer('get', '/api/admin/products/{id}', { variants: [MEDIUM, LARGE] } as never);
  return { requests, user: openSection(sections, `/admin/orders/${order.id}`) };
}

describe('the size of an item', () => {
  it('is changed for some of its pieces, and what that costs is said before', async () => {
    const changed = event(2, { kind: 'size', detail: { pieces: '1 × Hoodie, M to L', difference: '4.00' } });
    const collect = { totalAmount: '100.00', amountDue: '4.00', canMarkPaid: true, events: [changed], version: changed.id };
    const { requests: changes, user } = openOrder(IN_M, 'sizes', collect);
    await user.click(await screen.findByRole('button', { name: 'Change the size of Hoodie, M' }));
    const form = await dialog('Another size for Hoodie, M');
    await press(user, form, 'Change size');
    expect(await within(form).findByText('Please choose a size')).toBeVisible();
    await user.click(within(form).getByRole('radio', { name: 'L, 5 left' }));
    expect(form).toHaveTextContent('$8.00 to collect');
    fill(form, 'Pieces', '1');
    await waitFor(() => expect(form).toHaveTextContent('$4.00 to collect'));
    await press(user, form, 'Change size');
    await waitFor(() => expect(toasts()).toHaveTextContent('The size was changed'));
    expect(changes.map(({ body }) => body)).toEqual([
      { version: IN_M.version, itemId: itemOf(MEDIUM).id, variantId: LARGE.id, quantity: 1 },
    ]);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Timeline' })).toHaveTextContent('$4.00 more'));
    expect(screen.getByRole('region', { name: 'Timeline' })).toHaveTextContent('Size changed1 × Hoodie, M to L$4.00 more');
    const money = screen.getByRole('region', { name: 'Money' });
    expect(money).toHaveTextContent('$4.00 to collect');
    expect(within(money).getByRole('button', { name: 'Mark received' })).toBeVisible();
  });

  it('stays when the last piece was bought meanwhile', async () => {
    const { user } = openOrder(IN_M);
    answer('post', '/api/admin/orders/{id}/sizes', () => refuse(409, 'Hoodie, L is sold out'));
    await user.click(await screen.findByRole('button', { name: 'Change the size of Hoodie, M' }));
    const form = await dialog('Another size for Hoodie, M');
    await user.click(await within(form).findByRole('radio', { name: 'L, 5 left' }));
    await press(user, form, 'Change size');
    await waitFor(() => expect(toasts()).toHaveTextContent('Hoodie, L is sold out'));
    expect(form).toBeVisible();
  });

  it('cannot be changed of what is sent, or was ordered without one', async () => {
    openOrder(paid({ items: [itemOf(MEDIUM)] }));
    expect(await screen.findByText('Hoodie, M')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Change the size/ })).not.toBeInTheDocument();
  });
});

describe('an amount that arrived', () => {
  const UNPAID = adminOrder(orderRow(1), { canMarkPaid: true });

  it('is what is due until somebody types another one, and a short one leaves the rest', async () => {
    const short = { receivedAmount: '90.00', amountDue: '6.00' };
    const { requests: payments, user } = openOrder(UNPAID, 'payment', short);
    await user.click(await screen.findByRole('button', { name: 'Mark paid' }));
    const form = await dialog('Mark ORD-1 paid');
    expect(within(form).getByLabelText('Amount received')).toHaveValue('96.00');
    fill(form, /^Reference/, 'ZL-1');
    fill(form, 'Amount received', '1e9');
    await press(user, form, 'Mark paid');
    expect(await within(form).findByText('"1e9" is not an amount. Please write it like 12.50')).toBeVisible();
    fill(form, 'Amount received', '90,00');
    await press(user, form, 'Mark paid');
    await waitFor(() => expect(toasts()).toHaveTextContent('$6.00 of order ORD-1 is still to be paid'));
    expect(payments.map(({ body }) => body)).toEqual([{ reference: 'ZL-1', amount: '90.00' }]);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Money' })).toHaveTextContent('$6.00 is still to be paid.'));
  });

  it('beyond the total is offered as a refund', async () => {
    const overpaid = paid({ receivedAmount: '100.00', overpaidAmount: '4.00', refundable: '100.00' });
    const { requests: refunds, user } = openOrder(overpaid, 'refunds', { refundedAmount: '4.00', overpaidAmount: '0.00' });
    expect(await screen.findByText(/\$4.00 too much was paid/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    const form = await dialog('Refund ORD-1');
    await user.click(await within(form).findByRole('button', { name: 'Refund $4.00' }));
    await waitFor(() => expect(refunds.map(({ body }) => body)).toMatchObject([{ amount: '4.00' }]));
  });
});

describe('a refund', () => {
  it('opens with nothing chosen, and names what is wrong with an amount', async () => {
    const { requests: refunds, user } = openOrder(paid({}), 'refunds', { refundedAmount: '12.50' });
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    const form = await dialog('Refund ORD-1');
    expect(within(form).queryAllByRole('radio', { checked: true })).toEqual([]);
    await press(user, form, 'Refund');
    expect(await within(form).findByText('Please choose how much to refund')).toBeVisible();
    await user.click(within(form).getByRole('radio', { name: 'An amount' }));
    fill(form, 'Amount', '97');
    await press(user, form, 'Refund');
    expect(await within(form).findByText('At most $96.00 can be refunded')).toBeVisible();
    fill(form, 'Amount', '12,50');
    await user.click(await within(form).findByRole('button', { name: 'Refund $12.50' }));
    await waitFor(() => expect(refunds.map(({ body }) => body)).toMatchObject([{ amount: '12.50' }]));
  });
});
