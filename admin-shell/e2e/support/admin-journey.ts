import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { ADMIN } from '@shop/browser-testing/backend';
import { expect } from '@shop/browser-testing';

/** Fills in and submits the login form. */
export async function fillLogin(page: Page, username = ADMIN.username, password = ADMIN.password): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/**
 * Opens a URL of the admin with a session that the API started. The login screen has journeys of its own; loading it before
 * every other journey would double the cost of opening the admin.
 */
export async function openAdmin(page: Page, url = '/admin', username = ADMIN.username): Promise<void> {
  const origin = URL.canParse(url) ? new URL(url).origin : '';
  const login = await page.request.post(`${origin}/api/admin/login`, { data: { ...ADMIN, username } });
  expect(login.status()).toBe(200);
  // Any document of the shop's origin can write its storage.
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(
    ({ token, user }) => {
      localStorage.setItem('adminToken', token);
      localStorage.setItem('adminUser', JSON.stringify(user));
    },
    (await login.json()) as { token: string; user: unknown },
  );
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
}

/** Answers for ten minutes what would ask for the password again. Resolves with the status of the request. */
export const confirmIdentity = (page: Page): Promise<number> =>
  page.evaluate(
    (password) =>
      fetch('/api/admin/me/confirm', {
        method: 'POST',
        headers: { authorization: `Bearer ${localStorage.getItem('adminToken')}`, 'content-type': 'application/json' },
        body: JSON.stringify({ password }),
      }).then(({ status }) => status),
    ADMIN.password,
  );

/** Shows a path below /admin as the back button does: loading the admin again costs seconds. */
export async function showSection(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    window.history.pushState({}, '', target);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, `/admin/${path}`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
}

/** The titles of the page and of its cards that do not fit their place. */
export const cutTitles = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('h1, h2, .ant-card-head-title')
    .evaluateAll((titles) =>
      titles.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
    );

/** Whether the title of the topmost dialog overlaps its close button. */
export const titleOverlapsCloseButton = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const dialog = [...document.querySelectorAll('.ant-modal')].findLast((one) => one.checkVisibility());
    const [title, close] = [dialog?.querySelector('.ant-modal-title'), dialog?.querySelector('.ant-modal-close')];
    if (!title || !close) return false;
    const text = document.createRange();
    text.selectNodeContents(title);
    const button = close.getBoundingClientRect();
    return [...text.getClientRects()].some(({ right, top }) => right > button.left && top < button.bottom);
  });

/** The toast region; empty without a toast. */
export const toast = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });

const GALLERY = fileURLToPath(new URL('../gallery/', import.meta.url));

/** Adds the gallery remote to the server's remotes, for this page only. */
export async function deployGallery(page: Page): Promise<void> {
  // Fetched before the route is set up: a journey may end while the shell requests the manifest again.
  const remotes = (await (await page.request.get('/admin/remotes.json')).json()) as object;
  const manifest = { ...remotes, gallery: '/admin/remotes/gallery/remoteEntry.js' };
  await page.route('**/admin/remotes.json', (route) => route.fulfill({ json: manifest }));
  await page.route('**/admin/remotes/gallery/**', async (route) => {
    const file = new URL(route.request().url()).pathname.replace('/admin/remotes/gallery/', '');
    const contentType = file.endsWith('.css') ? 'text/css' : 'text/javascript';
    await route.fulfill({ body: await readFile(join(GALLERY, 'dist', file)), contentType });
  });
}
