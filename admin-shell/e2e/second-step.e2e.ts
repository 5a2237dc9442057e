import type { Page } from '@playwright/test';
import { ADMIN } from '@shop/browser-testing/backend';
import { expect, seriousViolations, test } from '@shop/browser-testing';
import { Secret, TOTP } from 'otpauth';
import { fillLogin, openAdmin, toast } from './support/admin-journey';

// Passkeys belong to a name: an address such as 127.0.0.1 cannot have any.
test.use({ baseURL: async ({ shop }, provide) => provide(shop.origin.replace('127.0.0.1', 'localhost')) });

/** Chromium's virtual authenticator, which answers without a person. */
async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function confirmPassword(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Enter your password again' });
  await dialog.getByLabel('Password').fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

const signOut = (page: Page) => page.getByRole('button', { name: 'Logout' }).click();

test('an admin turns on codes and a passkey, signs in with each of them, and turns them off', async ({ page, consoleNoise }) => {
  test.slow();
  await addAuthenticator(page);
  await openAdmin(page, '/admin/account');
  await page.getByRole('button', { name: 'Set up' }).click();
  await confirmPassword(page);
  const setup = page.getByRole('dialog', { name: 'Set up the authenticator app' });
  const key = (await setup.locator('code').innerText()).replaceAll(' ', '');
  expect(await seriousViolations(page)).toEqual([]);
  const totp = new TOTP({ secret: Secret.fromBase32(key) });
  await setup.getByLabel(/6-digit code/).fill(totp.generate());
  await setup.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  const recoveryCode = await codes.getByRole('listitem').first().innerText();
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByRole('dialog', { name: 'Add passkey' }).getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('This device');
  expect(await seriousViolations(page)).toEqual([]);

  await signOut(page);
  await fillLogin(page);
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByLabel('Enter the 6-digit code from your app').fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('The code is not correct')).toBeVisible();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Enter one of your recovery codes').fill(recoveryCode);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page)).toHaveText(/Login successful\s*Welcome to the admin dashboard/);

  await signOut(page);
  await fillLogin(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('button', { name: 'Use passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();

  await page.goto('/admin/account');
  await expect(page.getByText('9 of 10 are unused.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Remove This device' }).click();
  const confirm = page.getByRole('dialog', { name: 'Enter your password again' });
  await expect(confirm.getByRole('button', { name: 'Use a passkey instead' })).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  await confirm.getByRole('button', { name: 'Use a passkey instead' }).click();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(toast(page)).toContainText('Authenticator app removed');
  await signOut(page);
  await fillLogin(page);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  consoleNoise.splice(0);
});
