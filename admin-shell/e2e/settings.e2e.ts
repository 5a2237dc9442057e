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
import { openAdmin } from './support/admin-journey';
import { placeOrder } from './support/orders-journey';
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
  await contact.getByLabel('Hours').last().fill('By appointment');
  await save(page, contact);

  const payments = await edit(page, 'Getting paid');
  await payments.getByLabel('Venmo').fill('no @ handle');
  await payments.getByRole('button', { name: 'Save', exact: true }).click();
  const confirm = dialog(page, 'Payments will go to another account');
  await expect(confirm).toContainText('1 unpaid order was told the old handle');
  await confirm.getByLabel('Your password').fill('not the password');
  await confirm.getByRole('button', { name: 'Change where payments go' }).click();
  await expect(confirm.getByText('The password is not correct')).toBeVisible();
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

  const mail = await mailWith(smtp, 'The Venmo account of your shop was changed');
  expect(mail).toContain('@LastingFreedom');
  expect(mail).toContain('@Second-Start');

  const card = page.locator('#settings-brand');
  await expect(card).toContainText('Yours');
  await card.getByRole('button', { name: 'Back to default: Name' }).click();
  await page.getByRole('button', { name: 'Back to default', exact: true }).click();
  await expect(card).not.toContainText('Second Start');
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
