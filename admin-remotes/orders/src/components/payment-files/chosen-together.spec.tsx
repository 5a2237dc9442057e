import { dialog, fill, press, toasts } from '@shop/admin-kit/testing';
import { answer, screen, waitFor, within } from '@shop/component-testing';
import type { BulkOutcome } from '@shop/contract';
import { lineOf, openTabs } from '../../../test/given-lines.ts';
import { givenOrders, orderRow, PAID } from '../../../test/orders.ts';
import { lineOrder, payment } from '../../../test/payment-files.ts';

const outcome: BulkOutcome = { orderNumber: 'ORD-1', outcome: 'done', message: null };
const CAP = orderRow(7, { amountDue: '36.00', totalAmount: '36.00' });

describe('one transfer for several orders', () => {
  it('is booked on a candidate and an order that was found, whose sum is shown', async () => {
    givenOrders(CAP, orderRow(8, PAID));
    const line = payment(1, { amount: '100.00', reason: 'amount-differs', candidates: [lineOrder(1)] });
    const { user, decided } = openTabs({ review: [line] });
    const matches = answer('post', '/api/admin/payments/statement-lines/match', () => ({
      lines: [decided('matched')],
      outcomes: [outcome, outcome],
    }));
    const shown = await lineOf('Jane Doe');
    expect(within(shown).queryByRole('checkbox', { name: 'Choose ORD-1' })).not.toBeInTheDocument();
    await press(user, shown, /^Find another order/);
    await user.click(within(shown).getByRole('checkbox', { name: 'Choose ORD-1' }));
    const group = within(shown).getByRole('group', { name: 'Chosen orders' });
    expect(group).toHaveTextContent('ORD-1: $64.00 of $100.00');
    expect(within(group).getByRole('button', { name: 'Use this order' })).not.toHaveClass('ant-btn-primary');
    fill(shown, 'Find an order', 'noor');
    const found = await within(shown).findByRole('list', { name: 'Found orders' });
    expect(within(found).getAllByRole('checkbox')).toHaveLength(1);
    // One press must not book a single order while several are being chosen.
    expect(within(shown).queryByRole('button', { name: /^Use this order:/ })).not.toBeInTheDocument();
    await user.click(within(found).getByRole('checkbox', { name: 'Choose ORD-7' }));
    expect(group).toHaveTextContent('ORD-1, ORD-7: $100.00 of $100.00');
    await user.click(within(group).getByRole('button', { name: 'Use these 2 orders' }));
    await waitFor(() => expect(toasts()).toHaveTextContent('2 orders are paid'));
    expect(matches[0]?.body).toEqual({ lineIds: [line.id], orderIds: [lineOrder(1).orderId, CAP.id] });
  });

  it('keeps the order that it has paid already', async () => {
    const [paid, open] = [lineOrder(1, { paymentStatus: 'paid' }), lineOrder(2, { totalAmount: '36.00' })];
    const line = payment(1, { amount: '100.00', reason: 'several-numbers', orders: [paid], candidates: [paid, open] });
    const { user, decided } = openTabs({ review: [line] });
    const matches = answer('post', '/api/admin/payments/statement-lines/match', () => ({
      lines: [decided('matched')],
      outcomes: [outcome],
    }));
    const shown = await lineOf('Jane Doe');
    const use = within(shown).getByRole('button', { name: 'Use this order: ORD-2' });
    expect(use).toHaveClass('ant-btn-primary');
    await user.click(use);
    await waitFor(() => expect(matches[0]?.body.orderIds).toEqual([paid.orderId, open.orderId]));
  });
});

describe('an order that was paid in parts', () => {
  it('is found for the selected payments', async () => {
    givenOrders(CAP);
    const parts = [payment(1, { amount: '30.00' }), payment(2, { amount: '6.00', payer: 'Carl Moss' })];
    const { user, server } = openTabs({ review: [...parts, payment(3, { payer: 'Mo Ali' })] });
    const matches = answer('post', '/api/admin/payments/statement-lines/match', () => {
      server.review = server.review.slice(2);
      return { lines: parts, outcomes: [outcome] };
    });
    await lineOf('Jane Doe');
    await user.click(screen.getByRole('checkbox', { name: 'Select $30.00 of Jane Doe' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select $6.00 of Carl Moss' }));
    const bar = screen.getByRole('region', { name: 'Selected payments' });
    expect(bar).toHaveTextContent('2 selected, $36.00');
    await press(user, bar, 'Find their order');
    const search = await dialog('One order for 2 payments, $36.00');
    expect(within(search).getByRole('list', { name: 'Payments of one order' })).toHaveTextContent('$6.00 Carl Moss');
    fill(search, 'Find an order', 'noor');
    await user.click(await within(search).findByRole('button', { name: 'Use this order: ORD-7' }));
    await waitFor(() => expect(toasts()).toHaveTextContent('1 order is paid'));
    expect(matches[0]?.body).toEqual({ lineIds: parts.map(({ id }) => id), orderIds: [CAP.id] });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected payments' })).not.toBeInTheDocument());
  });

  it('is paid by one app or bank, in at most 20 parts', async () => {
    const many = Array.from({ length: 21 }, (_, place) => payment(place, { payer: `Jane ${place}` }));
    const { user } = openTabs({ review: [...many, payment(30, { source: 'zelle', payer: 'Mo Ali' })] });
    await lineOf('Mo Ali');
    const select = (name: string): Promise<void> =>
      user.click(screen.getByRole('checkbox', { name: `Select $64.00 of ${name}` }));
    await select('Mo Ali');
    await select('Jane 1');
    const bar = screen.getByRole('region', { name: 'Selected payments' });
    expect(bar).toHaveTextContent('Select payments of one app or bank.');
    expect(within(bar).getByRole('button', { name: 'Find their order' })).toBeDisabled();
    await select('Mo Ali');
    expect(within(bar).getByRole('button', { name: 'Find their order' })).toBeEnabled();
    for (const { payer } of many) if (payer !== 'Jane 1') await select(payer!);
    expect(bar).toHaveTextContent('Select at most 20 payments.');
    expect(within(bar).getByRole('button', { name: 'Find their order' })).toBeDisabled();
  });
});
