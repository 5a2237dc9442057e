import type { Page } from '@playwright/test';
import { addAndCheckOut, axeViolations, expect, fillShipping, type Shop, sql, test } from '@shop/browser-testing';
import { openAdmin, toast } from './support/admin-journey';
import { card, choose } from './support/catalog-journey';

test.use({ sharedShop: 'demo with worker' });

const PHONE = { width: 390, height: 664 };

/** Staff write the product and keep it as a draft. Returns its id. */
async function prepare(page: Page, shop: Shop, name: string): Promise<string> {
  await openAdmin(page, '/admin/products');
  await page.getByRole('button', { name: 'Add Product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Product' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Price', { exact: true }).fill('64');
  await dialog.getByLabel('Description').fill('Forty pieces, drawn by hand.');
  await choose(dialog, 'Category', 'Hoodies');
  await dialog.getByLabel('Stock Quantity').fill('40');
  await dialog.getByRole('switch', { name: 'Visible in the shop' }).click();
  await expect(dialog.getByLabel('On sale from')).toBeDisabled();
  await dialog.getByRole('button', { name: 'Create Product' }).click();
  await expect(toast(page)).toContainText('Product created successfully');
  await expect(card(page, name)).toContainText('Draft');
  const [row] = await sql<{ id: string }>(shop.databaseUrl, 'select id from products where name = $1', [name]);
  return row?.id ?? '';
}

/** They show it to somebody who has no account, which the shop does not. */
async function preview(page: Page, id: string): Promise<void> {
  await page.getByRole('button', { name: 'Copy preview link' }).click();
  const link = await page.getByLabel('Preview link').inputValue();
  const guest = await page.context().browser()!.newPage({ viewport: PHONE });
  expect((await guest.request.get(new URL(`/products/${id}`, link).href)).status()).toBe(404);
  const response = await guest.goto(link);
  expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  await expect(guest.getByText('Preview. Not in the shop.')).toBeVisible();
  expect(await axeViolations(guest)).toEqual([]);
  await guest.close();
}

test('staff prepare a drop, and a shopper who waits on a phone buys it at its moment', async ({ page, browser, shop }) => {
  const name = 'First Snow Hoodie';
  const id = await prepare(page, shop, name);
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Product' });
  await preview(page, id);
  await dialog.getByRole('switch', { name: 'Visible in the shop' }).click();
  await dialog.getByLabel('On sale from').fill('2036-11-28T19:00');
  await dialog.getByLabel('At most per order').fill('2');
  await dialog.getByRole('button', { name: 'Update Product' }).click();
  await expect(toast(page)).toContainText('Product updated successfully');
  await expect(card(page, name)).toContainText(/Opens Nov 28, 7:00.PM/);

  await expect.poll(async () => (await page.request.get(`/products/${id}`)).text()).toContain('2036-11-');
  // Nobody waits for years: the moment is near now.
  await sql(shop.databaseUrl, `update products set buyable_from = clock_timestamp() + interval '12 seconds' where id = $1`, [id]);
  const phone = await browser.newPage({ viewport: PHONE, hasTouch: true, isMobile: true, baseURL: shop.origin });
  await expect.poll(async () => (await phone.request.get(`/products/${id}`)).text()).not.toContain('2036-11-');
  // Its clock is ten minutes late.
  await phone.clock.setSystemTime(Date.now() - 600_000);
  await phone.goto(`/products/${id}`);
  await expect(phone.getByText(/^Drops /)).toBeVisible();
  await expect(phone.getByRole('button', { name: /^Opens / })).toBeDisabled();
  await expect(phone.getByText(/^00:00:\d\d$/)).toHaveAttribute('aria-hidden', 'true');
  expect(await axeViolations(phone)).toEqual([]);
  await expect(phone.getByText('Open now')).toBeVisible({ timeout: 25_000 });
  await phone.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(phone.getByRole('button', { name: 'Increase quantity' })).toBeDisabled();
  expect(await axeViolations(phone)).toEqual([]);
  await addAndCheckOut(phone);
  await fillShipping(phone);
  await phone.getByRole('radio', { name: /Zelle/ }).check();
  await phone.getByRole('button', { name: 'Complete Order' }).click();
  await expect(phone.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  const [order] = await sql<{ early: boolean; pieces: number }>(
    shop.databaseUrl,
    `select o.created_at < p.buyable_from as early, i.quantity as pieces
     from orders o join order_items i on i.order_id = o.id join products p on p.id = i.product_id where p.id = $1`,
    [id],
  );
  expect(order).toEqual({ early: false, pieces: 2 });
  await phone.close();
});
