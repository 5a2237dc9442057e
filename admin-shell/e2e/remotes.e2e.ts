import type { Route } from '@playwright/test';
import { expect, test } from '@shop/browser-testing';
import { deployGallery, openAdmin } from './support/admin-journey';

test('a new remote gets a tab without a new shell; its paths survive reload and Back', async ({ page, consoleNoise }) => {
  await deployGallery(page);
  await openAdmin(page);
  await page.getByRole('tab', { name: 'Gallery' }).click();
  await page.getByRole('link', { name: 'Thing 7' }).click();
  await expect(page).toHaveURL(/\/admin\/gallery\/things\/7$/);
  await page.reload();
  await expect(page.getByText('This is thing 7')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Gallery' })).toBeVisible();
  consoleNoise.splice(0);
});

test('a section that throws is unavailable in its own tab only', async ({ page, consoleNoise }) => {
  await deployGallery(page);
  await openAdmin(page, '/admin/gallery/things/broken');
  await expect(page.getByText('Gallery is unavailable')).toBeVisible();
  await page.getByRole('tab', { name: 'Invoices' }).click();
  await expect(page.getByText('is unavailable')).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Invoices' })).toHaveAttribute('aria-selected', 'true');
  consoleNoise.splice(0);
});

const FAILURES = {
  'is missing': (route: Route) => route.fulfill({ status: 404 }),
  throws: (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken remote")' }),
} as const;

for (const [failure, respond] of Object.entries(FAILURES)) {
  test(`a remote that ${failure} does not affect the shell and other remotes, and Retry loads it`, async ({
    page,
    consoleNoise,
  }) => {
    await page.route('**/admin/remotes/invoices/remoteEntry.js*', respond);
    await openAdmin(page, '/admin/invoices');
    await expect(page.getByText('Invoices is unavailable')).toBeVisible();
    await page.getByRole('tab', { name: 'Products' }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByText('is unavailable')).toBeHidden();
    await page.getByRole('tab', { name: 'Invoices' }).click();
    await expect(page.getByText('Invoices is unavailable')).toBeVisible();
    await page.unroute('**/admin/remotes/invoices/remoteEntry.js*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('is unavailable')).toBeHidden();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    consoleNoise.splice(0);
  });
}

test('a remote that never responds times out after ten seconds', async ({ page, consoleNoise }) => {
  await page.route('**/admin/remotes/invoices/remoteEntry.js*', () => undefined);
  await openAdmin(page, '/admin/invoices');
  await expect(page.getByText('Invoices is unavailable')).toBeVisible({ timeout: 15_000 });
  await page.getByRole('tab', { name: 'Products' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  consoleNoise.splice(0);
});
