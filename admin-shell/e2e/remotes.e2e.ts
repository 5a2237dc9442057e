import type { Page, Route } from '@playwright/test';
import { expect, test } from '@shop/browser-testing';
import { deployGallery, openAdmin } from './support/admin-journey';

const FAILURES = {
  'is missing': (route: Route) => route.fulfill({ status: 404 }),
  throws: (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken remote")' }),
  'never responds': () => undefined,
} as const;
const REMOTES = { 'is missing': 'invoices', throws: 'portfolio', 'never responds': 'media' } as const;
const TABS = { 'is missing': /^Invoices$/, throws: /Portfolio$/, 'never responds': /^Media$/ } as const;

const entryOf = (remote: string): string => `**/admin/remotes/${remote}/remoteEntry.js*`;
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });

test('a new remote gets a tab without a new shell; its paths survive reload and Back, and its errors stay in its tab', async ({
  page,
  consoleNoise,
}) => {
  await deployGallery(page);
  await openAdmin(page);
  await tab(page, 'Gallery').click();
  await page.getByRole('link', { name: 'Thing 7' }).click();
  await expect(page).toHaveURL(/\/admin\/gallery\/things\/7$/);
  await page.reload();
  await expect(page.getByText('This is thing 7')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Gallery' })).toBeVisible();

  await page.goto('/admin/gallery/things/broken');
  await expect(page.getByText('Gallery is unavailable')).toBeVisible();
  await tab(page, 'Invoices').click();
  await expect(page.getByText('is unavailable')).toBeHidden();
  await expect(tab(page, 'Invoices')).toHaveAttribute('aria-selected', 'true');
  consoleNoise.splice(0);
});

test('a remote that is missing, throws or never responds affects no other, and Retry loads it', async ({
  page,
  consoleNoise,
}) => {
  const kinds = Object.keys(FAILURES) as (keyof typeof FAILURES)[];
  for (const kind of kinds) await page.route(entryOf(REMOTES[kind]), FAILURES[kind]);
  await openAdmin(page, '/admin/media');
  for (const kind of kinds) {
    await tab(page, TABS[kind]).click();
    // The one that never responds may still arrive.
    const notice = kind === 'never responds' ? 'is still loading' : 'is unavailable';
    await expect(page.getByText(notice)).toBeVisible({ timeout: 15_000 });
    await tab(page, 'Products').click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByText('is unavailable')).toBeHidden();
  }
  for (const kind of ['is missing', 'throws'] as const) {
    await tab(page, TABS[kind]).click();
    await expect(page.getByText('is unavailable')).toBeVisible();
    await page.unroute(entryOf(REMOTES[kind]));
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('is unavailable')).toBeHidden();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  }
  consoleNoise.splice(0);
});
