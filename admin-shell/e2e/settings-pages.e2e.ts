import type { Page } from '@playwright/test';
import { addAndCheckOut, expect, expectAccessible, openShop, productInStock, type Shop, sql, test } from '@shop/browser-testing';
import { type FakeSmtp, startFakeSmtp } from '@shop/browser-testing/backend';
import { openAdmin, toast } from './support/admin-journey';
import { dialog, edit, mailWith, save, visit } from './support/settings-journey';

let smtp: FakeSmtp;
let shop: Shop;
test.beforeEach(async () => {
  smtp = await startFakeSmtp();
  shop = await openShop({ worker: true, apis: 2, env: { SMTP_URL: smtp.url } });
});
test.afterEach(async ({ page }) => {
  // Before the shop stops, or the dashboard would report that it cannot read its queues.
  await page.close();
  await shop.stop();
  await smtp.close();
});

test('a page is written from the template, previewed, published and unpublished', async ({ page, browser }) => {
  await openAdmin(page, `${shop.origin}/admin/settings/pages`);
  await page.getByRole('button', { name: 'Edit Returns' }).click();
  const form = dialog(page, 'Returns');
  await form.getByRole('button', { name: 'Start from our template' }).click();
  await expect(form.getByText('Replace what is in [square brackets]')).toBeVisible();
  const hostile = '## Sending back\n\n<script>alert(1)</script>\n\n[click](javascript:alert(1)) [us](/contact)';
  await form.getByLabel('Text', { exact: true }).fill(hostile);
  await form.getByText('Preview', { exact: true }).click();
  await expect(form.getByRole('heading', { name: 'Sending back' })).toBeVisible();
  await expect(form.locator('.pages-preview')).toContainText('<script>alert(1)</script>');
  await expectAccessible(page, 'the preview of a page');
  await form.getByRole('button', { name: 'Publish' }).click();
  await expect(form).toBeHidden();

  const visitor = await visit(browser, shop.origins[1] ?? shop.origin, '/');
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Returns' })).toBeVisible();
  await expect(visitor.getByText('<script>alert(1)</script>')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'us', exact: true })).toHaveAttribute('href', '/contact');
  expect(await visitor.locator('article a[href^="javascript"]').count()).toBe(0);
  await expectAccessible(visitor, 'a published page');
  await visitor.reload();
  await expect(visitor).toHaveTitle('Returns | Lasting Freedom');

  await page.getByRole('button', { name: 'Edit Returns' }).click();
  await expect(form.getByRole('heading', { name: 'Earlier versions' })).toBeVisible();
  await form.getByRole('button', { name: 'Unpublish' }).click();
  await expect(form).toBeHidden();
  expect((await visitor.goto(`${shop.origin}/pages/returns`))?.status()).toBe(404);
  await expect(visitor.getByRole('contentinfo').getByText('Returns')).toBeVisible();
  await expect(visitor.getByRole('contentinfo').getByRole('link', { name: 'Returns' })).toHaveCount(0);
  await visitor.context().close();
});

