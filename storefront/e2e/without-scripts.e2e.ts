import { expect, productInStock, sql, test } from '@shop/browser-testing';
import { createSizedProduct } from './support/sized-products';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("the server's HTML has the content of home, listing and detail", async ({ page }) => {
    const product = await productInStock(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Featured Products' })).toBeVisible();
    await expect(page.locator('main a[href^="/products/"]')).not.toHaveCount(0);
    await page.goto('/products');
    await expect(page.getByText(product.name).first()).toBeVisible();
    const firstPage = await page.locator('main article h3').count();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/after=/);
    expect(firstPage).toBe(24);
    await expect(page.getByText(product.name)).toHaveCount(0);
    await page.goto(`/products/${product.id}`);
    await expect(page.getByRole('heading', { name: product.name })).toBeVisible();
    await expect(page.getByText(`$${product.price}`).first()).toBeVisible();
  });
});

test.describe('forms without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product is added to the cart, which is there once scripts are on', async ({ page, browser, consoleNoise }) => {
    const product = await productInStock(page);
    const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
    await page.goto(`/products/${product.id}`);
    await expect(page.locator('#added')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toHaveCount(1);
    await quantity.fill('99');
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(quantity).toHaveAccessibleDescription(/^Only \d+ left in stock$/);
    await expect(quantity).toHaveValue('99');
    expect(consoleNoise.splice(0)).toHaveLength(1);
    await quantity.fill('2');
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.locator('#added')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/products/${product.id}#added$`));
    const withScripts = await browser.newContext({
      javaScriptEnabled: true,
      storageState: await page.context().storageState(),
    });
    const later = await withScripts.newPage();
    await later.goto(new URL('/checkout', page.url()).href);
    await expect(later.getByText('× 2')).toBeVisible();
    await withScripts.close();
  });

  test('a size is chosen and added', async ({ page, shop }) => {
    const { id } = await createSizedProduct(shop, 'Plain Tee', { S: 3, M: 3, L: 0 });
    await page.goto(`/products/${id}`);
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0);
    await page.getByRole('radio', { name: 'M' }).check({ force: true });
    await page.getByRole('button', { name: 'Show this choice' }).click();
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.locator('#added')).toContainText('Plain Tee, M is in your cart.');
    await expect(page.locator('#added')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'M' })).toBeChecked();
  });

  test('the contact form is sent, and shows what is wrong with it', async ({ page, shop, consoleNoise }) => {
    await page.goto('/contact');
    await page.getByLabel('Name').fill('A');
    await page.getByLabel('Email').fill('amara@example.org');
    await page.getByLabel('Subject').selectOption({ label: 'Media & Press' });
    await page.getByLabel('Message').fill('We would like to film your press for a morning.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Name must be at least 2 characters');
    expect(consoleNoise.splice(0)).toHaveLength(1);
    await expect(page.getByLabel('Message')).toHaveValue('We would like to film your press for a morning.');
    await expect(page.getByLabel('Subject')).toHaveValue('media');
    await page.getByLabel('Name').fill('Amara Without Scripts');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    const [stored] = await sql(
      shop.databaseUrl,
      `select count(*)::int as count from contact_messages where name = 'Amara Without Scripts'`,
    );
    expect(stored).toEqual({ count: 1 });
  });

  test('controls that would do nothing are hidden', async ({ page }) => {
    const product = await productInStock(page);
    await page.goto(`/products/${product.id}`);
    for (const name of ['Open cart', 'Open menu', 'Increase quantity', 'Next picture', 'Enlarge picture']) {
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    }
    await expect(page.locator('noscript > p').first()).toContainText('JavaScript is off in this browser.');
    await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible();
  });
});

test('what needs scripts says so without them', async ({ page }) => {
  for (const [path, text] of [
    ['/checkout', 'The checkout needs JavaScript.'],
    ['/', 'the cart itself and the checkout need it'],
  ] as const) {
    const html = await (await page.request.get(path)).text();
    expect([path, [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].some(([, inside]) => inside?.includes(text))]).toEqual([
      path,
      true,
    ]);
  }
});

test('unknown pages and products have status 404 and a screen', async ({ page }) => {
  const unknown = await page.request.get('/no-such-page');
  expect(unknown.status()).toBe(404);
  expect(await unknown.text()).toContain('404 Page Not Found');
  const product = await page.request.get('/products/3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a6b');
  expect(product.status()).toBe(404);
  expect(await product.text()).toContain('Product Not Found');
});

test('paths match case-insensitively', async ({ page }) => {
  const product = await productInStock(page);
  const response = await page.request.get(`/PRODUCTS/${product.id}`);
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain(product.name.replaceAll("'", '&#x27;').replaceAll('&', '&amp;'));
});
