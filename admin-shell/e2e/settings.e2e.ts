import type { Browser, Locator, Page } from '@playwright/test';
import {
  addAndCheckOut,
  expect,
  expectAccessible,
  fillShipping,
  openShop,
  productInStock,
  type Shop,
  test,
} from '@shop/browser-testing';
import { ADMIN, type FakeSmtp, startFakeSmtp } from '@shop/browser-testing/backend';
import { openAdmin, toast } from './support/admin-journey';
import { placeOrder } from './support/orders-journey';

let smtp: FakeSmtp;
let shop: Shop;
test.beforeEach(async () => {
  smtp = await startFakeSmtp();
  shop = await openShop({ worker: true, apis: 2, env: { SMTP_URL: smtp.url } });
});
test.afterEach(async () => {
  await shop.stop();
  await smtp.close();
});

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

async function edit(page: Page, group: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit ${group}`, exact: true }).click();
  const form = dialog(page, group);
  await expect(form).toBeVisible();
  return form;
}

async function save(page: Page, form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(toast(page)).toContainText('Settings saved successfully');
}

/** The form rows of a list, such as the office hours. */
const lastInput = (form: Locator, label: string): Locator => form.getByLabel(label).last();

/** A mail with this subject, with soft line breaks removed. */
async function mailWith(subject: string): Promise<string> {
  const find = () => smtp.received.find((mail) => mail.includes(`Subject: ${subject}`));
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  return (find() ?? '').replaceAll('=\n', '').replaceAll('=3D', '=');
}

/** A visitor in a browser of their own, on one of the API processes. */
async function visit(browser: Browser, origin: string, path: string): Promise<Page> {
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(`${origin}${path}`);
  return visitor;
}

test('name, hours and a payment account: all processes show them, and staff are told the old and the new account', async ({
  page,
  browser,
  consoleNoise,
}) => {
  await openAdmin(page, `${shop.origin}/admin/settings`);
  await placeOrder(page, shop, { paymentMethod: 'venmo' });

  const brand = await edit(page, 'Brand');
  await brand.getByLabel('Name').fill('Second Start');
  await save(page, brand);
  const contact = await edit(page, 'Contact and hours');
  await lastInput(contact, 'Hours').fill('By appointment');
  await save(page, contact);

  const payments = await edit(page, 'Getting paid');
  await payments.getByLabel('Venmo').fill('no @ handle');
  await payments.getByRole('button', { name: 'Save', exact: true }).click();
  const confirm = dialog(page, 'Payments will go to another account');
  await expect(confirm).toContainText('1 unpaid order was told the old handle');
  await confirm.getByLabel('Your password').fill('not the password');
  await confirm.getByRole('button', { name: 'Change where payments go' }).click();
  await expect(confirm.getByText(/password/i).last()).toBeVisible();
  await expectAccessible(page, 'the confirmation of a payment account');
  await confirm.getByLabel('Your password').fill(ADMIN.password);
  await confirm.getByRole('button', { name: 'Change where payments go' }).click();
  await expect(confirm).toBeHidden();
  // The server's rule for the handle, at its field.
  await expect(payments.getByLabel('Venmo')).toHaveAttribute('aria-invalid', 'true');
  expect(consoleNoise.splice(0)).toHaveLength(2);
  await payments.getByLabel('Venmo').fill('@Second-Start');
  await payments.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(confirm).toContainText('@LastingFreedom → @Second-Start');
  await confirm.getByLabel('Your password').fill(ADMIN.password);
  await confirm.getByRole('button', { name: 'Change where payments go' }).click();
  await expect(payments).toBeHidden();

  for (const origin of shop.origins) {
    const read = async () => (await (await page.request.get(`${origin}/api/settings`)).json()) as object;
    await expect
      .poll(read, { intervals: [50] })
      .toMatchObject({ shopName: 'Second Start', paymentHandles: { venmo: '@Second-Start' } });
    const visitor = await visit(browser, origin, '/contact');
    await expect(visitor).toHaveTitle('Contact | Second Start');
    await expect(visitor.getByText('By appointment')).toBeVisible();
    const product = await productInStock(visitor);
    await visitor.goto(`${origin}/products/${product.id}`);
    await addAndCheckOut(visitor);
    await fillShipping(visitor);
    await visitor.getByRole('radio', { name: /Venmo/ }).check();
    await expect(visitor.getByText('@Second-Start').first()).toBeVisible();
    await visitor.context().close();
  }

  const mail = await mailWith('The Venmo account of your shop was changed');
  expect(mail).toContain('@LastingFreedom');
  expect(mail).toContain('@Second-Start');

  const card = page.locator('#settings-brand');
  await expect(card).toContainText('Yours');
  await card.getByRole('button', { name: 'Back to default: Name' }).click();
  await page.getByRole('button', { name: 'Back to default', exact: true }).click();
  await expect(card).toContainText('Lasting Freedom');
});

test('closing the shop is said at the checkout, also in a tab that was open before', async ({ page, browser }) => {
  const visitor = await visit(browser, shop.origin, '/products');
  await openAdmin(page, `${shop.origin}/admin/settings`);
  const orders = await edit(page, 'Orders');
  await orders.getByLabel('Orders open again on').fill('2099-12-01');
  await save(page, orders);
  const announcement = await edit(page, 'Announcement bar');
  await announcement.getByLabel('Text').fill('Back in December');
  await announcement.getByLabel('Link (optional)').fill('/about');
  await save(page, announcement);

  // Ten seconds later by the clock of the tab, its settings are read again at the checkout.
  await visitor.clock.setSystemTime(Date.now() + 60_000);
  await visitor
    .getByRole('main')
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(visitor.getByText('Added to cart', { exact: true })).toBeVisible();
  await visitor.getByRole('button', { name: /cart/i }).first().click();
  await visitor.getByRole('dialog', { name: 'Shopping Cart' }).getByRole('button', { name: 'Checkout' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    'We are taking a short break. Orders open again on December 1, 2099.',
  );
  await expect(visitor.getByRole('link', { name: 'Back in December' })).toHaveAttribute('href', '/about');
  await expectAccessible(visitor, 'a closed shop');
  await visitor.context().close();
});

test('two admins edit the same group: both versions are shown, and other groups do not disturb', async ({
  page,
  browser,
  consoleNoise,
}) => {
  await openAdmin(page, `${shop.origin}/admin/settings`);
  const other = await visit(browser, shop.origin, '/admin/settings');
  await openAdmin(other, `${shop.origin}/admin/settings`);
  const mine = await edit(page, 'Brand');
  await mine.getByLabel('Tagline').fill('My line');

  const announcement = await edit(other, 'Announcement bar');
  await announcement.getByLabel('Text').fill('Hello');
  await save(other, announcement);
  const theirs = await edit(other, 'Brand');
  await theirs.getByLabel('Tagline').fill('Their line');
  await save(other, theirs);

  await mine.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = dialog(page, 'Someone else has changed this setting');
  await expect(conflict.getByRole('row', { name: 'Tagline My line Their line' })).toBeVisible();
  expect(consoleNoise.splice(0)).toHaveLength(1);
  await expectAccessible(page, 'two versions of a setting');
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(mine).toBeHidden();
  await expect(page.locator('#settings-brand')).toContainText('My line');
  await other.context().close();
});

test('a page is written from the template, previewed, published and unpublished', async ({ page, browser }) => {
  await openAdmin(page, `${shop.origin}/admin/settings/pages`);
  await page.getByRole('button', { name: 'Edit Returns' }).click();
  const form = dialog(page, 'Returns');
  await form.getByRole('button', { name: 'Start from our template' }).click();
  await expect(form.getByText('Replace what is in [square brackets]')).toBeVisible();
  const hostile = '## Sending back\n\n<script>alert(1)</script> [click](javascript:alert(1)) [us](/contact)';
  await form.getByLabel('Text', { exact: true }).fill(hostile);
  await form.getByText('Preview', { exact: true }).click();
  await expect(form.getByRole('heading', { name: 'Sending back' })).toBeVisible();
  await expect(form.locator('.pages-preview')).toContainText('<script>alert(1)</script> click us');
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
  const id = /test-mail=([0-9a-f-]{36})/.exec(await mailWith('A test from your shop'))?.[1] ?? '';
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
