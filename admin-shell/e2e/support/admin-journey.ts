import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { ADMIN } from '../../../backend/scripts/test-shop.mjs';
import { expect } from '../../../storefront/e2e/support/journey';

export { expect, openShop, test, type Shop } from '../../../storefront/e2e/support/journey';

/** Fills the login form that is open. */
export async function fillLogin(page: Page, username = ADMIN.username, password = ADMIN.password): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens a place of the admin ("/admin/invoices") as a signed-in admin. */
export async function openAdmin(page: Page, place = '/admin'): Promise<void> {
  await page.goto(place);
  await fillLogin(page);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
}

/** The toast that is shown, if any. */
export const toast = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });

const GALLERY = fileURLToPath(new URL('../gallery/', import.meta.url));

/** Deploys the remote "gallery", which shows the kit's pieces, beside those the server has: for this page only. */
export async function deployGallery(page: Page): Promise<void> {
  // Read before: a journey may end while the shell asks for it once more.
  const remotes = (await (await page.request.get('/admin/remotes.json')).json()) as object;
  const manifest = { ...remotes, gallery: '/admin/remotes/gallery/remoteEntry.js' };
  await page.route('**/admin/remotes.json', (route) => route.fulfill({ json: manifest }));
  await page.route('**/admin/remotes/gallery/**', async (route) => {
    const file = new URL(route.request().url()).pathname.replace('/admin/remotes/gallery/', '');
    const contentType = file.endsWith('.css') ? 'text/css' : 'text/javascript';
    await route.fulfill({ body: await readFile(join(GALLERY, 'dist', file)), contentType });
  });
}
