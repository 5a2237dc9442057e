import { openSection, signInAs } from '@shop/admin-kit/testing';
import { screen, within } from '@shop/component-testing';
import { givenLines } from '../../test/given-lines.ts';
import { givenOrders, orderRow } from '../../test/orders.ts';
import { lineOrder, payment } from '../../test/payment-files.ts';
import sections from '../section.tsx';

describe('the way to the page', () => {
  const link = () => screen.queryByRole('link', { name: 'Read a payment file' });

  it('stands in the queue of orders that wait for their money', async () => {
    givenOrders(orderRow(1));
    givenLines();
    const user = openSection(sections, '/admin/orders?queue=to-ship');
    expect(await screen.findByRole('link', { name: 'ORD-1' })).toBeVisible();
    expect(link()).not.toBeInTheDocument();
    await user.click(screen.getByText(/^To confirm/));
    await user.click(await screen.findByRole('link', { name: 'Read a payment file' }));
    expect(await screen.findByRole('heading', { name: 'Payments from files' })).toBeVisible();
  });

  it('is not there for those who move no money, who see the lists without buttons', async () => {
    signInAs('bookkeeper');
    givenOrders(orderRow(1));
    givenLines(payment(1, { candidates: [lineOrder(1)] }));
    openSection(sections, '/admin/orders?queue=to-confirm');
    expect(await screen.findByRole('link', { name: 'ORD-1' })).toBeVisible();
    expect(link()).not.toBeInTheDocument();
    openSection(sections, '/admin/orders/statements');
    const line = within((await screen.findByRole('list', { name: 'Payments to check' })).querySelector('li')!);
    expect(line.getByRole('link', { name: 'ORD-1' })).toBeVisible();
    expect(line.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Payment file')).not.toBeInTheDocument();
  });
});
