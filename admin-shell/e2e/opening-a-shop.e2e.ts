import type { Page } from '@playwright/test';
import { addAndCheckOut, expect, expectAccessible, fillShipping, openShop, type Shop, sql, test } from '@shop/browser-testing';
import { type FakeSmtp, startFakeSmtp } from '@shop/browser-testing/backend';
import { Secret, TOTP } from 'otpauth';
import { fillLogin } from './support/admin-journey';
import { dialog, edit, mailWith, save, visit } from './support/settings-journey';

const OWNER = { username: 'olivia', password: 'copper meadow 58 lantern' };
const PACKER_PASSWORD = 'amber harbor 77 thistle';
const HANDLES = { Venmo: '@Second-Start', 'Cash App': '$SecondStart', Zelle: 'pay@second-start.org' };
/** One period of the app later: each code works once. */
const NEXT_PERIOD_MS = 30_000;

test.use({ actionTimeout: 30_000 });

let smtp: FakeSmtp;
let shop: Shop;
test.beforeEach(async () => {
  smtp = await startFakeSmtp();
  shop = await openShop({
    kind: 'empty',
    // So that the first admin comes from the environment.
    fill: (databaseUrl) => sql(databaseUrl, 'delete from users'),
    worker: true,
    apis: 2,
    env: {
      NODE_ENV: 'production',
      APP_SECRET: 'thirty-two characters, or some more of them',
      PUBLIC_ORIGIN: 'https://shop.example',
      TRUSTED_PROXIES: '0',
      ADMIN_USERNAME: OWNER.username,
      ADMIN_PASSWORD: OWNER.password,
      SMTP_URL: smtp.url,
    },
  });
});
test.afterEach(async ({ page }) => {
  // Before the shop stops, or the dashboard would report that it cannot read its queues.
  await page.close();
  await shop.stop();
  await smtp.close();
});

async function confirmPassword(page: Page): Promise<void> {
  const confirm = dialog(page, 'Enter your password again');
  await confirm.getByLabel('Password').fill(OWNER.password);
  await confirm.getByRole('button', { name: 'Continue' }).click();
}

async function turnOnCodes(page: Page): Promise<TOTP> {
  await page.getByRole('button', { name: 'Set up' }).click();
  await confirmPassword(page);
  const setup = dialog(page, 'Set up the authenticator app');
  const totp = new TOTP({ secret: Secret.fromBase32((await setup.locator('code').innerText()).replaceAll(' ', '')) });
  await setup.getByLabel(/6-digit code/).fill(totp.generate());
  await setup.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  return totp;
}

/** Resolves with the link to hand over. */
async function invitePacker(page: Page): Promise<string> {
  // It appears above the tabs and moves them.
  await expect(page.getByRole('region', { name: 'Before you open' })).toBeVisible();
  await page.getByRole('tab', { name: 'Staff', exact: true }).click();
  await page.getByRole('button', { name: 'Invite' }).click();
  const invite = dialog(page, 'Invite');
  await invite.getByLabel('Username').fill('pat');
  await invite.getByRole('radio', { name: /Packer/ }).check();
  await invite.getByRole('button', { name: 'Create link' }).click();
  await confirmPassword(page);
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  return link;
}

async function changeHandles(page: Page): Promise<void> {
  const payments = await edit(page, 'Getting paid');
  for (const [label, handle] of Object.entries(HANDLES)) await payments.getByLabel(label).fill(handle);
  await payments.getByRole('button', { name: 'Save', exact: true }).click();
  const confirm = dialog(page, 'Payments will go to another account');
  await confirm.getByLabel('Your password').fill(OWNER.password);
  await confirm.getByRole('button', { name: 'Change where payments go' }).click();
  await expect(payments).toBeHidden();
}

async function publish(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const form = dialog(page, title);
  await form.getByLabel('Text', { exact: true }).fill(`## ${title}\n\nWithin 30 days.`);
  await form.getByRole('button', { name: 'Publish' }).click();
  await expect(form).toBeHidden();
}

const offeredMethods = async (page: Page, origin: string): Promise<unknown> =>
  ((await (await page.request.get(`${origin}/api/settings`)).json()) as { offeredMethods: unknown }).offeredMethods;

