import type { Locator } from '@playwright/test';
import { expect, expectAccessible, openShop, type Shop, test } from '@shop/browser-testing';
import { openAdmin, toast } from './support/admin-journey';
import { dialog, edit, save } from './support/settings-journey';

let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop();
});
test.afterEach(({ page }) => page.close());
test.afterAll(() => shop.stop());

async function choose(form: Locator, label: string, typed: string, option: string): Promise<void> {
  await form.getByRole('combobox', { name: label }).fill(typed);
  await form.page().getByTitle(option).last().click();
}

test('staff set a shipping rate and a tax rule, try a ZIP code, and switch both on', async ({ page }) => {
  await openAdmin(page, `${shop.origin}/admin/settings`);
  await page.getByRole('button', { name: 'Add shipping rate' }).click();
  const rate = dialog(page, 'Add shipping rate');
  await rate.getByLabel('Name').fill('Standard');
  await rate.getByLabel('Price').fill('6');
  await rate.getByLabel('Free from').fill('75');
  await rate.getByRole('button', { name: 'Save' }).click();
  await expect(rate).toBeHidden();
  await expect(toast(page)).toContainText('Shipping rate saved successfully');

  await page.getByRole('button', { name: 'Add tax rule' }).click();
  const rule = dialog(page, 'Add tax rule');
  await rule.getByLabel('Authority').fill('Massachusetts');
  await choose(rule, 'State', 'massach', 'Massachusetts (MA)');
  await rule.getByLabel('Rate').fill('6.25');
  await rule.getByRole('combobox', { name: 'Clothing' }).click();
  await page.getByTitle('Taxed only on what a piece costs above a limit').last().click();
  await rule.getByLabel('Limit of one piece').fill('175');
  await rule.getByRole('button', { name: 'Save' }).click();
  await expect(rule).toBeHidden();
  await expect(page.getByRole('list', { name: 'Tax rules of Massachusetts' })).toContainText('Clothing is taxed above $175.00');

  const trial = page.getByRole('region', { name: 'Try a ZIP code' });
  await choose(trial, 'State', 'massach', 'Massachusetts (MA)');
  await trial.getByLabel('ZIP code').fill('02108');
  await trial.getByLabel('Price of one piece').fill('200');
  await trial.getByRole('button', { name: 'Try' }).click();
  await expect(trial.getByRole('row', { name: 'Massachusetts 6.25% $25.00 $1.56' })).toBeVisible();
  await expectAccessible(page, 'the settings with a rate, a rule and a trial');

  for (const [card, label, option] of [
    ['Shipping prices', 'Shipping', 'By shipping rates'],
    ['Sales tax', 'Sales tax', 'By tax rules'],
  ] as const) {
    const form = await edit(page, card);
    await form.getByRole('combobox', { name: label }).press('ArrowDown');
    await page.getByTitle(option).last().click();
    await save(page, form);
  }
  const rates = (await (await page.request.get(`${shop.origin}/api/shipping-rates`)).json()) as object[];
  expect(rates).toMatchObject([{ name: 'Standard', amount: '6.00', freeFrom: '75.00' }]);
});
