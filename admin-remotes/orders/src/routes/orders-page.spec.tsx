import { dialog, fill, openSection, press, signInAs, toasts } from '@shop/admin-kit/testing';
import { answer, fireEvent, screen, waitFor, within } from '@shop/component-testing';
import sections from '../section.tsx';
import { address, adminOrder, givenOrders, givenSummary, orderRow, PAID } from '../../test/orders.ts';

const UNPAID = orderRow(1);
const WITH_UNDO = adminOrder({ ...UNPAID, ...PAID }, { undo: { step: 'pay', secondsLeft: 600 } });

/** The list with an order that is paid by hand and taken back. */
function givenPayment() {
  const { orders, requests } = givenOrders(UNPAID);
  const payments = answer('post', '/api/admin/orders/{id}/payment', () => {
    orders.rows = [];
    return WITH_UNDO;
  });
  const undos = answer('post', '/api/admin/orders/{id}/undo', () => {
    orders.rows = [UNPAID];
    return adminOrder(UNPAID);
  });
  return { requests, payments, undos };
}

describe('a payment on the wrong order', () => {
  it('is taken back from its toast', async () => {
    const { payments, undos } = givenPayment();
    const user = openSection(sections, '/admin/orders');
    await user.click(await screen.findByRole('button', { name: 'Mark paid: ORD-1' }));
    const form = await screen.findByRole('dialog');
    fill(form, /^Reference/, 'ZL-4711');
    await press(user, form, 'Mark paid');
    await waitFor(() => expect(toasts()).toHaveTextContent('Order ORD-1 is paid'));
    expect(payments.map(({ path, body }) => [path['id'], body.reference])).toEqual([[UNPAID.id, 'ZL-4711']]);
    await waitFor(() => expect(screen.queryByText('ORD-1')).not.toBeInTheDocument());
    // The button is gone with the last row.
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Orders' })).toHaveFocus());
    await press(user, toasts(), 'Undo');
    await waitFor(() => expect(toasts()).toHaveTextContent('Order ORD-1 is unpaid again'));
    expect(await screen.findByRole('button', { name: 'Mark paid: ORD-1' })).toBeVisible();
    // The step that the admin has seen.
    expect(undos.map(({ path, body }) => [path['id'], body.version])).toEqual([[UNPAID.id, WITH_UNDO.version]]);
  });
});

it('an order whose buyer says that the money is sent says so until it is paid', async () => {
  const sent = { paymentSentAt: '2026-01-02T15:42:00.000Z' };
  givenOrders(orderRow(1, sent), orderRow(2), orderRow(3, { ...PAID, ...sent }));
  openSection(sections, '/admin/orders?queue=all');
  const rowOf = (name: RegExp) => screen.findByRole('row', { name });
  expect(await rowOf(/ORD-1/)).toHaveTextContent(/Unpaid.*Buyer says: sent, Jan 2, 2026, 3:42/);
  expect(await rowOf(/ORD-2/)).not.toHaveTextContent('Buyer says');
  expect(await rowOf(/ORD-3/)).not.toHaveTextContent('Buyer says');
});

it('is sorted by the total, largest first, and by time again', async () => {
  const { requests } = givenOrders(orderRow(1), orderRow(2));
  const user = openSection(sections, '/admin/orders?queue=all');
  for (const [sort, direction] of [
    ['total-desc', 'descending'],
    ['total-asc', 'ascending'],
    [undefined, null],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: 'Total' }));
    await waitFor(() => expect(requests.at(-1)?.query['sort']).toBe(sort));
    const heading = await screen.findByRole('columnheader', { name: 'Total' });
    expect(heading.getAttribute('aria-sort')).toBe(direction);
  }
});

