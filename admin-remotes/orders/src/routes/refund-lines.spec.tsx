import { fill, openSection, toasts } from '@shop/admin-kit/testing';
import { answer, hold, refuse, screen, waitFor, within } from '@shop/component-testing';
import sections from '../section.tsx';
import { adminOrder, givenOrders, orderRow, PAID } from '../../test/orders.ts';
import { BEARS, CAP, HOODIE, LINES, openRefund } from '../../test/refunds.ts';

describe('a refund of some pieces', () => {
  it('begins with the price of the pieces, adds their tax, and is sent by line', async () => {
    const { form, choose, sent, user } = await openRefund();
    await choose('Some pieces');
    expect(form).toHaveTextContent('Please enter how many pieces are refunded.');
    fill(form, 'Hoodie, M', '1');
    expect(await within(form).findByLabelText('Amount for Hoodie, M')).toHaveValue('40.00');
    expect(await within(form).findByText('$2.40 of sales tax goes back with them: $42.40 in total.')).toBeVisible();
    fill(form, 'Hoodie, M', '2');
    await waitFor(() => expect(within(form).getByLabelText('Amount for Hoodie, M')).toHaveValue('70.00'));
    fill(form, 'Amount for Hoodie, M', '10,50');
    fill(form, 'Cap', '1');
    await user.click(await within(form).findByRole('button', { name: 'Refund $31.13' }));
    const lines = [
      { itemId: HOODIE, amount: '10.50' },
      { itemId: CAP, amount: '20.00' },
    ];
    await waitFor(() => expect(sent()).toEqual([{ amount: '31.13', lines, reason: null }]));
    await waitFor(() => expect(toasts()).toHaveTextContent('$31.13 was refunded'));
  });

  it('names what is wrong with an amount beside it, and sends nothing', async () => {
    const { form, choose, sent, user } = await openRefund();
    await choose('Some pieces');
    fill(form, 'Hoodie, M', '1');
    await within(form).findByLabelText('Amount for Hoodie, M');
    for (const [typed, problem] of [
      ['70.01', 'At most $70.00 can be refunded'],
      ['0', 'Please enter an amount above zero'],
      ['ten', '"ten" is not an amount. Please write it like 12.50'],
    ] as const) {
      fill(form, 'Amount for Hoodie, M', typed);
      await user.click(await within(form).findByRole('button', { name: 'Refund' }));
      expect(await within(form).findByText(problem)).toBeVisible();
      expect(within(form).getByRole('checkbox', { name: BEARS })).toBeVisible();
    }
    expect(sent()).toEqual([]);
  });

  it('shows at its field what another refund has taken meanwhile', async () => {
    const { form, choose, user } = await openRefund();
    const message = 'At most $12.00 of Cap can be refunded';
    answer('post', '/api/admin/orders/{id}/refunds', () => refuse(409, message, { errors: { 'lines.1.amount': message } }));
    await choose('Some pieces');
    fill(form, 'Hoodie, M', '1');
    fill(form, 'Cap', '1');
    await user.click(await within(form).findByRole('button', { name: 'Refund $62.40' }));
    const field = within(form).getByLabelText('Amount for Cap');
    await waitFor(() => expect(field).toHaveAccessibleDescription(message));
    expect(form).toBeVisible();
  });

  it('is sent once by a double click', async () => {
    const { form, choose, user, sent } = await openRefund();
    const { passed, release } = hold();
    const requests = answer('post', '/api/admin/orders/{id}/refunds', async () => {
      await passed;
      return adminOrder(orderRow(1, PAID));
    });
    await choose('Some pieces');
    fill(form, 'Cap', '1');
    await user.dblClick(await within(form).findByRole('button', { name: 'Refund $20.00' }));
    release();
    await waitFor(() => expect(toasts()).toHaveTextContent('$20.00 was refunded'));
    expect([...requests, ...sent()]).toHaveLength(1);
  });

  it('says when nothing is left of any piece', async () => {
    const { form, choose } = await openRefund({ refundable: '6.00', refundableLines: [] });
    await choose('Some pieces');
    expect(form).toHaveTextContent('Nothing is left of the pieces of this order.');
  });
});

describe('a refund that the shop bears', () => {
  it.each([
    ['Everything left ($94.20)', 'Refund $94.20', { amount: '94.20' }],
    ['Some pieces', 'Refund $42.40', { amount: '42.40', lines: [{ itemId: HOODIE, amount: '40.00' }] }],
  ])('is offered where an artist has a share: %s', async (choice, button, body) => {
    const { form, choose, user, sent } = await openRefund();
    await choose(choice);
    if (choice === 'Some pieces') fill(form, 'Hoodie, M', '1');
    await user.click(await within(form).findByRole('checkbox', { name: BEARS }));
    await user.click(await within(form).findByRole('button', { name: button }));
    await waitFor(() => expect(sent()).toEqual([{ ...body, borneByShop: true, reason: null }]));
  });

  it('is not offered for pieces without a share, and not sent once they are chosen', async () => {
    const { form, choose, user, sent } = await openRefund();
    await choose('Everything left ($94.20)');
    await user.click(await within(form).findByRole('checkbox', { name: BEARS }));
    await choose('Some pieces');
    fill(form, 'Cap', '1');
    const button = await within(form).findByRole('button', { name: 'Refund $20.00' });
    expect(within(form).queryByRole('checkbox', { name: BEARS })).not.toBeInTheDocument();
    await user.click(button);
    await waitFor(() => expect(sent()).toEqual([{ amount: '20.00', lines: [{ itemId: CAP, amount: '20.00' }], reason: null }]));
  });

  it('is not offered for an order without shares', async () => {
    const { form, choose } = await openRefund({ refundableLines: LINES.map((line) => ({ ...line, hasShare: false })) });
    await choose('Everything left ($94.20)');
    expect(await within(form).findByRole('button', { name: 'Refund $94.20' })).toBeVisible();
    expect(within(form).queryByRole('checkbox', { name: BEARS })).not.toBeInTheDocument();
  });
});

it('the money of an order says of each refund which pieces it was of, and who bears it', async () => {
  givenOrders();
  const refund = { id: 'r1', amount: '42.40', taxAmount: '2.40', reason: 'Torn', actor: 'staff ada', status: 'done' as const };
  const lines = [{ itemId: HOODIE, name: 'Hoodie, M', amount: '40.00', notSent: null }];
  const refunds = [{ ...refund, lines, borneByShop: true, createdAt: '2026-01-02T03:04:05.000Z' }];
  const order = adminOrder(orderRow(1, PAID), { refunds });
  answer('get', '/api/admin/orders/{id}', order);
  openSection(sections, `/admin/orders/${order.id}`);
  const list = await screen.findByRole('list', { name: 'Refunds' });
  expect(list).toHaveTextContent('$42.40');
  for (const text of ['$40.00 for Hoodie, M', '$2.40 of it is sales tax', 'The shop bears it', 'Torn'])
    expect(within(list).getByText(text)).toBeVisible();
});
