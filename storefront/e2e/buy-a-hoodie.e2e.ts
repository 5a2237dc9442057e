import { addAndCheckOut, BUYER, expect, fillShipping, productInStock, test } from '@shop/browser-testing';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a shopper on a phone buys with Zelle and sees the order', async ({ page }) => {
  const product = await productInStock(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Featured Products' })).toBeVisible();
  await page.goto(`/products/${product.id}`);
  await addAndCheckOut(page);
  await fillShipping(page);

  await page.getByRole('radio', { name: /Zelle/ }).check();
  const instructions = page.getByRole('main');
  await expect(instructions).toContainText(`$${product.price}`);
  await expect(instructions).toContainText(/ORD-[A-Z0-9]{8}/);
  const quoted = /ORD-[A-Z0-9]{8}/.exec(await instructions.innerText())?.[0] ?? 'none';
  await page.getByRole('button', { name: 'Complete Order' }).click();

  await expect(page).toHaveURL(/\/order-confirmation\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText(quoted);
  await expect(main).toContainText(product.name);
  await expect(main).toContainText('Pending Payment');
  await expect(main).toContainText(BUYER.Email);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
});
