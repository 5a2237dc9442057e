import type { Page } from '@playwright/test';
import { addAndCheckOut, expect, fillShipping, productInStock, sql, test, type Shop } from '@shop/browser-testing';
import { choose, fillCard, GOOD_CARD, payButton } from './support/payment';

async function givenProduct(shop: Shop, name: string): Promise<string> {
  const [product] = await sql<{ id: string }>(
    shop.databaseUrl,
    // Old, because other journeys take the newest product of the shared shop.
    `insert into products (name, description, price, stock_quantity, created_at)
      values ($1, 'Soon gone', 20, 9, '2020-01-01') returning id`,
    [name],
  );
  return product?.id ?? '';
}

/** Opens the payment step with the named product and another one in the cart. */
async function openPaymentWith(page: Page, shop: Shop, id: string): Promise<void> {
  await page.goto(`/products/${await givenProduct(shop, 'Lasting Tee')}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(page.getByText('Added to cart', { exact: true })).toBeVisible();
  await page.goto(`/products/${id}`);
  await addAndCheckOut(page);
  await fillShipping(page);
}

const sellOut = (shop: Shop, id: string) => sql(shop.databaseUrl, 'update products set stock_quantity = 0 where id = $1', [id]);

test('a card payment names the piece that sold out, and goes on without it', async ({ page, shop, consoleNoise }) => {
  const id = await givenProduct(shop, 'Vanishing Hoodie');
  await openPaymentWith(page, shop, id);
  await choose(page, 'Credit/Debit Card');
  await fillCard(page, GOOD_CARD);
  await sellOut(shop, id);
  await payButton(page).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Vanishing Hoodie is sold out.')).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Vanishing Hoodie' }).getByText('Sold out')).toBeVisible();
  await main.getByRole('button', { name: 'Remove and continue' }).click();
  await expect(main.getByText('Vanishing Hoodie is no longer in your cart.')).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Vanishing Hoodie ×' })).toHaveCount(0);
  expect(consoleNoise.splice(0).filter((line) => !line.includes('409'))).toEqual([]);
});

for (const broken of ['throws', 'is missing'] as const) {
  test(`a browser whose storage ${broken} can buy`, async ({ page }) => {
    await page.addInitScript((kind) => {
      const get = () => {
        if (kind === 'throws') throw new DOMException('Storage is denied', 'SecurityError');
        return null;
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
    }, broken);
    const product = await productInStock(page);
    await page.goto(`/products/${product.id}`);
    await addAndCheckOut(page);
    await fillShipping(page);
    await choose(page, 'Zelle');
    await page.getByRole('button', { name: 'Complete Order' }).click();
    await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  });
}
