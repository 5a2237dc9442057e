import { expect, sql } from '@shop/browser-testing';
import { openAdmin, toast } from '../support/admin-journey';
import { test } from '../support/catalog-journey';
import { countClicks } from '../support/count-clicks';
import { expectAccessible, stockOf } from '../support/orders-journey';

test('the stock of 10 products changes in at most 5 clicks, and pieces sold meanwhile stay sold', async ({ page, shop }) => {
  // The demo shop has few products without sizes: the first ten of the list have none now.
  await sql(
    shop.databaseUrl,
    `update products set option_names = '{}' where id in (select id from products where deleted_at is null order by lower(name) limit 10)`,
  );
  await openAdmin(page, '/admin/products?sort=name');
  await expect(page.getByRole('button', { name: 'Add Product' })).toBeVisible();
  const clicks = await countClicks(page);
  await page.getByText('List', { exact: true }).click();
  const table = page.getByRole('table', { name: 'Products' });
  const fields = table.getByRole('textbox', { name: /^Stock of [^,]*$/ });
  await expect(fields.first()).toBeVisible();
  const names: string[] = [];
  const before: number[] = [];
  for (let index = 0; index < 10; index++) {
    names.push(((await fields.nth(index).getAttribute('aria-label')) ?? '').replace('Stock of ', ''));
    before.push(Number(await fields.nth(index).inputValue()));
  }
  await fields.first().click();
  for (const stock of before) {
    await page.keyboard.type(String(stock + 4));
    await page.keyboard.press('ArrowDown');
  }
  const changes = page.getByRole('region', { name: 'Unsaved changes' });
  await expect(changes).toContainText('10 products changed');

  // A shopper buys while the list is open.
  const sold = before.findIndex((stock) => stock > 0);
  const products = (await (await page.request.get('/api/products')).json()) as { id: string; name: string; price: string }[];
  const { id, price } = products.find(({ name }) => name === names[sold])!;
  const sessionId = `session-${'a'.repeat(32)}`;
  await page.request.post('/api/cart', { data: { productId: id, quantity: 1, sessionId } });
  const shippingAddress = {
    street: '12 Canal Street',
    city: 'Baltimore',
    state: 'MD',
    zipCode: '21202',
    country: 'United States',
  };
  const orderData = {
    customerName: 'Noor Haddad',
    customerEmail: 'noor@example.com',
    shippingAddress,
    sessionId,
    totalAmount: price,
    paymentMethod: 'zelle',
  };
  const order = await page.request.post('/api/orders', { data: { orderData, cartItems: [{ productId: id, quantity: 1 }] } });
  expect(order.status()).toBe(201);

  await changes.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page)).toContainText('10 products updated');
  expect(await clicks()).toBeLessThanOrEqual(5);
  await expect(changes).toBeHidden();
  for (const [index, name] of names.entries()) {
    await expect.poll(() => stockOf(page, shop, name)).toBe(before[index]! + 4 - (index === sold ? 1 : 0));
  }
});

test('the list keeps view, order and filter in the address, marks what cannot be saved, and asks before input is lost', async ({
  page,
}) => {
  await openAdmin(page, '/admin/products?view=list&sort=stock-desc');
  const table = page.getByRole('table', { name: 'Products' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByText('Any stock').click();
  const price = table.getByRole('textbox', { name: /^Price of/ }).first();
  await price.fill('free');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await price.fill('0.50');
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toContainText('1 product changed');
  await page.getByRole('tab', { name: 'Categories' }).click();
  await expect(page.getByRole('dialog', { name: 'Discard changes?' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Discard' }).click();
  await expect(price).not.toHaveValue('0.50');
  await page.reload();
  await expect(page).toHaveURL(/view=list&sort=stock-desc/);
  await expect(table).toBeVisible();
});

test('the stock of sizes changes in the list', async ({ page }) => {
  await openAdmin(page, '/admin/products?view=list&search=First+Light');
  await page.getByRole('button', { name: 'All sizes' }).click();
  const field = page.getByRole('textbox', { name: 'Stock of First Light Hoodie, M' });
  const before = Number(await field.inputValue());
  await field.fill(String(before + 3));
  await field.press('Enter');
  await expect(toast(page)).toContainText('1 product updated');
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Sizes of First Light Hoodie' }).click();
  await expect(field).toHaveValue(String(before + 3));
  await expectAccessible(page);
});
