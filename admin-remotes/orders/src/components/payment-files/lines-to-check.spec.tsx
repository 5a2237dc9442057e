import { dialog, fill, press, toasts } from '@shop/admin-kit/testing';
import { answer, refuse, screen, waitFor, within } from '@shop/component-testing';
import type { PaymentLine } from '@shop/contract';
import { givenOrders, orderRow, PAID } from '../../../test/orders.ts';
import { lineOf, openTabs } from '../../../test/given-lines.ts';
import { lineOrder, payment } from '../../../test/payment-files.ts';

const ORDER = lineOrder(1);
const paidOutcome = {
  orderNumber: 'ORD-1',
  outcome: 'done' as const,
  message: null,
  undo: { orderId: ORDER.orderId, version: ORDER.orderId },
};
const lines = (): Promise<HTMLElement> => screen.findByRole('list', { name: 'Payments to check' });
it('shows a payment beside its candidates, and books the one that is chosen', async () => {
  const note = '=HYPERLINK("https://pay.example.invalid","ORD-1")';
  const { user, decided } = openTabs({
    review: [
      payment(1, { note, candidates: [ORDER, lineOrder(2, { totalAmount: '60.00' })] }),
      payment(2, { payer: 'Carl Moss' }),
    ],
  });
  const matches = answer('post', '/api/admin/payments/statement-lines/match', () => ({
    lines: [decided('matched')],
    outcomes: [paidOutcome],
  }));
  const line = await lineOf('Jane Doe');
  expect(line).toHaveTextContent('$64.00 Jane DoeVenmo, Nov 3');
  expect(line).toHaveTextContent('No order number.');
  expect(line).toHaveTextContent(note);
  expect(within(line).queryByRole('link', { name: /HYPERLINK/ })).not.toBeInTheDocument();
  await press(user, line, 'Use this order: ORD-1');
  await waitFor(() => expect(toasts()).toHaveTextContent('1 order is paid'));
  expect(within(toasts()).getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(matches[0]?.body).toEqual({ lineIds: [payment(1).id], orderIds: [ORDER.orderId] });
  await waitFor(async () => expect((await lines()).children).toHaveLength(1));
  // The next payment has the focus, so that a row of Enter goes through the list.
  expect(within(await lineOf('Carl Moss')).getAllByRole('button')[0]).toHaveFocus();
});

it('makes an order of the same amount the first choice only when a name of payer and buyer is the same', async () => {
  const others = lineOrder(2, { customerName: 'Priya Shah' });
  openTabs({ review: [payment(1, { payer: 'DOE, J. María', candidates: [ORDER, others] }), payment(2, { payer: null })] });
  const line = await lineOf('DOE');
  const use = (number: number) => within(line).getByRole('button', { name: `Use this order: ORD-${number}` });
  expect(use(1)).toHaveClass('ant-btn-primary');
  expect(use(2)).not.toHaveClass('ant-btn-primary');
  const [mine, theirs] = within(line).getAllByRole('listitem');
  expect(mine).toHaveTextContent('ORD-1Jane Doe, Venmo');
  expect(theirs).toHaveTextContent('ORD-2paid by DOE, J. María, ordered by Priya Shah, Venmo');
});

it('goes between payments and choices with the arrows', async () => {
  const { user } = openTabs({ review: [payment(1, { candidates: [ORDER] }), payment(2, { payer: 'Carl Moss' })] });
  const first = within(await lineOf('Jane Doe'));
  const use = first.getByRole('button', { name: 'Use this order: ORD-1' });
  use.focus();
  await user.keyboard('{ArrowRight}');
  expect(first.getByRole('button', { name: /^Find another order/ })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(within(await lineOf('Carl Moss')).getByRole('button', { name: /^Find another order/ })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(use).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(use).toHaveFocus();
});

it('asks before another amount is booked', async () => {
  const differs = payment(1, { amount: '60.00', message: '$60.00 came, $64.00 is due.', candidates: [ORDER] });
  const { user, decided } = openTabs({ review: [differs] });
  const matches = answer('post', '/api/admin/payments/statement-lines/match', ({ body }) =>
    body.acceptDifference
      ? { lines: [decided('matched')], outcomes: [paidOutcome] }
      : refuse(409, '$60.00 came, $64.00 is due', { code: 'AMOUNT_DIFFERS' }),
  );
  await press(user, await lineOf('Jane Doe'), 'Use this order: ORD-1');
  const question = await dialog('Book another amount?');
  expect(question).toHaveTextContent('$60.00 came, $64.00 is due.');
  expect(toasts()).toBeEmptyDOMElement();
  await press(user, question, 'Mark paid all the same');
  await waitFor(() => expect(toasts()).toHaveTextContent('1 order is paid'));
  expect(matches.map(({ body }) => body.acceptDifference)).toEqual([undefined, true]);
  expect(await screen.findByText('Nothing to check')).toBeVisible();
});

it('books one transfer for several orders', async () => {
  const both = [ORDER, lineOrder(2)];
  const { user, decided } = openTabs({ review: [payment(1, { amount: '128.00', candidates: both })] });
  const matches = answer('post', '/api/admin/payments/statement-lines/match', () => ({
    lines: [decided('matched')],
    outcomes: [paidOutcome, paidOutcome],
  }));
  await press(user, await lineOf('Jane Doe'), 'Use these 2 orders');
  await waitFor(() => expect(toasts()).toHaveTextContent('2 orders are paid'));
  expect(matches[0]?.body.orderIds).toEqual(both.map(({ orderId }) => orderId));
});

it('books an order that was paid in parts', async () => {
  const part = (number: number, amount: string): PaymentLine =>
    payment(number, { amount, reason: 'amount-differs', candidates: [ORDER], payer: `Jane ${number}` });
  const parts = [part(1, '40.00'), part(2, '24.00')];
  const { user, server } = openTabs({ review: parts });
  const matches = answer('post', '/api/admin/payments/statement-lines/match', () => {
    server.review = [];
    return { lines: parts, outcomes: [paidOutcome] };
  });
  await press(user, await lineOf('Jane 2'), 'Use these 2 payments for ORD-1');
  await waitFor(() => expect(toasts()).toHaveTextContent('1 order is paid'));
  expect(matches[0]?.body).toEqual({ lineIds: parts.map(({ id }) => id), orderIds: [ORDER.orderId] });
});

it('offers no order that takes no payment, and finds another one', async () => {
  const { requests } = givenOrders(orderRow(7), orderRow(8, PAID));
  const { user, decided } = openTabs({ review: [payment(1, { candidates: [lineOrder(1, { paymentStatus: 'paid' })] })] });
  const matches = answer('post', '/api/admin/payments/statement-lines/match', () => ({
    lines: [decided('matched')],
    outcomes: [paidOutcome],
  }));
  const line = await lineOf('Jane Doe');
  expect(within(line).queryByRole('button', { name: /^Use this order/ })).not.toBeInTheDocument();
  await press(user, line, /^Find another order/);
  fill(line, 'Find an order', 'noor');
  const found = await within(line).findByRole('list', { name: 'Found orders' });
  expect(requests[0]?.query).toMatchObject({ queue: 'all', search: 'noor' });
  expect(within(found).getAllByRole('button')).toHaveLength(1);
  await press(user, found, 'Use this order: ORD-7');
  await waitFor(() => expect(matches[0]?.body.orderIds).toEqual([orderRow(7).id]));
});

it('sends money back, forgets what is not for the shop, and takes that back', async () => {
  const { user, server, decided } = openTabs({ review: [payment(1), payment(2, { payer: 'Carl Moss' })] });
  const owed = answer('post', '/api/admin/payments/statement-lines/{id}/owed', () => decided('owed'));
  const dismissed = answer('post', '/api/admin/payments/statement-lines/{id}/dismiss', () => decided('dismissed'));
  const reopened = answer('post', '/api/admin/payments/statement-lines/{id}/reopen', () => {
    server.review = [payment(2, { payer: null, message: 'This payment was opened again.' })];
    return server.review[0]!;
  });
  await press(user, await lineOf('Jane Doe'), 'Send $64.00 back');
  await waitFor(() => expect(toasts()).toHaveTextContent('The payment is on the list “Owed back”'));
  await press(user, await lineOf('Carl Moss'), /^Not for the shop/);
  await waitFor(() => expect(toasts()).toHaveTextContent('The payment is not for the shop'));
  expect([owed, dismissed].map(([call]) => call?.path['id'])).toEqual([payment(1).id, payment(2).id]);
  await press(user, toasts(), 'Undo');
  expect(await screen.findByText('This payment was opened again.')).toBeVisible();
  expect(reopened).toHaveLength(1);
});

it('says that somebody else was faster, and reads the list again', async () => {
  const { user, server } = openTabs({ review: [payment(1)] });
  answer('post', '/api/admin/payments/statement-lines/{id}/owed', () => {
    server.review = [];
    return refuse(409, 'Somebody else has decided this line', { code: 'LINE_DECIDED' });
  });
  await press(user, await lineOf('Jane Doe'), 'Send $64.00 back');
  await waitFor(() => expect(toasts()).toHaveTextContent('Somebody else has decided this line'));
  expect(await screen.findByText('Nothing to check')).toBeVisible();
});
