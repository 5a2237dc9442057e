import { expect, seriousViolations } from '@shop/browser-testing';
import { openAdmin } from '../support/admin-journey';
import { test } from '../support/catalog-journey';

test('categories that are on their way, or failed to arrive, are not called missing', async ({ page, consoleNoise }) => {
  const lists = '**/api/admin/categories';
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(lists, async (route) => {
    await arrival;
    await route.fulfill({ status: 500, json: { message: 'Broken' } });
  });
  await openAdmin(page, '/admin/products');
  await page
    .getByRole('button', { name: /^Edit .*Hoodie/ })
    .first()
    .click();
  const category = page.getByRole('combobox', { name: 'Category' });
  const shown = page.getByRole('dialog', { name: 'Edit Product' }).locator('.ant-select').filter({ has: category });
  await expect(shown).toContainText('Loading...');
  arrive();
  await expect(shown).toContainText('Failed to fetch categories', { timeout: 20_000 });
  expect(await seriousViolations(page, '[role="dialog"]')).toEqual([]);
  await page.unroute(lists);
  await category.click();
  await expect(shown).toContainText('Hoodies');
  expect(consoleNoise.splice(0).every((line) => line.includes('500'))).toBe(true);
});
