import { readFile } from 'node:fs/promises';
import { expect, sql, test } from '@shop/browser-testing';
import { openAdmin } from '../support/admin-journey';
import { books, figuresTable, givenSale, givenSales, moveSalesAway, rowsOf, rowsOfCsv } from '../support/figures-journey';
import { centsOf, expectAccessible } from '../support/orders-journey';

test.beforeEach(({ shop }) => moveSalesAway(shop));

test('the figures equal the books, by method, product and day, and the CSV equals the table', async ({ page, shop }) => {
  await openAdmin(page, '/admin');
  await givenSales(page, shop);
  await page.goto('/admin/orders/figures?by=method&compare=none');
  await expect(figuresTable(page)).toBeVisible();
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

  await page.goto('/admin/orders/figures?compare=none');
  await expect(figuresTable(page).locator('tbody tr')).toHaveCount(30);
  const days = await rowsOf(figuresTable(page).locator('tbody tr'));
  for (const column of [1, 2, 3, 4, 5]) {
    expect(days.reduce((sum, row) => sum + Number(row[column]), 0)).toBe(total[0]?.[column]);
  }
  expect(days.filter((row) => Number(row[4]) > 0)).toHaveLength(3);
});

test('a chart says in words what it shows, and the period before stands beside each number', async ({ page, shop }) => {
  await openAdmin(page, '/admin');
  await givenSales(page, shop);
  await page.goto('/admin/orders/figures?by=method');
  const net = page.getByRole('region', { name: 'Net' });
  await expect(net).toContainText(/Net by method, .*: \$[\d,.]+\. Highest: Zelle, \$/);
  const canvas = net.locator('canvas');
  await expect.poll(() => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL().length)).toBeGreaterThan(2_000);
  const orders = page
    .getByRole('list', { name: 'Totals' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Orders' }) });
  await expect(orders).toContainText('+200%');
  await expect(orders).toContainText('before 1');
  await expect(figuresTable(page).getByRole('row', { name: /^Cash App/ })).toContainText('$0.00before: $');
  for (const by of ['method', 'product', 'day']) {
    await page.goto(`/admin/orders/figures?by=${by}`);
    await expect(figuresTable(page)).toBeVisible();
    await expectAccessible(page);
  }
});

test('both doors lead to the figures; period, grouping and comparison are chosen by keyboard, and Back undoes each', async ({
  page,
  shop,
}) => {
  await openAdmin(page, '/admin');
  await givenSales(page, shop);
  await page.getByRole('link', { name: 'Money Today' }).click();
  await expect(page.getByRole('heading', { name: 'Figures', level: 2 })).toBeVisible();
  await expect(figuresTable(page).locator('tbody tr')).toHaveCount(1);
  await page.getByRole('tab', { name: 'Orders' }).click();
  await page.getByRole('link', { name: 'Figures' }).press('Enter');
  await expect(page).toHaveURL(/\/orders\/figures$/);
  await expect(figuresTable(page).locator('tbody tr')).toHaveCount(30);

  const period = page.getByRole('combobox', { name: 'Period' });
  await period.press('Enter');
  await period.press('ArrowUp');
  await period.press('Enter');
  await expect(page).toHaveURL(/\?period=7-days$/);
  await expect(figuresTable(page).locator('tbody tr')).toHaveCount(7);
  await page.getByRole('radio', { name: 'Day' }).press('ArrowRight');
  await expect(page).toHaveURL(/\?period=7-days&by=product$/);
  await page.getByRole('checkbox', { name: 'Compare' }).press('Space');
  await expect(page).toHaveURL(/\?period=7-days&by=product&compare=none$/);
  await expect(figuresTable(page)).not.toContainText('before');
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'Compare' })).toBeChecked();
  await page.goBack();
  await expect(figuresTable(page).locator('tbody tr')).toHaveCount(7);

  await figuresTable(page).getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\?from=(\d{4}-\d\d-\d\d)&to=\1&by=product$/);
  await expect(figuresTable(page).locator('tbody tr')).toHaveCount(1);
});

