import { readFile } from 'node:fs/promises';
import { expect, test } from '@shop/browser-testing';
import { openAdmin, showSection, toast } from './support/admin-journey';
import { centsOf, dollars, expectAccessible, emailWithSubject, placeOrder, stockOf, updateOrder } from './support/orders-journey';

test.use({ sharedShop: 'demo with worker' });

test('an admin confirms a Zelle payment, ships and refunds half; the shopper’s page and emails show it', async ({
  page,
  shop,
}) => {
  const order = await placeOrder(page, shop);
  const half = dollars(centsOf(order.total) / 2);
  await openAdmin(page, '/admin/orders');
  await expect(page.getByRole('tab', { name: 'Orders' })).toHaveAttribute('aria-selected', 'true');

  // Two clicks and the reference.
  await page.getByRole('button', { name: `Mark paid: ${order.orderNumber}` }).click();
  const paying = page.getByRole('dialog');
  await expect(paying).toContainText(`Did ${dollars(centsOf(order.total))} arrive from Noor Haddad by Zelle?`);
  await expect(paying.getByLabel('Reference')).toBeFocused();
  await page.keyboard.type('ZL-4711');
  await paying.getByRole('button', { name: 'Mark paid' }).click();
  await expect(toast(page)).toContainText(`Order ${order.orderNumber} is paid`);
  await expect(page.getByRole('button', { name: `Mark paid: ${order.orderNumber}` })).toHaveCount(0);

  await page.getByText(/^To ship \(\d+\)/).click();
  await page.getByRole('button', { name: `Start packing: ${order.orderNumber}` }).click();
  await expect(toast(page)).toContainText('is processing');
  await page.getByRole('link', { name: order.orderNumber }).click();
  await expect(page.getByRole('heading', { name: order.orderNumber })).toBeVisible();
  await page.getByRole('button', { name: 'Packing slip' }).click();
  const slip = page.getByRole('article', { name: `Packing slip ${order.orderNumber}` });
  await expect(slip).toContainText(order.product);
  await expect(slip).not.toContainText('$');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Ship', exact: true }).click();
  const shipping = page.getByRole('dialog');
  await shipping.getByLabel('Carrier').fill('USPS');
  await shipping.getByRole('button', { name: 'Mark shipped' }).click();
  await expect(shipping.getByText('Please enter the tracking number')).toBeVisible();
  await shipping.getByLabel('Tracking number').fill('9400 1000 0000');
  await shipping.getByRole('button', { name: 'Mark shipped' }).click();
  await expect(toast(page)).toContainText('is shipped');

  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const refunding = page.getByRole('dialog');
  await refunding.getByRole('radio', { name: 'An amount' }).check();
  await refunding.getByLabel('Amount', { exact: true }).fill(half);
  await refunding.getByLabel('Reason (optional)').fill('One piece was torn');
  await refunding.getByRole('button', { name: `Refund ${half}` }).click();
  await expect(toast(page)).toContainText(`${half} was refunded`);

  const timeline = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem');
  await expect(timeline).toContainText([
    'Order placed',
    'Reference ZL-4711',
    'Confirmed',
    'Processing',
    'USPS 9400 1000 0000',
    'One piece was torn',
    'Refund done',
  ]);

  expect(await emailWithSubject(shop, `We have your payment for ${order.orderNumber}`)).toContain('To: noor@example.com');
  expect(await emailWithSubject(shop, `Your order ${order.orderNumber} is on its way`)).toContain('USPS 9400 1000 0000');
  expect(await emailWithSubject(shop, `A refund for your order ${order.orderNumber}`)).toContain(
    `We have refunded ${half} of ${dollars(centsOf(order.total))}`,
  );
  await page.goto(`/order-confirmation/${order.id}`);
  await expect(page.getByText('Shipped', { exact: true })).toBeVisible();
  await expect(page.getByText(`${half} of ${dollars(centsOf(order.total))}`)).toBeVisible();
  await expect(page.getByRole('link', { name: '9400 1000 0000' })).toHaveAttribute('href', /^https:\/\/tools\.usps\.com\//);
});

test('list, order and dialogs are accessible; the CSV has the rows of the list; an action that another admin has done fails', async ({
  page,
  shop,
  consoleNoise,
}) => {
  test.slow();
  const order = await placeOrder(page, shop);
  await openAdmin(page, '/admin/orders');
  await expect(page.getByRole('link', { name: order.orderNumber })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: order.orderNumber }).click();
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible();
  await expectAccessible(page);
  for (const name of ['Mark paid', 'Cancel order', 'Packing slip']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const { id } = order;
  await updateOrder(page, shop, id, 'payment', { reference: 'ZL-1' });
  await updateOrder(page, shop, id, 'status', { status: 'processing' });
  await page.getByRole('button', { name: 'Refresh' }).click();
  for (const name of ['Ship', 'Refund']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  const malicious = await placeOrder(page, shop, { customerName: '=1+1', paymentMethod: 'venmo' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await showSection(page, `orders?queue=all&method=venmo&search=${malicious.orderNumber}`);
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await (await download).path();
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`"${malicious.orderNumber}"`);
  expect(lines[1]).toContain(`"'=1+1"`);

  const contested = await placeOrder(page, shop, { customerName: 'Lee Park' });
  await showSection(page, `orders/${contested.id}`);
  await page.getByRole('button', { name: 'Mark paid' }).click();
  await updateOrder(page, shop, contested.id, 'payment', { reference: 'by the other one' });
  await page.getByRole('dialog').getByLabel('Reference').fill('mine');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark paid' }).click();
  await expect(toast(page)).toContainText('The order is already paid');
  await expect(page.getByRole('region', { name: 'Money' })).toContainText('by the other one');
  expect(consoleNoise.splice(0)).toEqual([expect.stringContaining('409')]);
});

test('an order is found, annotated, its email resent to a corrected address, and cancelled with restock', async ({
  page,
  shop,
}) => {
  const order = await placeOrder(page, shop, { customerName: 'Zoë Quill', customerEmail: 'zoe@exmaple.com' });
  const before = await stockOf(page, shop, order.product);
  await emailWithSubject(shop, `We have your order ${order.orderNumber}`);

  await openAdmin(page, '/admin/orders?queue=to-ship');
  await page.getByLabel('Search orders').fill('quill');
  await expect(page.getByText('No orders match')).toBeVisible();
  await page.getByRole('button', { name: 'Search all orders' }).click();
  await page.getByRole('link', { name: order.orderNumber }).click();

  await page.getByLabel('New note').fill('Typed her address wrong');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('list', { name: 'Internal notes' })).toContainText('Typed her address wrong');

  await page.getByRole('button', { name: 'Resend Order received' }).click();
  await page.getByRole('dialog').getByLabel('E-mail').fill('zoe@example.com');
  await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click();
  await expect(toast(page)).toContainText('The mail goes out again');
  await expect
    .poll(() => emailWithSubject(shop, `We have your order ${order.orderNumber}`), { timeout: 20_000 })
    .toContain('To: zoe@example.com');

  await page.getByRole('button', { name: 'Cancel order' }).click();
  const confirmation = page.getByRole('dialog');
  await expect(confirmation).toContainText('2 pieces go back to stock.');
  await expect(confirmation).toContainText('No money has to go back.');
  await confirmation.getByRole('button', { name: 'Cancel order' }).click();
  await expect(toast(page)).toContainText('is cancelled');
  await expect.poll(() => stockOf(page, shop, order.product)).toBe(before + 2);
  expect(await emailWithSubject(shop, `Your order ${order.orderNumber} was cancelled`)).toContain('It stays yours');

  // Later she asks the shop to delete her data.
  await page.getByRole('region', { name: 'Customer' }).getByRole('button', { name: 'Erase' }).click();
  const erasing = page.getByRole('dialog');
  await expect(erasing).toContainText('stay for your books');
  await expectAccessible(page, '[role=dialog]');
  await erasing.getByRole('button', { name: 'Erase customer' }).click();
  await expect(toast(page)).toContainText(`The customer of ${order.orderNumber} is erased`);
  await expect(page.getByRole('region', { name: 'Customer' })).toContainText('Erased on request');
  await expect(page.getByText('Zoë Quill')).toHaveCount(0);
  await expect(page.getByText('Typed her address wrong')).toHaveCount(0);
  await expect(page.getByText(order.total).first()).toBeVisible();
});
