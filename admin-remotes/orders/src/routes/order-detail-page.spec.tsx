import { dialog, fill, openSection, press, toasts } from '@shop/admin-kit/testing';
import { answer, refuse, screen, waitFor, within } from '@shop/component-testing';
import type { AdminOrder } from '@shop/contract';
import sections from '../section.tsx';
import { adminOrder, event, givenOrders, orderRow, PACKED, PAID } from '../../test/orders.ts';

const placed = event(1, { kind: 'placed', to: 'pending' });
const packing = event(2, { from: 'confirmed', to: 'processing' });
const CONFIRMED = adminOrder(orderRow(1, PAID), { moves: ['processing'] });
const PROCESSING = adminOrder(orderRow(1, PACKED), {
  events: [placed, packing],
  version: packing.id,
  undo: { step: 'pack', secondsLeft: null },
});

/** The page of an order, as the server has it at the time of each request. */
function openOrder(order: AdminOrder) {
  givenOrders();
  const server = { order };
  answer('get', '/api/admin/orders/{id}', () => server.order);
  return { server, user: openSection(sections, `/admin/orders/${order.id}`) };
}

const timeline = (): Promise<HTMLElement> => screen.findByRole('region', { name: 'Timeline' });

describe('the last step of an order', () => {
  it('is taken back on the timeline, by keyboard', async () => {
    const { server, user } = openOrder(PROCESSING);
    const undos = answer('post', '/api/admin/orders/{id}/undo', () => {
      const undone = event(3, { from: 'processing', to: 'confirmed', detail: { undone: 'pack' } });
      server.order = { ...CONFIRMED, events: [placed, packing, undone], version: undone.id };
      return server.order;
    });
    within(await timeline())
      .getByRole('button', { name: 'Undo packing' })
      .focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(toasts()).toHaveTextContent('Order ORD-1 is not being packed any more'));
    expect(undos.map(({ body }) => body.version)).toEqual([packing.id]);
    const shown = await timeline();
    expect(within(shown).queryByRole('button')).not.toBeInTheDocument();
    expect(within(shown).getAllByRole('listitem').at(-1)).toHaveTextContent('Packing undone');
    expect(screen.getByRole('button', { name: 'Start packing' })).toBeVisible();
  });

  it('is not offered to be taken back once the email about it goes out', async () => {
    openOrder({ ...PROCESSING, undo: { step: 'ship', secondsLeft: 600 } });
    const shown = await timeline();
    expect(within(shown).getByRole('button', { name: 'Undo shipping' })).toBeVisible();
    expect(shown).toHaveTextContent(/The customer’s email goes out in \d+ s/);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now + 601_000);
    await waitFor(() => expect(within(shown).queryByRole('button')).not.toBeInTheDocument());
    expect(shown).not.toHaveTextContent('goes out in');
  });

  it('stays when somebody else has changed the order, whose change is shown', async () => {
    const { server, user } = openOrder({ ...CONFIRMED, undo: { step: 'pay', secondsLeft: 600 } });
    answer('post', '/api/admin/orders/{id}/undo', () => refuse(409, 'The order has changed in the meantime'));
    await screen.findByRole('button', { name: 'Undo payment' });
    server.order = PROCESSING;
    await press(user, await timeline(), 'Undo payment');
    await waitFor(() => expect(toasts()).toHaveTextContent('The order has changed in the meantime'));
    expect(await screen.findByRole('button', { name: 'Undo packing' })).toBeVisible();
  });
});

it('asks before a note that is being typed is lost', async () => {
  const { user } = openOrder(CONFIRMED);
  await user.type(await screen.findByRole('textbox', { name: 'New note' }), 'Call first');
  await user.click(screen.getAllByRole('link', { name: 'Orders' })[0]!);
  expect(await screen.findByText('Discard changes?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue('Call first');
});

it('opens the form of a payment that the search for everything asks for, once', async () => {
  const order = adminOrder(orderRow(1), { canMarkPaid: true });
  givenOrders();
  answer('get', '/api/admin/orders/{id}', order);
  const user = openSection(sections, `/admin/orders/${order.id}?step=pay`);
  const form = await screen.findByRole('dialog', { name: 'Mark ORD-1 paid' });
  await press(user, form, 'Cancel');
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(globalThis.location.search).toBe('');
});

it('corrects the tracking number of a shipped order', async () => {
  const { server, user } = openOrder(adminOrder(orderRow(1, { ...PACKED, status: 'shipped' })));
  const saved = answer('put', '/api/admin/orders/{id}/tracking', ({ body }) => {
    server.order = { ...server.order, tracking: { ...body, url: null } };
    return server.order;
  });
  await user.click(await screen.findByRole('button', { name: 'Add tracking' }));
  const form = await dialog('Tracking of ORD-1');
  fill(form, 'Carrier', 'USPS');
  fill(form, 'Tracking number', ' 9400 1 ');
  await press(user, form, 'Save tracking');
  expect(await screen.findByRole('button', { name: 'Correct tracking' })).toBeVisible();
  expect(saved.map(({ body }) => body)).toEqual([{ carrier: 'USPS', number: '9400 1' }]);
});

it('corrects what the shopper mistyped', async () => {
  const { server, user } = openOrder({ ...CONFIRMED, canCancel: true });
  const saved = answer('put', '/api/admin/orders/{id}/customer', () => {
    server.order = { ...server.order, customerName: 'Noor Hadad' };
    return server.order;
  });
  await user.click(await screen.findByRole('button', { name: 'Edit customer' }));
  const form = await dialog('Customer of ORD-1');
  fill(form, 'Name', 'Noor Hadad');
  await press(user, form, 'Save customer');
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(await screen.findByText('Noor Hadad')).toBeVisible();
  expect(saved.map(({ body }) => body)).toEqual([{ customerName: 'Noor Hadad' }]);
});
