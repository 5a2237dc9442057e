import { dialog, fill, openSection, press, toasts } from '@shop/admin-kit/testing';
import { answer, screen, type UserEvent, waitFor, within } from '@shop/component-testing';
import type { OrderRow } from '@shop/contract';
import sections from '../../section.tsx';
import { done, failed, givenOrders, orderRow, PACKED, PAID } from '../../../test/orders.ts';

const selected = (): HTMLElement => screen.getByRole('region', { name: 'Selected orders' });
const select = async (user: UserEvent, ...orders: OrderRow[]): Promise<void> => {
  for (const { orderNumber } of orders) await user.click(await screen.findByRole('checkbox', { name: `Select ${orderNumber}` }));
};
const rowOf = ({ orderNumber }: OrderRow): HTMLElement => screen.getByRole('row', { name: new RegExp(orderNumber) });

it('offers what some of the selected orders can do, the first step of them as the main one', async () => {
  givenOrders(orderRow(1, PAID), orderRow(2, PACKED));
  const user = openSection(sections, '/admin/orders?queue=to-ship');
  await select(user, orderRow(2));
  const button = (name: string): HTMLElement => within(selected()).getByRole('button', { name });
  for (const name of ['Mark paid', 'Start packing', 'Mark delivered']) expect(button(name)).toBeDisabled();
  expect(button('Mark shipped')).toHaveClass('ant-btn-primary');
  await select(user, orderRow(1));
  expect(button('Start packing')).toBeEnabled();
  expect(button('Start packing')).toHaveClass('ant-btn-primary');
  expect(button('Mark shipped')).not.toHaveClass('ant-btn-primary');
});

describe('payments of many orders', () => {
  it('are marked together with their references, and taken back together', async () => {
    const unpaid = [orderRow(1), orderRow(2, { totalAmount: '10.50' }), orderRow(3)];
    const { orders } = givenOrders(...unpaid);
    const payments = answer('post', '/api/admin/orders/selected/payment', () => {
      orders.rows = [];
      return { outcomes: unpaid.map(done) };
    });
    const undos = answer('post', '/api/admin/orders/selected/undo', () => {
      orders.rows = unpaid;
      return { outcomes: unpaid.map(done) };
    });
    const user = openSection(sections, '/admin/orders?queue=to-confirm');
    await user.click(await screen.findByRole('checkbox', { name: 'Select all orders' }));
    await press(user, selected(), 'Mark paid');
    const form = await dialog('Mark 3 orders paid');
    expect(form).toHaveTextContent('Did $202.50 arrive?');
    const lines = within(form).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'ORD-1Noor Haddad$96.00Zelle',
      'ORD-2Noor Haddad$10.50Zelle',
      'ORD-3Noor Haddad$96.00Zelle',
    ]);
    await waitFor(() => expect(within(form).getByLabelText('Reference of ORD-1')).toHaveFocus());
    fill(form, 'Reference of ORD-1', ' ZL-77 ');
    await press(user, form, 'Mark paid');
    await waitFor(() => expect(toasts()).toHaveTextContent('3 orders are paid'));
    expect(payments[0]?.body.payments).toEqual([
      { orderId: unpaid[0]?.id, reference: 'ZL-77' },
      { orderId: unpaid[1]?.id },
      { orderId: unpaid[2]?.id },
    ]);
    expect(await screen.findByText('No order waits for its money')).toBeVisible();
    await press(user, toasts(), 'Undo');
    await waitFor(() => expect(toasts()).toHaveTextContent('3 orders are not paid any more'));
    expect(undos[0]?.body.steps.map(({ orderId }) => orderId)).toEqual(unpaid.map(({ id }) => id));
    for (const { orderNumber } of unpaid) expect(await screen.findByRole('link', { name: orderNumber })).toBeVisible();
  });

  it('name the orders that cannot be paid by hand, and pay the others', async () => {
    const [waiting, paid, cancelled] = [orderRow(1), orderRow(2, PAID), orderRow(3, { status: 'cancelled' })];
    const { orders } = givenOrders(waiting, paid, cancelled);
    answer('post', '/api/admin/orders/selected/payment', () => {
      orders.rows = [{ ...waiting, ...PAID }, paid, cancelled];
      const unchanged = { orderNumber: paid.orderNumber, outcome: 'unchanged' as const, message: null };
      return { outcomes: [done(waiting), unchanged, failed(cancelled, 'The order was cancelled')] };
    });
    const user = openSection(sections, '/admin/orders?queue=all');
    await select(user, paid, cancelled);
    expect(within(selected()).getByRole('button', { name: 'Mark paid' })).toBeDisabled();
    await select(user, waiting);
    await press(user, selected(), 'Mark paid');
    const form = await dialog('Mark 1 order paid');
    expect(within(form).getAllByRole('listitem')).toHaveLength(1);
    expect(form).toHaveTextContent('2 other orders are not waiting for a payment by hand');
    await user.type(within(form).getByLabelText('Reference of ORD-1'), 'ZL-2{Enter}');
    const outcome = await dialog('1 order was not changed');
    expect(
      within(outcome)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['ORD-3The order was cancelled']);
    await user.click(within(outcome).getAllByRole('button', { name: 'Close' }).at(-1)!);
    expect(rowOf(waiting)).toHaveTextContent('Paid');
  });
});

