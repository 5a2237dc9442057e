import { addAndCheckOut, expect, fillShipping, productInStock, test } from '@shop/browser-testing';

const FAILURE = {
  status: 500,
  contentType: 'application/json',
  body: '{"statusCode":500,"message":"Something went wrong on our side"}',
};

test('a failed order shows an error and keeps the form', async ({ page, consoleNoise }) => {
  const product = await productInStock(page);
  await page.goto(`/products/${product.id}`);
  await addAndCheckOut(page);
  await fillShipping(page);
  await page.getByRole('radio', { name: /Venmo/ }).check();
  await page.route('**/api/orders', (route) => route.fulfill(FAILURE));
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page.getByText('Order failed')).toBeVisible();
  await expect(page.getByText('Failed to create order. Please try again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete Order' })).toBeEnabled();

  await page.unroute('**/api/orders');
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  expect(consoleNoise.splice(0).filter((line) => !line.includes('500'))).toEqual([]);
});

test('a product that cannot be loaded links back to the listing', async ({ page, consoleNoise }) => {
  await page.goto('/products');
  await page.route('**/api/products/*', (route) => route.fulfill(FAILURE));
  await page
    .getByRole('main')
    .getByRole('link', { name: /./ })
    .filter({ has: page.locator('img') })
    .first()
    .click();
  await expect(page.getByText('Product Not Found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Products' }).first()).toBeVisible();
  expect(consoleNoise.splice(0).filter((line) => !line.includes('500'))).toEqual([]);
});

test('a field that the server refuses is shown where it was typed', async ({ page, consoleNoise }) => {
  const product = await productInStock(page);
  await page.goto(`/products/${product.id}`);
  await addAndCheckOut(page);
  await fillShipping(page);
  await page.getByRole('radio', { name: /Venmo/ }).check();
  const errors = { 'orderData.customerEmail': 'This address cannot receive mail' };
  await page.route('**/api/orders', (route) => route.fulfill({ status: 400, json: { statusCode: 400, message: 'Bad', errors } }));
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page.getByRole('heading', { name: 'Shipping Information' })).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription('This address cannot receive mail');
  await expect(page.getByText('Order failed')).toHaveCount(0);
  expect(consoleNoise.splice(0).filter((line) => !line.includes('400'))).toEqual([]);
});
