import { ADMIN } from '@shop/browser-testing/backend';
import { expect, test } from '@shop/browser-testing';
import { fillLogin, openAdmin, toast } from './support/admin-journey';

const stored = () => ({ token: localStorage.getItem('adminToken'), user: localStorage.getItem('adminUser') });

test('the dashboard needs a login, shows counts and tabs in their order, and a logout ends the session on the server too', async ({
  page,
  consoleNoise,
}) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect(page.getByText('Sign in to access the admin dashboard')).toBeVisible();

  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();

  await fillLogin(page, ADMIN.username, 'wrong');
  await expect(toast(page)).toHaveText(/Login failed\s*Invalid credentials/);
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(consoleNoise.splice(0)).toEqual([expect.stringContaining('401')]);

  await fillLogin(page);
  await expect(page).toHaveURL(/\/admin$/);
  await expect(toast(page)).toHaveText(/Login successful\s*Welcome to the admin dashboard/);
  await expect(page.getByText(`Welcome back, ${ADMIN.username}! Manage your store from here.`)).toBeVisible();
  const session = await page.evaluate(stored);
  expect(session.token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(JSON.parse(session.user ?? '')).toMatchObject({ username: ADMIN.username, isAdmin: true });

  const counts = page.getByRole('list', { name: 'Store at a glance' });
  for (const text of ['Total Products', 'Active products', 'Categories', 'Product categories', 'Artists', 'Featured artists']) {
    await expect(counts.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(counts.getByRole('listitem')).toContainText([
    'Total Products',
    'Categories',
    'Artists',
    'Money Today',
    'To Confirm',
    'To Ship',
    'Low Stock',
  ]);
  await expect(page.getByRole('tab')).toHaveText([
    'Store Management',
    'Edit Website',
    'Create New Page',
    'Products',
    'Categories',
    'Artists',
    /'s Portfolio$/,
    'Invoices',
    'Orders',
    'Messages',
    'Artist Ledger',
    'Media',
    'Settings',
    'Staff',
    'Activity',
  ]);
  await page.getByRole('tab', { name: 'Edit Website' }).click();
  await expect(page.getByText('Website Editor Coming Soon')).toBeVisible();
  await page.getByRole('tab', { name: 'Create New Page' }).click();
  await expect(page.getByText('Page Creator Coming Soon')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Page Creator Coming Soon')).toBeVisible();

  const loggedOut = page.waitForResponse('**/api/admin/logout');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect((await loggedOut).status()).toBe(200);
  expect(await page.evaluate(stored)).toEqual({ token: null, user: null });
  const again = await page.request.get('/api/admin/me', { headers: { authorization: `Bearer ${session.token}` } });
  expect(again.status()).toBe(401);
  await fillLogin(page);
  await expect(page).toHaveURL(/\/admin$/);
});

test('arrow keys move the focus along the tabs and Enter selects; the tab bar scrolls on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAdmin(page, '/admin/products');
  const tab = (name: string | RegExp) => page.getByRole('tab', { name, exact: true });
  await tab('Products').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab('Activity')).toBeFocused();
  await expect(tab('Activity')).toBeInViewport({ ratio: 1 });
  await page.addStyleTag({ content: '[role="tab"] { letter-spacing: 1px; }' });
  await expect.poll(() => tab('Activity').evaluate((button) => getComputedStyle(button).letterSpacing)).toBe('1px');
  await expect(tab('Activity')).toBeInViewport({ ratio: 1 });
  await expect(tab('Products')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/activity$/);
  await expect(page.getByRole('tabpanel', { name: 'Activity' })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(tab('Products')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\/admin\/categories$/);
  await expect(page.getByRole('tablist', { name: 'Store Management' }).locator('[tabindex="0"]')).toHaveText('Categories');
});

test('after the login, a deep link and an ended or unreadable session return to their page, in any case of the address', async ({
  page,
  consoleNoise,
}) => {
  await page.goto('/admin/invoices');
  await fillLogin(page);
  await expect(page).toHaveURL(/\/admin\/invoices$/);
  await expect(page.getByRole('tab', { name: 'Invoices' })).toHaveAttribute('aria-selected', 'true');

  await page.evaluate(() => localStorage.setItem('adminToken', 'ended'));
  await page.reload();
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await page.evaluate(stored)).toEqual({ token: null, user: null });
  await fillLogin(page);
  await expect(page).toHaveURL(/\/admin\/invoices$/);
  const noise = consoleNoise.splice(0);
  expect(noise.filter((line) => !line.includes('401'))).toEqual([]);

  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/admin/me', async (route) => {
    await released;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByText('Loading...')).toBeVisible();
  release();
  await expect(page.getByRole('link', { name: 'View Site' })).toHaveAttribute('href', '/');
  await page.unroute('**/api/admin/me');

  // An open admin could read it before the page is left, and its message would be lost.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('adminUser', '{broken'));
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await page.evaluate(stored)).toEqual({ token: null, user: null });
  expect(consoleNoise.splice(0)).toEqual([expect.stringContaining('Error parsing stored user data')]);

  await page.goto('/ADMIN/Login?from=mail');
  await expect(page).toHaveURL(/\/admin\/Login\?from=mail$/);
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await fillLogin(page);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await page.goto('/Admin');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await page.goto('/admin/Invoices');
  await expect(page.getByRole('tab', { name: 'Invoices' })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/admin/nothing-here');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await expect(page.getByRole('tab', { name: 'Products' })).toHaveAttribute('aria-selected', 'true');
});