test('own dates, a period without money, a wrong period and a failed request each say what to do', async ({
  page,
  shop,
  consoleNoise,
}) => {
  await openAdmin(page, '/admin/orders/figures');
  await expect(page.getByRole('heading', { name: 'No money moved in these days' })).toBeVisible();
  await expectAccessible(page);
  await givenSale(page, shop, { paymentMethod: 'zelle' });
  await page.getByRole('button', { name: 'Show this year' }).click();
  await expect(figuresTable(page)).toBeVisible();

  const period = page.getByRole('combobox', { name: 'Period' });
  await period.press('Enter');
  await period.press('ArrowDown');
  await period.press('Enter');
  const dates = page.getByRole('form', { name: 'Own dates' });
  await expect(dates.getByLabel('From')).toHaveValue(/^\d{4}-01-01$/);
  await dates.getByLabel('From').fill('2024-02-01');
  await dates.getByLabel('To').fill('2024-01-01');
  await dates.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('The first day must not be after the last day')).toBeVisible();
  await expectAccessible(page);
  await dates.getByLabel('To').fill('2024-02-29');
  await dates.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('Feb 1 – 29, 2024')).toBeVisible();

  await page.route('**/api/admin/figures?*', (route) => route.fulfill({ status: 500, json: { message: 'Out of order' } }));
  await page.getByRole('radiogroup', { name: 'Group by' }).getByText('Artist').click();
  await expect(page.getByRole('heading', { name: 'Failed to fetch the figures' })).toBeVisible();
  await page.unroute('**/api/admin/figures?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'No money moved in these days' })).toBeVisible();
  expect(consoleNoise.splice(0)).toEqual([expect.stringContaining('400'), expect.stringContaining('500')]);
});

test('the same days of last year stand beside each number, in the table, the CSV and the address', async ({ page, shop }) => {
  await openAdmin(page, '/admin');
  await givenSale(page, shop, { paymentMethod: 'zelle' });
  for (let sale = 0; sale < 2; sale++) await givenSale(page, shop, { paymentMethod: 'venmo', daysAgo: 366, refunded: '2.25' });
  await page.goto('/admin/orders/figures?by=method');
  await expect(figuresTable(page)).not.toContainText('Venmo');
  const comparison = page.getByRole('combobox', { name: 'Compare with' });
  await comparison.press('Enter');
  await comparison.press('ArrowDown');
  await comparison.press('Enter');
  await expect(page).toHaveURL(/\?by=method&compare=last-year$/);
  await expect(figuresTable(page)).toContainText('Venmo');
  const [, venmo] = await rowsOf(figuresTable(page).locator('tbody tr'));
  const [books] = await sql<{ captured: string; refunded: string }>(
    shop.databaseUrl,
    `select sum(total_amount::numeric) as captured, sum(refunded_amount) as refunded from orders
     where payment_method = 'venmo' and id in (select order_id from order_events
       where to_state = 'paid' and at between now() - interval '367 days' and now() - interval '365 days')`,
  );
  const [captured, refunded] = [centsOf(books!.captured), centsOf(books!.refunded)];
  expect(venmo).toEqual(['Venmo', 0, 0, 0, 0, 0, captured, refunded, captured - refunded, 2, 4]);
  // The CSV names a method as the API does.
  const withLowerCaseNames = (rows: (string | number)[][]) =>
    rows.map(([name, ...cells]) => [String(name).toLowerCase(), ...cells]);
  const rows = await rowsOf(figuresTable(page).locator(':is(tbody, tfoot) tr'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(withLowerCaseNames(rowsOfCsv(csv))).toEqual(withLowerCaseNames(rows));
  await expectAccessible(page);
  await page.goBack();
  await expect(figuresTable(page)).not.toContainText('Venmo');
});

test('the table remains when the charts cannot be loaded', async ({ page, shop, consoleNoise }) => {
  await openAdmin(page, '/admin');
  await givenSale(page, shop, { paymentMethod: 'venmo' });
  await page.route('**/draw-chart*', (route) => route.abort());
  await page.goto('/admin/orders/figures?by=method');
  await expect(page.getByText('The charts could not be loaded.')).toBeVisible();
  await expect(figuresTable(page).getByRole('row', { name: /^Venmo/ })).toBeVisible();
  consoleNoise.splice(0);
});
