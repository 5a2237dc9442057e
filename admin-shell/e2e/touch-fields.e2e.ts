import type { Page } from '@playwright/test';
import { expect, test } from '@shop/browser-testing';
import { openAdmin, showSection } from './support/admin-journey';
import { press } from './support/admin-dialogs';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Fields that make iOS zoom into the page: below 16 pixels. */
async function smallFields(page: Page): Promise<string[]> {
  const read = () =>
    page.locator('input:visible, select:visible, textarea:visible').evaluateAll((all) =>
      all.map((field) => ({
        name: field.getAttribute('aria-label') ?? field.id,
        size: Number.parseFloat(getComputedStyle(field).fontSize),
      })),
    );
  // A list that arrives in between replaces the fields of its filters.
  await expect.poll(async () => (await read()).length).toBeGreaterThan(0);
  const fields = await read();
  return fields.filter(({ size }) => size < 16).map(({ name, size }) => `${name} ${size}`);
}

test('no field of the admin makes iOS zoom', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(await smallFields(page)).toEqual([]);
  await openAdmin(page);
  for (const section of ['products', 'orders', 'messages', 'activity', 'account']) {
    await showSection(page, section);
    await expect(page.getByRole('region', { name: 'Loading' })).toHaveCount(0);
    await expect(page.locator('input:visible').first()).toBeVisible();
    expect(await smallFields(page), section).toEqual([]);
  }
  for (const [section, button] of [
    ['products', 'Add Product'],
    ['invoices', 'Create Invoice'],
    ['settings', 'Edit Contact and hours'],
  ] as const) {
    await showSection(page, section);
    await press(page, button);
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('input:visible').first()).toBeVisible();
    expect(await smallFields(page), button).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
