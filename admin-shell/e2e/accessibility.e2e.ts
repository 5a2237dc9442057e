import type { Page } from '@playwright/test';
import { seriousViolations } from '../../storefront/e2e/support/seriousViolations';
import { expect, openAdmin, openShop, type Shop, test, toast } from './support/admin-journey';

let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop();
});
test.afterAll(() => shop.stop());

/** A phone, a tablet, a desk. What is open stays open: only the window's size changes. */
const PHONE = { width: 390, height: 844 };
const WIDER = [
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** Names, roles and colours are the same at every width: axe looks at the phone, and at the desk what differs is the room. */
async function expectAccessible(page: Page, place: string, part?: string): Promise<void> {
  await page.setViewportSize(PHONE);
  // Nothing that moves is measured half-way.
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity),
  );
  expect({ place, findings: await seriousViolations(page, part) }).toEqual({ place, findings: [] });
  for (const size of [PHONE, ...WIDER]) {
    await page.setViewportSize(size);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect({ place, width }).toEqual({ place, width: size.width });
  }
}

const press = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first().click();
const pressInDialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').last().getByRole('button', { name }).first().click();

interface Dialog {
  place: string;
  name: string;
  open: (page: Page) => Promise<unknown>;
}

/** Every dialog, question and panel, and the way there. */
const DIALOGS: Dialog[] = [
  { place: 'products', name: 'Create New Product', open: (page) => press(page, 'Add Product') },
  {
    place: 'products',
    name: 'Create New Product in trouble',
    open: async (page) => {
      await press(page, 'Add Product');
      await pressInDialog(page, 'Create Product');
      await expect(page.getByText('Category is required')).toBeVisible();
    },
  },
  {
    place: 'products',
    name: 'Import Product from TikTok',
    open: async (page) => {
      await press(page, 'Add Product');
      await pressInDialog(page, 'Import from TikTok');
      await page.getByText('TikTok does not show the page?').click();
      await expect(page.getByLabel('Page source')).toBeVisible();
    },
  },
  { place: 'products', name: 'Edit Product', open: (page) => press(page, /^Edit /) },
  { place: 'products', name: 'Delete a product', open: (page) => press(page, /^Delete /) },
  {
    place: 'categories',
    name: 'Discard changes?',
    open: async (page) => {
      await press(page, 'Add Category');
      await page.getByLabel('Name').fill('x');
      await pressInDialog(page, 'Cancel');
      await expect(page.getByText('Discard changes?')).toBeVisible();
    },
  },
  { place: 'categories', name: 'Edit Category', open: (page) => press(page, /^Edit /) },
  { place: 'artists', name: 'Create New Artist', open: (page) => press(page, 'Add Artist') },
  { place: 'artists', name: 'Edit Artist', open: (page) => press(page, /^Edit /) },
  {
    place: 'portfolio',
    name: 'Edit Description',
    open: (page) => page.getByRole('button', { name: 'Edit description' }).first().press('Enter'),
  },
  {
    place: 'portfolio',
    name: 'Delete media',
    open: (page) => page.getByRole('button', { name: 'Delete media' }).first().press('Enter'),
  },
  { place: 'invoices', name: 'Create New Invoice', open: (page) => press(page, 'Create Invoice') },
  { place: 'invoices', name: 'Edit Invoice', open: (page) => press(page, /^Edit/) },
  { place: 'invoices', name: 'View', open: (page) => press(page, /^View/) },
  { place: 'invoices', name: 'Send Invoice', open: (page) => press(page, /^Send/) },
  { place: 'messages', name: 'A message', open: (page) => press(page, /^Noor Haddad/) },
];

/** Where a table row leads: a dialog, the panel of a portfolio item, or the list of messages. */
const OPENED = '[role="dialog"], fieldset.portfolio-panel, ul[aria-label="Messages"]';

/** An invoice and a message, so that their lists hold something. */
async function fill(page: Page): Promise<void> {
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

test('no screen and no failure keeps anybody out', async ({ page, consoleNoise }) => {
  test.setTimeout(180_000);
  await page.goto(`${shop.origin}/admin/login`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expectAccessible(page, 'login in trouble');
  await page.getByLabel('Username').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(toast(page).getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'failure toast');
  consoleNoise.splice(0);

  await openAdmin(page, `${shop.origin}/admin`);
  await fill(page);
  const tabs = page.getByRole('tablist', { name: 'Store Management' }).getByRole('tab');
  for (const tab of await tabs.all()) {
    await tab.click();
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Loading' })).toHaveCount(0);
    await expectAccessible(page, await tab.innerText());
  }
  for (const name of ['Edit Website', 'Create New Page']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByText('Coming Soon')).toBeVisible();
    await expectAccessible(page, name);
  }
});

test('no dialog keeps anybody out', async ({ page }) => {
  test.setTimeout(240_000);
  await openAdmin(page, `${shop.origin}/admin`);
  await fill(page);
  for (const { place, name, open } of DIALOGS) {
    await page.goto(`${shop.origin}/admin/${place}`);
    await open(page);
    // What lies behind a dialog has been looked at as a screen.
    await expect(page.locator(OPENED).last()).toBeVisible();
    await expectAccessible(page, name, OPENED);
  }
});
