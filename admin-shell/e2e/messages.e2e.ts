import type { Page } from '@playwright/test';
import { axeViolations, expect, openShop, type Shop, test } from '@shop/browser-testing';
import { openAdmin, showSection, toast } from './support/admin-journey';
import { expectAccessible } from './support/orders-journey';

let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop({ kind: 'empty' });
});
test.afterAll(() => shop.stop());

const BROKEN = { status: 500, body: '{"message":"Something went wrong on our side"}' };

async function write(page: Page, name: string, subject: string, message: string): Promise<void> {
  const data = { name, email: 'noor+art@example.com', subject, message };
  expect((await page.request.post(`${shop.origin}/api/contact`, { data })).status()).toBe(201);
}

test('a message is read, answered and marked, found, linked, archived and brought back; failures are said in place', async ({
  page,
  consoleNoise,
}) => {
  await page.route('**/api/admin/messages', (route) => route.fulfill(BROKEN));
  await openAdmin(page, `${shop.origin}/admin/messages`);
  await expect(page.getByText('Failed to fetch messages')).toBeVisible();
  await page.unroute('**/api/admin/messages');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No messages yet')).toBeVisible();
  await write(page, 'Noor Haddad', 'artist', 'I would like to draw for you.\n<b>Soon</b>, please.');
  await write(page, 'Lee', 'media', `Could we film in the workshop? ${'w'.repeat(300)}`);
  await page.getByRole('button', { name: 'Refresh' }).click();

  const lines = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText('Lee');
  await expect(page.getByText('2 unread')).toBeVisible();

  const noor = lines.filter({ hasText: 'Noor Haddad' });
  await expect(noor.getByText('New', { exact: true })).toBeVisible();
  await noor.getByRole('button', { name: /^Noor Haddad/ }).press('Enter');
  await expect(noor.getByText('<b>Soon</b>, please.')).toBeVisible();
  await expect(page.getByText('1 unread')).toBeVisible();
  await noor.getByRole('button', { name: 'Reply' }).click();
  await noor.getByLabel('Reply to noor+art@example.com').fill('Please send us three drawings.');
  expect((await axeViolations(page, 'ul[aria-label="Messages"]')).map(({ id }) => id)).toEqual([]);
  await noor.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(toast(page)).toContainText('Reply sent');
  await expect(noor.getByRole('list', { name: 'Replies' })).toContainText(
    /test-admin answered .*Please send us three drawings\./s,
  );
  await expect(noor.getByText('Answered', { exact: true })).toBeVisible();

  await noor.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(page.getByText('2 unread')).toBeVisible();
  await noor.getByRole('button', { name: 'Mark as read' }).click();
  await expect(page.getByText('1 unread')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 unread')).toBeVisible();
  await page.getByText('New', { exact: true }).first().click();
  await expect(lines).toHaveCount(1);
  await expect(lines.first()).toContainText('Lee');

  await write(page, 'José García', 'general', 'My order ord-7kq2m9xa is late.');
  await write(page, 'Lina', 'general', 'A mural for our café, please.');
  await showSection(page, 'messages');
  await page.getByRole('button', { name: 'Refresh' }).click();
  const search = page.getByLabel('Search messages');
  await search.fill('garcia LATE');
  await expect(page).toHaveURL(/\/messages\?search=garcia\+LATE$/);
  await expect(lines).toHaveCount(1);
  const jose = lines.filter({ hasText: 'José García' });
  await jose.getByRole('button', { name: /^José/ }).press('Enter');
  await expect(page).toHaveURL(/\/messages\/[0-9a-f-]{36}\?search=garcia\+LATE$/);
  const address = page.url();
  // There is no such order.
  await expect(jose.getByText('My order ord-7kq2m9xa is late.')).toBeVisible();
  await expect(jose.getByRole('link', { name: 'ord-7kq2m9xa' })).toBeHidden();
  await expect(jose.getByText('Open', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(jose.getByRole('button', { name: 'Archive' })).toBeHidden();
  await page.goForward();
  await expectAccessible(page);
  await jose.getByRole('button', { name: 'Archive' }).click();
  await expect(toast(page)).toContainText('Message archived');
  await expect(page.getByText('No messages match')).toBeVisible();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('Message is in the inbox again');
  await expect(lines).toHaveCount(1);

  // A colleague opens the link while another search hides the message.
  await page.goto(address.replace('garcia+LATE', 'cafe'));
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText('My order ord-7kq2m9xa is late.');
  await lines.first().getByRole('button', { name: 'Archive' }).click();
  await page.getByText('Archive', { exact: true }).first().click();
  await expect(page.getByText('No messages match')).toBeVisible();
  await page.getByRole('button', { name: 'Show all messages' }).click();
  await expect(lines.first()).toContainText('Lina');
  await showSection(page, 'messages?view=archive');
  await expect(lines).toHaveText([/José García/]);

  await showSection(page, 'messages');
  await page.route('**/api/admin/messages/*', (route) => route.fulfill(BROKEN));
  const lina = lines.filter({ hasText: 'Lina' });
  await lina.getByRole('button', { name: /^Lina/ }).click();
  await expect(toast(page)).toContainText('Something went wrong on our side');
  await expect(lina.getByText('New', { exact: true })).toBeVisible();
  await page.unroute('**/api/admin/messages/*');
  await page.goto(`${shop.origin}/admin/messages/00000000-0000-4000-8000-000000000000`);
  await expect(page.getByRole('dialog', { name: 'This message cannot be shown' })).toContainText('There is no such message');
  expect(consoleNoise.splice(0).every((line) => /404|500/.test(line))).toBe(true);
});
