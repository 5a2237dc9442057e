import { expect, expectAccessible, openShop, type Shop, test } from '@shop/browser-testing';
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
  await expect(check).toContainText('Before you open: 0 of 11');
  await check.locator('summary').press('Enter');
  await expect(check.getByRole('listitem')).toHaveCount(11);
  await expectAccessible(page, 'the opening check');
  await check.getByRole('link', { name: 'Go to: A test mail was sent and has arrived' }).click();
  await expect(page).toHaveURL(/\/admin\/settings#notices$/);
  await page.getByRole('button', { name: 'Send a test mail' }).click();
  await expect(toast(page)).toContainText('Test mail sent to');
  const id = /test-mail=([0-9a-f-]{36})/.exec(await mailWith(smtp, 'A test from your shop'))?.[1] ?? '';
  await page.goto(`${shop.origin}/admin/settings?test-mail=${id}`);
  await expect(toast(page)).toContainText('The test mail has arrived');
  await expect(check).toContainText('Before you open: 1 of 11');

  const orders = await edit(page, 'Orders');
  await orders.getByRole('combobox', { name: 'Sales tax' }).press('ArrowDown');
  await page.getByText('We do not collect it', { exact: true }).last().click();
  await save(page, orders);
  await expect(check).toContainText('Before you open: 2 of 11');
});

for (const width of [390, 768, 1440]) {
  test(`settings and pages fit and are accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 664 });
    await openAdmin(page, `${shop.origin}/admin/settings`);
    await expect(page.getByRole('heading', { name: 'Getting paid' })).toBeVisible();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
    await expectAccessible(page, `settings at ${width}`);
    for (const group of [
      'Getting paid',
      'Orders',
      'Notices to staff',
      'Brand',
      'Contact and hours',
      'Social',
      'Figures and claims',
    ]) {
      const form = await edit(page, group);
      await expectAccessible(page, `${group} at ${width}`);
      await page.keyboard.press('Escape');
      await expect(form).toBeHidden();
    }
    await page.getByRole('button', { name: 'Pages' }).click();
    await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeVisible();
    expect(await overflow()).toBe(0);
    await expectAccessible(page, `pages at ${width}`);
  });
}
