import { readFile } from 'node:fs/promises';
import { ADMIN } from '@shop/browser-testing/backend';
import { expect, openShop, productInStock, sql, testWithShop } from '@shop/browser-testing';
import type { Page } from '@playwright/test';
import { openAdmin, toast } from '../support/admin-journey';
import { expectAccessible, placeOrder, updateOrder } from '../support/orders-journey';

const test = testWithShop(() => openShop({ worker: true, env: { UNDO_SECONDS: '600' } }));
const BOOKKEEPER = 'bo';

const modal = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const half = (total: string): string => `$${(Number(total) / 2).toFixed(2)}`;

async function addAccount(databaseUrl: string, username: string, role: string): Promise<void> {
  await sql(
    databaseUrl,
    `insert into users (username, password, is_admin, role, password_changed_at)
     select $1, password, true, $2, now() from users where username = $3`,
    [username, role, ADMIN.username],
  );
}

async function confirmPassword(page: Page): Promise<void> {
  const confirm = modal(page, 'Enter your password again');
  await confirm.getByLabel('Password').fill(ADMIN.password);
  await confirm.getByRole('button', { name: 'Continue' }).click();
}

async function fillPayee(page: Page): Promise<void> {
  const form = modal(page, /^Payee of/);
  await form.getByLabel('Name', { exact: true }).fill('Rosa Vega');
  await form.getByLabel('Street').fill('12 Canal Street');
  await form.getByLabel('City').fill('Baltimore');
  await form.getByLabel('State').fill('MD');
  await form.getByLabel('ZIP code').fill('21202');
  await form.getByRole('button', { name: 'Save payee' }).click();
}

test('a bookkeeper sets shares, and pays an artist what a sale has earned', async ({ page, shop, browser, consoleNoise }) => {
  await addAccount(shop.databaseUrl, BOOKKEEPER, 'bookkeeper');
  await addAccount(shop.databaseUrl, 'mo', 'manager');
  const { id: productId } = await productInStock(page);
  const [artist] = await sql<{ id: string; name: string }>(
    shop.databaseUrl,
    `update products set artist_id = artist.id from (select id, name from artists where is_active order by name limit 1) artist
     where products.id = $1 returning artist.id, artist.name`,
    [productId],
  );
  await openAdmin(page, '/admin', BOOKKEEPER);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('royalties');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Artist Ledger' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Set the share of \d+ artists without one$/ }).click();
  await modal(page, /^Set the share of/)
    .getByLabel('Share of the price')
    .fill('50');
  await expectAccessible(page, '[role=dialog]');
  await modal(page, /^Set the share of/)
    .getByRole('button', { name: 'Save share' })
    .click();
  await confirmPassword(page);
  await expect(toast(page)).toContainText(/The share of \d+ artists is saved/);
  expect(consoleNoise.splice(0)).toEqual([expect.stringContaining('403')]);
  await expect(page.getByRole('button', { name: /^Set the share/ })).toHaveCount(0);

  // Orders placed from now on count, when they are paid.
  const seller = await browser.newPage({ baseURL: shop.origin });
  await openAdmin(seller, '/admin/orders');
  const order = await placeOrder(seller, shop);
  await updateOrder(seller, shop, order.id, 'payment', { reference: 'ZL-1' });
  await seller.close();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Refresh' }).click();
  const row = page.getByRole('table', { name: 'Artists' }).getByRole('row', { name: new RegExp(artist!.name) });
  await expect(row).toContainText(half(order.total));
  await expect(row).toContainText('nobody to pay is entered');

  await row.getByRole('link').click();
  await expect(page.getByRole('list', { name: 'Entries' }).getByRole('listitem')).toContainText([`50% of $${order.total}`]);
  await page.getByRole('button', { name: 'Record a payment' }).click();
  await expectAccessible(page, '[role=dialog]');
  await fillPayee(page);
  await expect(toast(page)).toContainText('The payee is saved');
  await expect(page.getByRole('region', { name: 'Payee' })).toContainText('Rosa Vega');
  await page.getByRole('button', { name: 'Record a payment' }).click();
  const payment = modal(page, /^Record a payment/);
  await expect(payment).toContainText('Check');
  await expectAccessible(page, '[role=dialog]');
  await expect(payment.getByLabel('Amount')).toHaveValue(half(order.total).slice(1));
  await payment.getByLabel('Reference').fill('Check 1042');
  await payment.getByRole('button', { name: 'Record payment' }).click();
  await expect(toast(page)).toContainText('The payment is recorded');
  await expect(page.getByRole('list', { name: 'Entries' })).toContainText(`-${half(order.total)}`);
  await expect(page.getByText('Balance').locator('xpath=following-sibling::dd')).toHaveText('$0.00');
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Take back: Payment/ }).click();
  const reversal = modal(page, /^Take back/);
  await reversal.getByLabel('Why').fill('The check came back');
  await reversal.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('list', { name: 'Entries' })).toContainText('Payment taken back');
  // This month is not over: there are only drafts.
  await page.getByRole('link', { name: 'Artist Ledger' }).click();
  await page.getByRole('link', { name: 'Statements' }).click();
  await expect(page.getByRole('heading', { name: /^No statements for/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Month' }).click();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/ is not over\. It can be closed from /)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Close/ })).toHaveCount(0);
  const statement = page.getByRole('list', { name: 'Statements' }).getByRole('listitem').filter({ hasText: artist!.name });
  await expect(statement).toContainText(half(order.total));
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Print a draft of 1 page' }).click();
  const pdf = await download;
  expect(pdf.suggestedFilename()).toMatch(/^statements-\d{4}-\d{2}\.pdf$/);
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: artist!.name }).click();
  await page.getByRole('link', { name: order.orderNumber }).click();
  await expect(page.getByRole('heading', { level: 2, name: order.orderNumber })).toBeVisible();

  await openAdmin(page, '/admin', 'mo');
  await expect(page.getByRole('tab', { name: 'Messages' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Artist Ledger' })).toHaveCount(0);
});
