import type { Page } from '@playwright/test';
import { addAndCheckOut, expect, expectAccessible, openShop, productInStock, type Shop, test } from '@shop/browser-testing';
import { type FakeSmtp, startFakeSmtp } from '@shop/browser-testing/backend';
import { openAdmin, showSection, toast } from './support/admin-journey';
import { dialog, edit, mailWith, save, visit } from './support/settings-journey';

let smtp: FakeSmtp;
let shop: Shop;
test.beforeAll(async () => {
  smtp = await startFakeSmtp();
  shop = await openShop({ worker: true, apis: 2, env: { SMTP_URL: smtp.url } });
});
test.afterEach(({ page }) => page.close());
test.afterAll(async () => {
  await shop.stop();
  await smtp.close();
});

const SCRIPT = '<script>alert(1)</script>';
/** What shoppers ask the other process for. */
const shopperOrigin = (): string => shop.origins[1] ?? shop.origin;

async function saveField(page: Page, group: string, fields: Record<string, string>): Promise<void> {
  const form = await edit(page, group);
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).last().fill(value);
  await save(page, form);
}

async function chooseSalesTax(page: Page, option: string): Promise<void> {
  const orders = await edit(page, 'Orders');
  await orders.getByRole('combobox', { name: 'Sales tax' }).press('ArrowDown');
  await page.getByText(option, { exact: true }).last().click();
  await save(page, orders);
}

test('what an admin decides reaches all processes: name, hours, delivery, sales tax and a break, also in open tabs', async ({
  page,
  browser,
}) => {
  await openAdmin(page, `${shop.origin}/admin/settings`);
  const product = await productInStock(page);
  const visitor = await visit(browser, shopperOrigin(), `/products/${product.id}`);
  // What the demo shop promises.
  await expect(visitor.getByText('30 days to return')).toBeVisible();

  await saveField(page, 'Brand', { Name: 'Second Start' });
  await saveField(page, 'Contact and hours', { Hours: 'By appointment' });
  await saveField(page, 'Shipping and returns', {
    'Packed within': '3',
    'On the way, at least': '4',
    'On the way, at most': '6',
    'Accepted within': '45',
  });
  await chooseSalesTax(page, 'Included in our prices');
  for (const origin of shop.origins) {
    const read = async () => (await (await page.request.get(`${origin}/api/settings`)).json()) as object;
    await expect.poll(read, { intervals: [50] }).toMatchObject({ shopName: 'Second Start', salesTax: 'included' });
  }
  const delivery = 'Shipping within the United States is included. Arrives 4 to 9 business days after your payment.';
  await visitor.goto(`${shopperOrigin()}/contact`);
  await expect(visitor).toHaveTitle('Contact | Second Start');
  await expect(visitor.getByText('By appointment')).toBeVisible();
  await visitor.goto(`${shopperOrigin()}/products/${product.id}`);
  await expect(visitor.getByText(delivery)).toBeVisible();
  await expect(visitor.getByText('Return it unworn within 45 days.')).toBeVisible();
  await addAndCheckOut(visitor);
  await expect(visitor.getByText(delivery)).toBeVisible();
  await expect(visitor.getByText('Sales tax is included.')).toBeVisible();
  await expectAccessible(visitor, 'the checkout with a delivery time');

  // A tab that was open before the break learns of it at the checkout.
  await visitor.goto(`${shopperOrigin()}/products`);
  await expect(visitor.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await saveField(page, 'Orders', { 'Orders open again on': '2099-12-01' });
  await saveField(page, 'Announcement bar', { Text: 'Back in December', 'Link (optional)': '/about' });
  // Ten seconds later by the clock of the tab, its settings are read again at the checkout.
  await visitor.clock.setSystemTime(Date.now() + 60_000);
  await visitor.getByRole('button', { name: /cart/i }).first().click();
  await visitor.getByRole('dialog', { name: 'Shopping Cart' }).getByRole('button', { name: 'Checkout' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    'We are taking a short break. Orders open again on December 1, 2099.',
  );
  await expect(visitor.getByRole('link', { name: 'Back in December' })).toHaveAttribute('href', '/about');
  await expectAccessible(visitor, 'a closed shop');
  await visitor.context().close();
});

test('a page is published and unpublished, and a test mail that arrives counts as done', async ({ page, browser }) => {
  await openAdmin(page, `${shop.origin}/admin`);
  const check = page.getByRole('region', { name: 'Before you open' });
  await expect(check).toContainText(/Before you open: \d+ of 14/);
  const done = Number(/: (\d+) of/.exec(await check.innerText())?.[1]);
  await check.locator('summary').press('Enter');
  await expect(check.getByRole('listitem')).toHaveCount(14);
  await expectAccessible(page, 'the opening check');
  await check.getByRole('link', { name: 'Go to: A test mail was sent and has arrived' }).click();
  await expect(page).toHaveURL(/\/admin\/settings#notices$/);
  await page.getByRole('button', { name: 'Send a test mail' }).click();
  await expect(toast(page)).toContainText('Test mail sent to');
  const id = /test-mail=([0-9a-f-]{36})/.exec(await mailWith(smtp, 'A test from your shop'))?.[1] ?? '';
  await showSection(page, `settings?test-mail=${id}`);
  await expect(toast(page)).toContainText('The test mail has arrived');
  await page.getByRole('tab', { name: 'Store Management' }).click();
  await expect(check).toContainText(`Before you open: ${done + 1} of 14`);

  await showSection(page, 'settings/pages');
  await page.getByRole('button', { name: 'Edit Returns' }).click();
  const form = dialog(page, 'Returns');
  await form
    .getByLabel('Text', { exact: true })
    .fill(`## Sending back\n\n${SCRIPT}\n\n[click](javascript:alert(1)) [us](/contact)`);
  await form.getByText('Preview', { exact: true }).click();
  await expect(form.getByText(SCRIPT).filter({ visible: true })).toBeVisible();
  await expectAccessible(page, 'the preview of a page');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  const visitor = await visit(browser, shopperOrigin(), '/');
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Returns' })).toBeVisible();
  await expect(visitor.getByText(SCRIPT)).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'us', exact: true })).toHaveAttribute('href', '/contact');
  expect(await visitor.locator('article a[href^="javascript"]').count()).toBe(0);
  await expectAccessible(visitor, 'a published page');

  await page.getByRole('button', { name: 'Edit Returns' }).click();
  await form.getByRole('button', { name: 'Unpublish' }).click();
  await expect(form).toBeHidden();
  expect((await visitor.goto(`${shop.origin}/pages/returns`))?.status()).toBe(404);
  await expect(visitor.getByRole('contentinfo').getByRole('link', { name: 'Returns' })).toHaveCount(0);
  await visitor.context().close();
});
