import type { Page } from '@playwright/test';
import { expect, openShop, seriousViolations, type Shop, test } from '@shop/browser-testing';
import { cutTitles, openAdmin, showSection, titleOverlapsCloseButton, toast } from './support/admin-journey';

let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop();
});
test.afterAll(() => shop.stop());

/** The smallest phone, and 1280 pixels at 400% (WCAG 1.4.10). */
const SMALL_PHONE = { width: 320, height: 568 };
const PHONE = { width: 390, height: 844 };
const OTHER_SIZES = [SMALL_PHONE, { width: 768, height: 1024 }, { width: 1440, height: 900 }];

/** Runs axe on the phone, because names, roles and colors do not depend on the width; checks the layout at every width. */
async function expectAccessible(page: Page, state: string, selector?: string): Promise<void> {
  await page.setViewportSize(PHONE);
  // Axe would measure a running fade-in as low contrast.
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity),
  );
  expect({ state, violations: await seriousViolations(page, selector) }).toEqual({ state, violations: [] });
  for (const size of [PHONE, ...OTHER_SIZES]) {
    await page.setViewportSize(size);
    // Components that measure themselves follow a change of the window a frame later.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${state} at ${size.width} px`)
      .toBe(size.width);
    expect(await titleOverlapsCloseButton(page), `title of ${state} at ${size.width} px`).toBe(false);
    if (size === SMALL_PHONE) await expect.poll(() => cutTitles(page), `titles that ${state} cuts off`).toEqual([]);
  }
}

const press = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first().click();
const pressInDialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').last().getByRole('button', { name }).first().click();

interface Dialog {
  /** Path below /admin. */
  section: string;
  name: string;
  open: (page: Page) => Promise<unknown>;
}

/** Every dialog, confirmation and panel, and how to open it. */
const DIALOGS: Dialog[] = [
  { section: 'products', name: 'Create New Product', open: (page) => press(page, 'Add Product') },
  {
    section: 'products',
    name: 'Create New Product with errors',
    open: async (page) => {
      await press(page, 'Add Product');
      await pressInDialog(page, 'Create Product');
      await expect(page.getByText('Category is required')).toBeVisible();
    },
  },
  {
    section: 'products',
    name: 'Import Product from TikTok',
    open: async (page) => {
      await press(page, 'Add Product');
      await pressInDialog(page, 'Import from TikTok');
      await page.getByText('TikTok does not show the page?').click();
      await expect(page.getByLabel('Page source')).toBeVisible();
    },
  },
  { section: 'products', name: 'Edit Product', open: (page) => press(page, /^Edit /) },
  { section: 'products', name: 'Delete a product', open: (page) => press(page, /^Delete /) },
  { section: 'categories', name: 'Edit Category', open: (page) => press(page, /^Edit /) },
  { section: 'artists', name: 'Create New Artist', open: (page) => press(page, 'Add Artist') },
  { section: 'artists', name: 'Edit Artist', open: (page) => press(page, /^Edit /) },
  {
    section: 'portfolio',
    name: 'Edit Description',
    open: (page) => page.getByRole('button', { name: 'Edit description' }).first().press('Enter'),
  },
  {
    section: 'portfolio',
    name: 'Delete media',
    open: (page) => page.getByRole('button', { name: 'Delete media' }).first().press('Enter'),
  },
  { section: 'invoices', name: 'Create New Invoice', open: (page) => press(page, 'Create Invoice') },
  { section: 'invoices', name: 'Edit Invoice', open: (page) => press(page, /^Edit/) },
  { section: 'invoices', name: 'View', open: (page) => press(page, /^View/) },
  { section: 'invoices', name: 'Send Invoice', open: (page) => press(page, /^Send/) },
  { section: 'invoices', name: 'Mark paid', open: (page) => press(page, /^Mark paid/) },
  { section: 'invoices', name: 'Duplicate', open: (page) => press(page, /^Duplicate/) },
  { section: 'messages', name: 'A message', open: (page) => press(page, /^Noor Haddad/) },
  { section: 'settings', name: 'Getting paid', open: (page) => press(page, 'Edit Getting paid') },
  { section: 'settings/pages', name: 'A page', open: (page) => press(page, 'Edit Returns') },
  { section: 'staff', name: 'Invite', open: (page) => press(page, 'Invite') },
  { section: 'staff', name: 'An account', open: (page) => press(page, /^Manage/) },
  { section: 'account', name: 'Enter your password again', open: (page) => press(page, 'Set up') },
  // The last one, because its changes would be in the way of the next.
  {
    section: 'categories',
    name: 'Discard changes?',
    open: async (page) => {
      // The question for the password belongs to no section, and so is still there.
      await page.reload();
      await press(page, 'Add Category');
      await page.getByLabel('Name').fill('x');
      await pressInDialog(page, 'Cancel');
      await expect(page.getByText('Discard changes?')).toBeVisible();
    },
  },
];

/** What the entries of DIALOGS open: a dialog, the panel of a portfolio item, or the list of messages. */
const OPENED = '[role="dialog"], ul[aria-label="Portfolio media"] fieldset, ul[aria-label="Messages"]';

/** Creates an invoice and a message, so that their lists are not empty. */
async function createRecords(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const invoice = await page.request.post(`${shop.origin}/api/invoices`, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      invoice: { clientName: 'Grace Hall', clientEmail: 'grace@example.com' },
      items: [{ customProductName: 'Mural', quantity: 1, unitPrice: '120' }],
    },
  });
  const message = await page.request.post(`${shop.origin}/api/contact`, {
    data: { name: 'Noor Haddad', email: 'noor@example.com', subject: 'artist', message: 'I would like to draw for you.' },
  });
  expect([invoice.status(), message.status()]).toEqual([201, 201]);
}

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

test('every screen and every error state is accessible', async ({ page, consoleNoise }) => {
  test.setTimeout(180_000);
  await page.goto(`${shop.origin}/admin/login`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expectAccessible(page, 'login with errors');
  await page.getByLabel('Username').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(toast(page).getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'error toast');
  consoleNoise.splice(0);

  await openAdmin(page, `${shop.origin}/admin`);
  await createRecords(page);
  const tabs = page.getByRole('tablist', { name: 'Store Management' }).getByRole('tab');
  for (const tab of await tabs.all()) {
    await tab.click();
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Loading' })).toHaveCount(0);
    await expectAccessible(page, await tab.innerText());
  }
  for (const path of ['products?view=list', 'orders/figures', 'settings/pages', 'account', 'messages?view=archive']) {
    await showSection(page, path);
    await expect(page.getByRole('region', { name: 'Loading' })).toHaveCount(0);
    await expectAccessible(page, path);
  }
  await page.goto(`${shop.origin}/admin`);
  for (const name of ['Edit Website', 'Create New Page']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByText('Coming Soon')).toBeVisible();
    await expectAccessible(page, name);
  }
});

test('every dialog is accessible', async ({ page, consoleNoise }) => {
  test.setTimeout(240_000);
  await openAdmin(page, `${shop.origin}/admin`);
  await createRecords(page);
  for (const { section, name, open } of DIALOGS) {
    // A section that is shown again would keep what is open in it.
    for (const shown of ['activity', section]) await showSection(page, shown);
    await open(page);
    // Only the dialog: the test above covers the screen behind it.
    await expect(page.locator(OPENED).last()).toBeVisible();
    await expectAccessible(page, name, OPENED);
  }
  // The server's answer that asks for the password again.
  expect(consoleNoise.splice(0)).toHaveLength(1);
});
