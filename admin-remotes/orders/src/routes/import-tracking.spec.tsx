import { dialog, openSection, press, toasts } from '@shop/admin-kit/testing';
import { answer, screen, waitFor, within } from '@shop/component-testing';
import sections from '../section.tsx';
import { givenOrders, orderRow, PAID } from '../../test/orders.ts';

describe('an import of tracking numbers', () => {
  it('reads a file, and names the lines that it cannot read', async () => {
    const order = orderRow(4, PAID);
    givenOrders(order);
    const shipped = answer('post', '/api/admin/orders/selected/tracking', {
      outcomes: [{ orderNumber: order.orderNumber, outcome: 'done', message: null }],
    });
    const user = openSection(sections, '/admin/orders?queue=all');
    await user.click(await screen.findByRole('button', { name: 'Import tracking' }));
    const form = await dialog('Import tracking');
    const lines = 'Order number;Tracking number\nORD-4;9400 7\nwhat is this\n';
    const file = Object.assign(new File([lines], 'numbers.csv', { type: 'text/csv' }), {
      arrayBuffer: () => new Response(lines).arrayBuffer(),
    });
    await user.upload(screen.getByLabelText(/^Or a CSV file/), file);
    await waitFor(() => expect(form).toHaveTextContent('1 line has no order number or no tracking number'));
    await press(user, form, 'Ship 1 order');
    await waitFor(() => expect(toasts()).toHaveTextContent('1 order is shipped'));
    expect(shipped[0]?.body.shipments).toEqual([{ orderNumber: 'ORD-4', carrier: 'USPS', number: '9400 7' }]);
  });

  it('leaves out damaged numbers and asks about repeated ones before anybody is written to', async () => {
    const order = orderRow(4, PAID);
    givenOrders(order);
    const shipped = answer('post', '/api/admin/orders/selected/tracking', {
      outcomes: [{ orderNumber: order.orderNumber, outcome: 'done', message: null }],
    });
    const user = openSection(sections, '/admin/orders?queue=all');
    await user.click(await screen.findByRole('button', { name: 'Import tracking' }));
    const form = await dialog('Import tracking');
    const lines = 'ORD-4, USPS, 9400 7\nORD-5, USPS, 9400 7\nORD-6, USPS, 9.4055E+21\n';
    await user.click(screen.getByRole('textbox', { name: 'Tracking numbers' }));
    await user.paste(lines);
    await waitFor(() => expect(form).toHaveTextContent('1 shipment is left out:'));
    expect(form).toHaveTextContent('ORD-6: “9.4055E+21” was cut by a spreadsheet program.');
    expect(within(form).getByRole('button', { name: 'Ship orders' })).toBeVisible();
    await user.click(within(form).getByRole('checkbox', { name: /^ORD-4 and ORD-5 have the same number, 9400 7\./ }));
    await press(user, form, 'Ship 2 orders');
    await waitFor(() => expect(shipped[0]?.body.shipments.map(({ orderNumber }) => orderNumber)).toEqual(['ORD-4', 'ORD-5']));
  });
});
