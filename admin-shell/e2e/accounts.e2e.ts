import { ADMIN } from '@shop/browser-testing/backend';
import { expect, seriousViolations, test } from '@shop/browser-testing';
import { fillLogin, openAdmin, toast } from './support/admin-journey';

const PASSWORD = 'amber harbor 77 thistle';

test('an owner invites a packer, who chooses a password, sees only what a packer may, and is disabled', async ({
  page,
  browser,
  consoleNoise,
}) => {
  await openAdmin(page, '/admin/staff');
  await page.getByRole('button', { name: 'Invite' }).click();
  const invite = page.getByRole('dialog', { name: 'Invite' });
  await invite.getByLabel('Username').fill('pat');
  await invite.getByRole('radio', { name: /Packer/ }).check();
  await invite.getByRole('button', { name: 'Create link' }).click();
  const confirm = page.getByRole('dialog', { name: 'Enter your password again' });
  await confirm.getByLabel('Password').fill(ADMIN.password);
  await confirm.getByRole('button', { name: 'Continue' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('list', { name: 'Open invitations' })).toContainText('pat');

  const context = await browser.newContext();
  const packer = await context.newPage();
  await packer.goto(link);
  await packer.getByLabel('Your name').fill('Pat Quinn');
  await packer.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await packer.getByLabel('Repeat the new password').fill(PASSWORD);
  await packer.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(packer.getByRole('tab')).toHaveText(['Store Management', 'Edit Website', 'Create New Page', 'Products', 'Orders']);
  await expect(packer.getByText('Money Today')).toBeHidden();
  await packer.getByRole('tab', { name: 'Orders' }).click();
  await expect(packer.getByRole('button', { name: 'Refresh' })).toBeVisible();
  await expect(packer.getByRole('link', { name: 'Figures' })).toHaveCount(0);
  await packer.goto('/admin/staff');
  await expect(packer.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();

  await page.reload();
  const manage = page.getByRole('button', { name: 'Manage pat' });
  const account = page.getByRole('dialog', { name: 'Pat Quinn' });
  await manage.click();
  // A dialog hears the key once the focus is in it.
  await expect(account.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(account).toBeHidden();
  await expect(manage).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(account.getByRole('radio', { name: /Packer/ })).toBeChecked();
  expect(await seriousViolations(page)).toEqual([]);
  await account.getByRole('button', { name: 'Disable account' }).click();
  await expect(toast(page)).toContainText('Account disabled and signed out');
  await packer.reload();
  await expect(packer).toHaveURL(/\/admin\/login$/);
  await fillLogin(packer, 'pat', PASSWORD);
  await expect(toast(packer)).toContainText('Invalid credentials');
  await context.close();
  consoleNoise.splice(0);
});
