import { expect, openShop, sql, testWithShop } from '@shop/browser-testing';

const PRODUCTS = 620;

/** More products than the browser filters itself. The newest 20 are caps; each product has a different price. */
const test = testWithShop(async () => {
  const shop = await openShop({ kind: 'empty' });
  await sql(
    shop.databaseUrl,
    `insert into products (name, description, price, stock_quantity, is_new, created_at)
      select case when n <= 20 then 'Corduroy Cap ' else 'Plain Shirt ' end || n, 'Made by hand.', n, 5, n <= 3, now() - n * interval '1 minute'
      from generate_series(1, ${PRODUCTS}) n`,
  );
  return shop;
});

test('a phone reads a large catalogue page by page, and the server filters and searches it', async ({ page }) => {
  const lists: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/products') lists.push(request.url());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/products');
  const cards = page.getByRole('main').getByRole('article');
  await expect(page.getByText(`Showing ${PRODUCTS} of ${PRODUCTS} products`)).toBeVisible();
  await expect(cards.first()).toContainText('Corduroy Cap 1');

  for (const name of ['Plain Shirt 25', 'Plain Shirt 49']) {
    await cards.last().scrollIntoViewIfNeeded();
    await expect(cards.filter({ hasText: new RegExp(`${name}(?!\\d)`) })).toHaveCount(1);
  }
  const names = await cards.getByRole('heading').allTextContents();
  expect(new Set(names).size).toBe(names.length);

  await cards.last().getByRole('link').click();
  await expect(page).toHaveURL(/\/products\/[0-9a-f-]{36}$/);
  await page.goBack();
  // The click scrolls to the last card, which may have added another page.
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(names.length);

  const search = async (words: string) => {
    await page.getByRole('button', { name: 'Open search' }).click();
    await page.getByRole('combobox', { name: 'Search the shop' }).fill(words);
    await page.keyboard.press('Enter');
  };
  await search('corduroy cap');
  await expect(page.getByText(`Showing 20 of ${PRODUCTS} products`)).toBeVisible();
  await expect(page).toHaveURL('/products?search=corduroy%20cap');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Filter', { exact: true }).selectOption('new');
  await expect(page.getByText(`Showing 3 of ${PRODUCTS} products`)).toBeVisible();
  await page.keyboard.press('Escape');
  await search('cordruoy');
  await expect(page.getByRole('heading', { name: 'Close matches for “cordruoy”' })).toBeVisible();
  await search('zzzzzzzz');
  await expect(page.getByText('No products found matching your criteria')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).last().click();
  await expect(page.getByText(`Showing ${PRODUCTS} of ${PRODUCTS} products`)).toBeVisible();
  expect(lists).toEqual([]);
});

test('a page that cannot be read is offered again', async ({ page, consoleNoise }) => {
  await page.goto('/products');
  await page.route('**/api/products/listing*', (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
  const cards = page.getByRole('main').getByRole('article');
  await cards.last().scrollIntoViewIfNeeded();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unroute('**/api/products/listing*');
  await retry.click();
  await expect(cards.filter({ hasText: /Plain Shirt 25(?!\d)/ })).toHaveCount(1);
  expect(consoleNoise.splice(0).filter((line) => !line.includes('500'))).toEqual([]);
});
