import { expect, test } from '@shop/browser-testing';
import { openAdmin, toast } from './support/admin-journey';

test('Open Queues shows the dashboard in a new tab, or says why not; the end of the session closes it', async ({
  page,
  context,
  consoleNoise,
}) => {
  await openAdmin(page);
  await page.route('**/api/admin/queue-session', (route) =>
    route.fulfill({ status: 503, json: { message: 'The shop is busy' } }),
  );
  await page.getByRole('button', { name: 'Open Queues' }).click();
  await expect(toast(page)).toContainText('The shop is busy');
  await expect.poll(() => context.pages().length).toBe(1);
  consoleNoise.splice(0);
  await page.unroute('**/api/admin/queue-session');

  const card = page.getByRole('region', { name: 'Queues' });
  await expect(card).toContainText(/Nothing waiting|\d+ waiting, oldest \d+ (s|min|h|d)/);
  await expect(card).toContainText(/\d+ failed/);
  const opened = context.waitForEvent('page');
  await card.getByRole('button', { name: 'Open Queues' }).click();
  const tab = await opened;
  await expect(tab).toHaveURL(/\/admin\/queues$/);
  for (const queue of ['shop', 'mail', 'payments', 'media', 'imports']) {
    await expect(tab.getByRole('link', { name: new RegExp(queue) }).first()).toBeVisible();
  }
  expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();

  const loggedOut = page.waitForResponse('**/api/admin/logout');
  await page.getByRole('button', { name: 'Logout' }).click();
  await loggedOut;
  await tab.reload();
  await expect(tab.getByRole('heading', { name: 'The queues need a signed-in admin' })).toBeVisible();
  await tab.getByRole('link', { name: 'Open the admin' }).click();
  await expect(tab).toHaveURL(/\/admin\/login$/);
});
