import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '@shop/browser-testing';
import { openAdmin, showSection } from '../support/admin-journey';
import { books, figuresTable, givenSales, moveSalesAway, rowsOf, rowsOfCsv } from '../support/figures-journey';
import { expectAccessible } from '../support/orders-journey';

test.beforeEach(({ shop }) => moveSalesAway(shop));

const net = (page: Page) => page.getByRole('region', { name: 'Net' });

test('the figures equal the books, by method, product and day, and the CSV equals the table', async ({
  page,
  shop,
  consoleNoise,
}) => {
  await openAdmin(page, '/admin');
  await givenSales(page, shop);
  await page.route('**/draw-chart*', (route) => route.abort());
  await page.getByRole('link', { name: 'Money Today' }).click();
  await expect(page.getByText('The charts could not be loaded.')).toBeVisible();
  await expect(figuresTable(page).locator('tbody tr')).toHaveCount(1);
  await page.getByRole('tab', { name: 'Orders' }).click();
  await page.getByRole('link', { name: 'Figures' }).press('Enter');
  await expect(page).toHaveURL(/\/orders\/figures$/);
  await expect(figuresTable(page)).toContainText('Nothing on these');
  consoleNoise.splice(0);
  await page.unroute('**/draw-chart*');
  await page.goto('/admin/orders/figures?by=method&compare=none');
  await expect(figuresTable(page)).toBeVisible();
  const canvas = net(page).locator('canvas');
  await expect.poll(() => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL().length)).toBeGreaterThan(2_000);
  await expectAccessible(page);
  const named = `case payment_method when 'zelle' then 'Zelle' when 'venmo' then 'Venmo' end`;
  const total = await books(shop, `'Total'`);
  expect(total[0]?.[4]).toBe(3);
  expect(await rowsOf(figuresTable(page).locator('tbody tr'))).toEqual(await books(shop, named));
  expect(await rowsOf(figuresTable(page).locator('tfoot tr'))).toEqual(total);

  await page.getByRole('radiogroup', { name: 'Group by' }).getByText('Product').click();
  await expect(page).toHaveURL(/by=product/);
  await expect(figuresTable(page).getByRole('columnheader').first()).toHaveText('Product');
  const ofProduct = `(select string_agg(product_name, '') from order_items where order_id = o.id)`;
  expect(await rowsOf(figuresTable(page).locator('tbody tr'))).toEqual(await books(shop, ofProduct));
  await page.getByRole('checkbox', { name: 'Compare' }).click();
  await expect(figuresTable(page)).toContainText('before: ');
  const rows = await rowsOf(figuresTable(page).locator(':is(tbody, tfoot) tr'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('figures.csv');
  expect(rowsOfCsv(await readFile(await file.path(), 'utf8'))).toEqual(rows);

  await expectAccessible(page);

  await showSection(page, 'orders/figures?compare=none');
  await expect(figuresTable(page)).toContainText('Nothing on these');
  const days = await rowsOf(figuresTable(page).locator('tbody tr:not(:has([colspan]))'));
  for (const column of [1, 2, 3, 4, 5]) {
    expect(days.reduce((sum, row) => sum + Number(row[column]), 0)).toBe(total[0]?.[column]);
  }
  expect(days.filter((row) => Number(row[4]) > 0)).toHaveLength(3);
  await expectAccessible(page);
  await showSection(page, 'orders/figures?from=2024-02-01&to=2024-02-29');
  await expect(page.getByRole('heading', { name: 'No money moved in these days' })).toBeVisible();
  await expectAccessible(page);
});
