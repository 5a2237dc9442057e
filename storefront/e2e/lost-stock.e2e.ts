import type { Page } from '@playwright/test';
import { addAndCheckOut, expect, fillShipping, productInStock, sql, test, type Shop } from '@shop/browser-testing';
import { choose, fillCard, GOOD_CARD, payButton } from './support/payment';
import { open } from './support/screens';

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

test('a shopper who comes back from a payment app sees that a piece sold out, and what becomes of the money', async ({
  page,
  shop,
}) => {
  const id = await givenProduct(shop, 'Fleeting Cap');
  await openPaymentWith(page, shop, id);
  await choose(page, 'Venmo');
  const main = page.getByRole('main');
  await expect(main.getByText(/^Send \$/)).toBeVisible();
  await sellOut(shop, id);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(main.getByText('Fleeting Cap is sold out.')).toBeVisible();
  await expect(main.getByRole('paragraph').filter({ hasText: 'Fleeting Cap is sold out.' })).toBeFocused();
  await expect(main.getByText(/^Already sent \$.*Your money is safe: write to .* with ORD-/)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Complete Order' })).toBeDisabled();
  await main.getByRole('button', { name: 'Remove and continue' }).click();
  await expect(main.getByText('Fleeting Cap is sold out.')).toBeHidden();
  await main.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  await expect(
    main.getByText(/Already sent \$.*\? You are done: .* Not yet\? Send it by .*\. We will hold your pieces until then/),
  ).toBeVisible();
});

test('a price that changed is named before the shopper pays', async ({ page, shop }) => {
  const id = await givenProduct(shop, 'Dearer Cap');
  await openPaymentWith(page, shop, id);
  await choose(page, 'Zelle');
  await sql(shop.databaseUrl, 'update products set price = 27 where id = $1', [id]);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Dearer Cap now costs $27.00 instead of $20.00.')).toBeVisible();
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

test('an address that looks wrong is questioned once, and can be kept', async ({ page }) => {
  const product = await productInStock(page);
  await page.goto(`/products/${product.id}`);
  await addAndCheckOut(page);
  const fields = {
    'Full Name': 'Amara Okafor',
    Email: 'amara@gmial.com',
    'Street Address': '12 Harbor Street',
    'Apartment, Suite, Unit (Optional)': 'Unit 4',
    City: 'Baltimore',
    State: 'Atlantis',
    'ZIP Code': 'abcde',
  };
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
  const next = page.getByRole('button', { name: 'Continue to Payment' });
  await next.click();
  await expect(page.getByText('Did you mean amara@gmail.com?')).toBeVisible();
  await expect(page.getByText('We do not recognize this state. Please check it.')).toBeVisible();
  await expect(page.getByText('A US ZIP code has 5 digits. Please check it.')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await page.getByLabel('State', { exact: true }).fill('MD');
  await expect(page.getByText('We do not recognize this state. Please check it.')).toBeHidden();
  await page.getByLabel('ZIP Code', { exact: true }).fill('21230');
  await next.click();
  await next.click();
  await expect(page.getByRole('heading', { name: 'Payment Method' })).toBeVisible();
  await expect(page.getByText('Amara Okafor, 12 Harbor Street, Unit 4, Baltimore, MD 21230')).toBeVisible();
  await page.getByRole('button', { name: 'Change shipping information' }).click();
  await expect(page.getByRole('heading', { name: 'Shipping Information' })).toBeVisible();
});

for (const place of ['the product page', 'the card'] as const) {
  test(`the focus stays on the button of ${place}`, async ({ page }) => {
    const product = await productInStock(page);
    await open(page, place === 'the card' ? '/products' : `/products/${product.id}`);
    const add = page
      .getByRole('main')
      .getByRole('button', { name: /^Add to Cart/ })
      .first();
    await add.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Added to cart', { exact: true })).toBeVisible();
    await expect(add).toBeFocused();
    await page.getByRole('button', { name: 'View cart' }).click();
    const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
    await cart.getByRole('button', { name: /^Remove / }).click();
    await expect(cart.getByText('Your cart is empty')).toBeVisible();
    expect(await cart.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await cart.getByRole('button', { name: 'Undo' }).click();
    await expect(cart.getByRole('button', { name: 'Checkout' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Open cart, 1/ })).toBeFocused();
  });
}