test('the owner of a new shop opens it without SQL', async ({ page, browser, context, consoleNoise }) => {
  test.slow();
  await sql(
    shop.databaseUrl,
    `insert into products (name, description, price, stock_quantity) values ('Harbor Tee', 'Cotton', 32, 5)`,
  );
  expect(await offeredMethods(page, shop.origin)).toEqual([]);

  // The password of the environment works, and keeps working; a change is offered and not forced.
  await page.goto(`${shop.origin}/admin`);
  await fillLogin(page, OWNER.username, OWNER.password);
  await expect(page.getByText('You sign in with the password from the set-up of the shop.')).toBeVisible();
  await page.getByRole('link', { name: 'Choose your own' }).click();
  const totp = await turnOnCodes(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await fillLogin(page, OWNER.username, OWNER.password);
  await page.getByLabel('Enter the 6-digit code from your app').fill(totp.generate({ timestamp: Date.now() + NEXT_PERIOD_MS }));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();

  await page.goto(`${shop.origin}/admin`);
  const link = await invitePacker(page);
  await page.goto(`${shop.origin}/admin/settings`);
  await changeHandles(page);
  const mail = await mailWith(smtp, 'The Venmo account of your shop was changed');
  expect(mail).toContain('@LastingFreedom');
  expect(mail).toContain('@Second-Start');
  for (const origin of shop.origins) {
    await expect
      .poll(() => offeredMethods(page, origin), { intervals: [50] })
      .toEqual(expect.arrayContaining(['venmo', 'cashapp', 'zelle']));
    const visitor = await visit(browser, origin, '/products');
    await addAndCheckOut(visitor);
    await fillShipping(visitor);
    await visitor.getByRole('radio', { name: /Zelle/ }).check();
    await expect(visitor.getByText(HANDLES.Zelle).first()).toBeVisible();
    await visitor.getByRole('radio', { name: /Venmo/ }).check();
    await expect(visitor.getByText(HANDLES.Venmo).first()).toBeVisible();
    await visitor.context().close();
  }

  await page.goto(`${shop.origin}/admin/settings/pages`);
  for (const title of ['Returns', 'Shipping Info', 'Privacy Policy']) await publish(page, title);
  await page.goto(`${shop.origin}/pages/returns`);
  await expectAccessible(page, 'a published page');
  await page.goto(`${shop.origin}/admin/settings`);
  const orders = await edit(page, 'Orders');
  await orders.getByRole('combobox', { name: 'Sales tax' }).press('ArrowDown');
  await page.getByText('We do not collect it', { exact: true }).last().click();
  await save(page, orders);
  await page.getByRole('tab', { name: 'Store Management' }).click();
  const check = page.getByRole('region', { name: 'Before you open' });
  await check.locator('summary').press('Enter');
  await expectAccessible(page, 'the opening check', '[aria-label="Before you open"]');
  const done = check.getByRole('listitem').filter({ has: page.getByRole('img', { name: 'Done' }) });
  await expect(done).toHaveText([
    'Payment accounts are yours',
    'Returns, shipping and privacy are published',
    'The sample products are gone',
    'Garments have sizes',
    'Sales tax is decided',
    'The second step of the sign-in is on',
    // In the group of the person who runs the server.
    'The shop has its https address',
  ]);

  const packer = await (await browser.newContext()).newPage();
  await packer.goto(link);
  await packer.getByLabel('Your name').fill('Pat Quinn');
  await packer.getByLabel('New password', { exact: true }).fill(PACKER_PASSWORD);
  await packer.getByLabel('Repeat the new password').fill(PACKER_PASSWORD);
  await packer.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(packer.getByRole('tab')).toHaveText(['Store Management', 'Edit Website', 'Create New Page', 'Products', 'Orders']);
  await expect(packer.getByRole('region', { name: 'Queues' })).toBeHidden();
  await expect(packer.getByRole('region', { name: 'Before you open' })).toBeHidden();
  await packer.goto(`${shop.origin}/admin/activity`);
  await expect(packer.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await packer.context().close();

  await page.getByRole('tab', { name: 'Store Management' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('region', { name: 'Queues' }).getByRole('button', { name: 'Open Queues' }).click();
  const queues = await opened;
  await expect(queues.getByRole('link', { name: /mail/ }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Activity', exact: true }).click();
  const entries = page.getByRole('list', { name: 'Activity' }).getByRole('listitem');
  await expect(entries.first()).toContainText('opened the queue dashboard');
  await page.getByRole('checkbox', { name: 'Sign-ins' }).click();
  await expect(page.getByText('Pat Quinn signed in')).toBeVisible();
  const loggedOut = page.waitForResponse('**/api/admin/logout');
  await page.getByRole('button', { name: 'Logout' }).click();
  await loggedOut;
  await queues.reload();
  await expect(queues.getByRole('heading', { name: 'The queues need a signed-in admin' })).toBeVisible();
  await queues.close();
  // The server's answers that ask for the password and for the second step.
  consoleNoise.splice(0);
});