describe('the queues', () => {
  it('of late orders have numbers, and are part of the address', async () => {
    const { orders, requests } = givenOrders(orderRow(2, PAID));
    const user = openSection(sections, '/admin/orders');
    await user.click(await screen.findByText('Overdue (1)'));
    await waitFor(() => expect(address()).toBe('/orders?queue=overdue'));
    await waitFor(() => expect(requests.at(-1)?.query).toMatchObject({ queue: 'overdue' }));
    orders.rows = [];
    await user.click(screen.getByText('On the way too long (1)'));
    expect(await screen.findByText('No parcel is on the way for too long')).toBeVisible();
    expect(address()).toBe('/orders?queue=on-the-way-too-long');
  });

  it('are kept with the filters that are chosen at the same moment', async () => {
    givenOrders(orderRow(2));
    openSection(sections, '/admin/orders?queue=all&method=zelle');
    const overdue = await screen.findByRole('radio', { name: /^Overdue/ });
    const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')];
    overdue.click();
    fireEvent.change(from, { target: { value: '2026-01-02' } });
    fireEvent.change(to, { target: { value: '2026-03-04' } });
    const chosen = { queue: 'overdue', method: 'zelle', from: '2026-01-02', to: '2026-03-04' };
    await waitFor(() => expect(Object.fromEntries(new URLSearchParams(globalThis.location.search))).toEqual(chosen));
  });

  it('are kept by the link back from an order, with the search', async () => {
    const order = orderRow(3);
    givenOrders(order);
    answer('get', '/api/admin/orders/{id}', adminOrder(order));
    const user = openSection(sections, '/admin/orders?queue=all&search=return+path');
    await user.click(await screen.findByRole('link', { name: 'ORD-3' }));
    await screen.findByRole('heading', { level: 2, name: 'ORD-3' });
    await user.click(screen.getAllByRole('link', { name: 'Orders' })[0]!);
    await waitFor(() => expect(address()).toBe('/orders?queue=all&search=return+path'));
    expect(await screen.findByRole('link', { name: 'ORD-3' })).toBeVisible();
  });
});

describe('the list of a packer', () => {
  it('begins with what is to be shipped, without money and without the orders that wait for it', async () => {
    signInAs('packer');
    const { requests } = givenOrders(orderRow(5, { ...PAID, moneyHidden: true }));
    openSection(sections, '/admin/orders?queue=to-confirm');
    const row = await screen.findByRole('row', { name: /ORD-5/ });
    expect(row).toHaveTextContent('2 × Tree Ring Sweatshirt L');
    expect(within(row).getByRole('button', { name: 'Start packing: ORD-5' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next order' })).toHaveAttribute('href', '/admin/orders/pack?queue=to-confirm');
    await waitFor(() => expect(requests.at(-1)?.query).toMatchObject({ queue: 'to-ship' }));
    expect(screen.queryByRole('radio', { name: /^To confirm/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Total' })).not.toBeInTheDocument();
  });

  it('has no column of steps for accounts that take none', async () => {
    signInAs('bookkeeper');
    givenOrders(orderRow(5));
    openSection(sections, '/admin/orders');
    expect(await screen.findByRole('columnheader', { name: 'Total' })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Next step' })).not.toBeInTheDocument();
  });
});

describe('a queue', () => {
  it('leaves out what it says of all its orders', async () => {
    givenOrders(orderRow(6), orderRow(7, { status: 'confirmed' }));
    openSection(sections, '/admin/orders?queue=to-confirm');
    const row = await screen.findByRole('row', { name: /ORD-6/ });
    expect(row).not.toHaveTextContent(/Pending|Unpaid/);
    expect(screen.getByRole('row', { name: /ORD-7/ })).toHaveTextContent('Confirmed');
  });

  it('leads to an order of another queue by its whole number', async () => {
    const order = orderRow(8, { ...PAID, orderNumber: 'ORD-979W9QAJ' });
    const requests = answer('get', '/api/admin/orders', ({ query }) => ({
      orders: query.queue === 'all' ? [order] : [],
      next: null,
    }));
    givenSummary();
    answer('get', '/api/admin/orders/{id}', adminOrder(order));
    openSection(sections, '/admin/orders?queue=to-confirm&search=ord-979w9qaj');
    expect(await screen.findByRole('heading', { level: 2, name: 'ORD-979W9QAJ' })).toBeVisible();
    expect(address()).toBe(`/orders/${order.id}`);
    expect(requests.map(({ query }) => query.queue)).toContain('all');
    // The list that the order links to holds no search, which would lead to the order again.
    expect(screen.getAllByRole('link', { name: 'Orders' })[0]).toHaveAttribute('href', '/admin/orders?queue=to-confirm');
  });
});

describe('the keyboard', () => {
  it('moves between the orders by J and K, also on their pages, but not while somebody types', async () => {
    const orders = [orderRow(1), orderRow(2)];
    givenOrders(...orders);
    answer('get', '/api/admin/orders/{id}', ({ path }) => adminOrder(orders.find(({ id }) => id === path['id'])!));
    const user = openSection(sections, '/admin/orders?queue=all');
    const link = await screen.findByRole('link', { name: 'ORD-1' });
    await user.keyboard('j');
    expect(link).toHaveFocus();
    await user.keyboard('jkj');
    expect(screen.getByRole('link', { name: 'ORD-2' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 2, name: 'ORD-2' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next order' })).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'New note' }), 'k');
    await user.clear(screen.getByRole('textbox', { name: 'New note' }));
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('k');
    expect(await screen.findByRole('heading', { level: 2, name: 'ORD-1' })).toBeVisible();
    await user.keyboard('p');
    expect(await dialog('Packing slip ORD-1')).toBeVisible();
  });
});
