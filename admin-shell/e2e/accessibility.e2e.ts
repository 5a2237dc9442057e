import type { Page } from '@playwright/test';
import { byTier, expect, LONG_WORD, outsideTexts, seriousViolations, type Shop, test } from '@shop/browser-testing';
import { cutTitles, openAdmin, showSection, titleOverlapsCloseButton, toast } from './support/admin-journey';
import { placeOrder } from './support/orders-journey';
import { closeDialogs, DIALOGS, OPENED, press, pressInDialog } from './support/admin-dialogs';
import { dialog, edit } from './support/settings-journey';

/** The smallest phone, and 1280 pixels at 400% (WCAG 1.4.10). */
const SMALL_PHONE = { width: 320, height: 568 };
const DESKTOP = { width: 1440, height: 900 };
const BETWEEN = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
];
/** By day the narrowest and the widest window. */
const SIZES = byTier([SMALL_PHONE, DESKTOP], [SMALL_PHONE, ...BETWEEN, DESKTOP]);
/** What changes between two sections; axe checks the frame around it once. */
const PANEL = '[role="tabpanel"] [role="tabpanel"]';

// Names as long as they come, so that every screen and dialog has to wrap them.
test.use({ sharedShop: 'long words', viewport: SMALL_PHONE });
// The longest journeys: each may be played by any worker.
test.describe.configure({ mode: 'parallel' });

/** Runs axe on the smallest phone, because names, roles and colors do not depend on the width; checks the layout at every width. */
async function expectAccessible(page: Page, state: string, selector?: string): Promise<void> {
  await page.setViewportSize(SMALL_PHONE);
  // Axe would measure a running fade-in as low contrast.
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity),
  );
  expect({ state, violations: await seriousViolations(page, selector) }).toEqual({ state, violations: [] });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // Components that measure themselves follow a change of the window a frame later.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${state} at ${size.width} px`)
      .toBe(size.width);
    expect(await outsideTexts(page), `${state} at ${size.width} px`).toEqual([]);
    expect(await titleOverlapsCloseButton(page), `title of ${state} at ${size.width} px`).toBe(false);
    if (size === SMALL_PHONE) await expect.poll(() => cutTitles(page), `titles that ${state} cuts off`).toEqual([]);
  }
}

/** Creates an invoice, a message and an order, so that their lists are not empty. */
async function createRecords(page: Page, shop: Shop): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const invoice = await page.request.post(`/api/invoices`, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      invoice: { clientName: LONG_WORD, clientEmail: 'grace@example.com' },
      items: [{ customProductName: LONG_WORD, quantity: 1, unitPrice: '120' }],
    },
  });
  const message = await page.request.post(`/api/contact`, {
    data: { name: `Noor Haddad-${LONG_WORD}`.slice(0, 120), email: 'noor@example.com', subject: 'artist', message: LONG_WORD },
  });
  expect([invoice.status(), message.status()]).toEqual([201, 201]);
  const { id } = await placeOrder(page, shop, { customerName: LONG_WORD });
  return id;
}

/** The dialogs that appear over input, which would be in the way of all others. */
async function expectAccessibleQuestions(page: Page): Promise<void> {
  await showSection(page, 'settings');
  const payments = await edit(page, 'Getting paid');
  await payments.getByLabel('Venmo').fill('@Second-Start');
  await pressInDialog(page, 'Save');
  await expect(dialog(page, 'Payments will go to another account')).toBeVisible();
  await expectAccessible(page, 'Payments will go to another account', '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Payments will go to another account')).toBeHidden();
  await payments.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Discard changes?')).toBeVisible();
  await expectAccessible(page, 'Discard changes?', '[role="dialog"]');
  await pressInDialog(page, 'Discard');
  await expect(payments).toBeHidden();

  await showSection(page, 'invoices');
  await press(page, /^Edit/);
  await expect(dialog(page, 'Edit Invoice')).toBeVisible();
  const [id] = /[0-9a-f-]{36}/.exec(page.url()) ?? [''];
  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('adminToken'))}` };
  const saved = await page.request.put(`/api/invoices/${id}`, { headers, data: { invoice: { notes: 'Theirs' } } });
  expect(saved.status()).toBe(200);
  await page.getByLabel('Notes').fill('Mine');
  await pressInDialog(page, 'Update Invoice');
  await expect(dialog(page, 'Someone else has changed this invoice')).toBeVisible();
  await expectAccessible(page, 'Someone else has changed this invoice', '[role="dialog"]');
}

test('the sign-in, its errors and every section are accessible', async ({ page, shop, consoleNoise }) => {
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expectAccessible(page, 'login with errors');
  await page.getByLabel('Username').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(toast(page).getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'error toast');
  consoleNoise.splice(0);

  await openAdmin(page);
  await createRecords(page, shop);
  const tabs = page.getByRole('tablist', { name: 'Store Management' }).getByRole('tab');
  for (const tab of await tabs.all()) {
    await tab.click();
    // On the first tab, Today stands above the section.
    await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Loading' })).toHaveCount(0);
    const title = await tab.innerText();
    await expectAccessible(page, title, title === 'Products' ? undefined : PANEL);
  }
});

test('every page of a section is accessible', async ({ page, shop }) => {
  await openAdmin(page);
  const order = await createRecords(page, shop);
  const paths = [
    'products?view=list',
    'products/feeds',
    'settings/pages',
    'messages?view=archive',
    `orders/${order}`,
    'orders/customers?email=noor%40example.com',
    'orders/figures',
    'orders/tax-report',
    'account',
  ];
  for (const path of paths) {
    await showSection(page, path);
    await expect(page.getByRole('region', { name: 'Loading' })).toHaveCount(0);
    await expectAccessible(page, path, path === 'account' ? undefined : PANEL);
  }
  await page.goto('/admin');
  for (const name of ['Edit Website', 'Create New Page']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByText('Coming Soon')).toBeVisible();
    await expectAccessible(page, name);
  }
});

for (const sections of [
  ['products', 'categories', 'artists', 'portfolio'],
  ['invoices', 'messages', 'settings/pages', 'staff', 'account'],
  ['settings'],
]) {
  test(`every dialog of ${sections.join(', ')} is accessible`, async ({ page, shop, consoleNoise }) => {
    await openAdmin(page);
    await createRecords(page, shop);
    let shown = '';
    for (const { section, name, open } of DIALOGS.filter((one) => sections.includes(one.section))) {
      if (section === shown) await closeDialogs(page);
      else await showSection(page, section);
      shown = section;
      await open(page);
      // Only the dialog: the test above covers the screen behind it.
      await expect(page.locator(OPENED).last()).toBeVisible();
      await expectAccessible(page, name, OPENED);
    }
    // The server's answer that asks for the password again.
    expect(consoleNoise.splice(0)).toHaveLength(sections.includes('account') ? 1 : 0);
  });
}

test('the questions that appear over a form are accessible', async ({ page, shop, consoleNoise }) => {
  await openAdmin(page);
  await createRecords(page, shop);
  await expectAccessibleQuestions(page);
  // The server's answer that another admin has saved.
  expect(consoleNoise.splice(0)).toHaveLength(1);
});