describe('orders that are moved together', () => {
  it('are taken back together, also when their queue is empty by then', async () => {
    const packed = [orderRow(1, PACKED), orderRow(2, PACKED)];
    const { orders } = givenOrders(...packed);
    const moves = answer('post', '/api/admin/orders/selected/status', () => {
      orders.rows = [];
      return { outcomes: packed.map(done) };
    });
    answer('post', '/api/admin/orders/selected/undo', () => {
      orders.rows = [packed[1]!];
      return { outcomes: [failed(packed[0]!, 'It is too late to undo this'), done(packed[1]!)] };
    });
    const user = openSection(sections, '/admin/orders?queue=to-ship');
    await select(user, ...packed);
    await press(user, selected(), 'Mark shipped');
    await press(user, await dialog('Ship 2 orders without tracking?'), 'Mark shipped');
    await waitFor(() => expect(toasts()).toHaveTextContent('2 orders are shipped'));
    expect(moves[0]?.body).toEqual({ orderIds: packed.map(({ id }) => id), status: 'shipped' });
    expect(await screen.findByText('Everything paid is on its way')).toBeVisible();
    await press(user, toasts(), 'Undo');
    await waitFor(() => expect(toasts()).toHaveTextContent('1 order is not shipped any more, 1 order could not be changed'));
    const outcome = await dialog('1 order was not changed');
    expect(within(outcome).getByRole('listitem')).toHaveTextContent('ORD-1It is too late to undo this');
    await user.click(within(outcome).getAllByRole('button', { name: 'Close' }).at(-1)!);
    expect(await screen.findByRole('link', { name: 'ORD-2' })).toBeVisible();
  });

  it('name those that cannot move, with their reason, and offer to undo the others', async () => {
    const [paid, unpaid] = [orderRow(1, PAID), orderRow(2)];
    const { orders } = givenOrders(paid, unpaid);
    answer('post', '/api/admin/orders/selected/status', () => {
      orders.rows = [{ ...paid, ...PACKED }, unpaid];
      return { outcomes: [done(paid), failed(unpaid, 'The order is pending and cannot become processing')] };
    });
    const undos = answer('post', '/api/admin/orders/selected/undo', () => {
      orders.rows = [paid, unpaid];
      return { outcomes: [done(paid)] };
    });
    const user = openSection(sections, '/admin/orders?queue=all');
    await select(user, paid, unpaid);
    await press(user, selected(), 'Start packing');
    const outcome = await dialog('1 order was not changed');
    expect(outcome).toHaveTextContent('The other one is done.');
    expect(outcome).toHaveTextContent('ORD-2The order is pending and cannot become processing');
    await press(user, outcome, 'Undo the other one');
    await waitFor(() => expect(toasts()).toHaveTextContent('1 order is not being packed any more'));
    expect(undos[0]?.body.steps.map(({ orderId }) => orderId)).toEqual([paid.id]);
    await waitFor(() => expect(rowOf(paid)).toHaveTextContent('Confirmed'));
  });
});
