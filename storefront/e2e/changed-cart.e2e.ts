import { addAndCheckOut, expect, fillShipping, productInStock, sql, test } from '@shop/browser-testing';

test('a price that rises during the checkout is shown and must be confirmed', async ({ page, shop, consoleNoise }) => {
  // A product of its own, because other journeys buy the products of the shared shop.
  const [product] = await sql<{ id: string }>(
    shop.databaseUrl,
    `insert into products (name, description, price, stock_quantity) values ('Rising Cap', 'Dearer soon', 20, 9) returning id`,
  );
  await page.goto(`/products/${product?.id}`);
  await addAndCheckOut(page);
  await fillShipping(page);
  // The method looks at the cart once more when it is chosen.
  const looked = page.waitForResponse(
    (response) => response.url().includes('/api/cart') && response.request().method() === 'GET',
  );
  await page.getByRole('radio', { name: /Zelle/ }).check();
  await looked;
  await sql(shop.databaseUrl, 'update products set price = price + 7 where id = $1', [product?.id]);
  const risen = '$27.00';

  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page.getByText('Your cart has changed')).toBeVisible();
  await expect(page.getByRole('main').getByText(risen).first()).toBeVisible();
  const orders = await sql<{ count: number }>(shop.databaseUrl, 'select count(*)::int from order_items where product_id = $1', [
    product?.id,
  ]);
  expect(orders).toEqual([{ count: 0 }]);

  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(risen);
  expect(consoleNoise.splice(0).filter((line) => !line.includes('409'))).toEqual([]);
});

test('a product that is added while the cart is still loading is in the cart', async ({ page }) => {
  const { id, name } = await productInStock(page);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The answer knows nothing of the product, and arrives after it was added.
  await page.route(
    '**/api/cart?*',
    async (route) => {
      const response = await route.fetch();
      await released;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  const loading = page.waitForRequest('**/api/cart?*');
  await page.goto(`/products/${id}`);
  await loading;
  const added = page.waitForResponse((response) => response.request().method() === 'POST');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await added;
  release();
  await expect(page.getByText('Added to cart', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Open cart, 1 item' }).click();
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' }).getByRole('link', { name })).toBeVisible();
});

test('low stock is shown, and no more than the stock can be added to the cart', async ({ page, shop, consoleNoise }) => {
  const product = await productInStock(page);
  const [lowStock] = await sql<{ id: string }>(
    shop.databaseUrl,
    `insert into products (name, description, price, stock_quantity) values ('Nearly Gone', 'Three left', 20, 3) returning id`,
  );
  await page.goto(`/products/${lowStock?.id}`);
  await expect(page.getByText('Only 3 left in stock!')).toBeVisible();
  const more = page
    .getByRole('main')
    .getByRole('button', { name: /increase|more|plus/i })
    .first();
  const notice = page.getByText('3 is all we have.');
  for (let pieces = 1; pieces < 3; pieces++) await more.click();
  await expect(notice).toBeHidden();
  await more.click();
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect(page.getByText('Only 3 left in stock', { exact: true })).toBeVisible();
  await sql(shop.databaseUrl, 'update products set stock_quantity = 0 where id = $1', [lowStock?.id]);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Out of Stock' }).first()).toBeDisabled({ timeout: 500 });
  }).toPass();
  await page.goto(`/products/${product.id}`);
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Add to Cart/ })
      .first(),
  ).toBeEnabled();
  expect(consoleNoise.splice(0).filter((line) => !line.includes('409'))).toEqual([]);
});