test('the opening check counts what is done, and leads to what is missing', async ({ page }) => {
  await openAdmin(page, `${shop.origin}/admin`);
  const check = page.getByRole('region', { name: 'Before you open' });
  await expect(check).toContainText('Before you open: 1 of 14');
  await check.locator('summary').press('Enter');
  await expect(check.getByRole('listitem')).toHaveCount(14);
  await expectAccessible(page, 'the opening check');
  await check.getByRole('link', { name: 'Go to: A test mail was sent and has arrived' }).click();
  await expect(page).toHaveURL(/\/admin\/settings#notices$/);
  await page.getByRole('button', { name: 'Send a test mail' }).click();
  await expect(toast(page)).toContainText('Test mail sent to');
  const id = /test-mail=([0-9a-f-]{36})/.exec(await mailWith(smtp, 'A test from your shop'))?.[1] ?? '';
  await page.goto(`${shop.origin}/admin/settings?test-mail=${id}`);
  await expect(toast(page)).toContainText('The test mail has arrived');
  await expect(page.getByRole('link', { name: 'Before you open: 2 of 14' })).toBeVisible();

  const orders = await edit(page, 'Orders');
  await orders.getByRole('combobox', { name: 'Sales tax' }).press('ArrowDown');
  await page.getByText('We do not collect it', { exact: true }).last().click();
  await save(page, orders);
  await expect(page.getByRole('link', { name: 'Before you open: 3 of 14' })).toBeVisible();
});

const WIDTHS = [390, 768, 1440];

/** Runs axe on the phone only, because names, roles and colors do not depend on the width; checks the layout at every width. */
async function expectFitsAndAccessible(page: Page, state: string, selector?: string): Promise<void> {
  for (const width of WIDTHS.toReversed()) {
    await page.setViewportSize({ width, height: 664 });
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect({ state, scrollWidth }).toEqual({ state, scrollWidth: width });
  }
  await expectAccessible(page, state, selector);
}

test('settings and pages fit at every width and are accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openAdmin(page, `${shop.origin}/admin/settings`);
  await expect(page.getByRole('heading', { name: 'Getting paid' })).toBeVisible();
  await expectFitsAndAccessible(page, 'settings');
  for (const group of [
    'Getting paid',
    'Orders',
    'Client invoices',
    'Notices to staff',
    'Brand',
    'Contact and hours',
    'Social',
    'Figures and claims',
  ]) {
    const form = await edit(page, group);
    await expectFitsAndAccessible(page, group, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
  }
  await page.getByRole('button', { name: 'Pages' }).click();
  await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeVisible();
  await expectFitsAndAccessible(page, 'pages');
});

test('delivery time and returns: product, checkout and structured data say what staff enter, and nothing before', async ({
  page,
  browser,
}) => {
  await openAdmin(page, `${shop.origin}/admin/settings`);
  const product = await productInStock(page);
  const visitor = await visit(browser, shop.origin, `/products/${product.id}`);
  await expect(visitor.getByText('Shipping and Returns')).toHaveCount(0);
  const form = await edit(page, 'Shipping and returns');
  await form.getByLabel('Packed within').fill('2');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText('Please enter the days').first()).toBeVisible();
  await form.getByLabel('On the way, at least').fill('3');
  await form.getByLabel('On the way, at most').fill('5');
  await form.getByLabel('Accepted within').fill('30');
  await expectAccessible(page, 'the form of shipping and returns');
  await save(page, form);
  await expect(page.locator('#settings-delivery')).toContainText('On the way for 3 to 5 business days');

  const delivery = 'Shipping within the United States is included. Arrives 3 to 7 business days after your payment.';
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByText(delivery)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(visitor.getByText('Return it unworn within 30 days.')).toBeVisible();
  const orders = await edit(page, 'Orders');
  await orders.getByRole('combobox', { name: 'Sales tax' }).press('ArrowDown');
  await page.getByText('Included in our prices', { exact: true }).last().click();
  await save(page, orders);
  await addAndCheckOut(visitor);
  await expect(visitor.getByText(delivery)).toBeVisible();
  await expect(visitor.getByText('Sales tax is included.')).toBeVisible();
  await expectAccessible(visitor, 'the checkout with a delivery time');

  const jsonLd = async (): Promise<string> =>
    (await (await visitor.request.get(`${shop.origin}/products/${product.id}`)).text()).replaceAll('&quot;', '"');
  expect(await jsonLd()).not.toContain('shippingDetails');
  for (const [slug, title] of [
    ['shipping', 'Shipping Info'],
    ['returns', 'Returns'],
  ]) {
    await sql(
      shop.databaseUrl,
      `insert into pages (slug, title, body, html, published, version) values ($1, $2, 'x', '<p>x</p>', true, 1)`,
      [slug, title],
    );
  }
  await expect.poll(jsonLd).toMatch(/"shippingDetails".*"hasMerchantReturnPolicy"/);
});
