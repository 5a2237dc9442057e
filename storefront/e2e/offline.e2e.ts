import { addAndCheckOut, BUYER, expect, productInStock, test } from '@shop/browser-testing';
import { choose, expectConfirmed, openPaymentStep } from './support/payment';
import { open } from './support/screens';

const BANNER = 'You are offline. What you have typed is kept.';

test('losing the connection in the checkout shows a banner and keeps the input', async ({ page, context }) => {
  const product = await productInStock(page);
  await page.goto(`/products/${product.id}`);
  await addAndCheckOut(page);
  for (const [label, value] of Object.entries(BUYER)) await page.getByLabel(label, { exact: true }).fill(value);
  await context.setOffline(true);
  await expect(page.getByText(BANNER)).toBeVisible();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByText(BANNER)).toBeInViewport();
  }
  await context.setOffline(false);
  await expect(page.getByText(BANNER)).toBeHidden();
  await page.reload();
  for (const [label, value] of Object.entries(BUYER)) await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
});

test('a message sent while offline is delivered when the connection is back', async ({ page, context }) => {
  await open(page, '/contact');
  await page.getByLabel('Name').fill('Amara Okafor');
  await page.getByLabel('Email').fill('amara@example.org');
  await page.getByLabel('Subject').selectOption({ label: 'General Inquiry' });
  await page.getByLabel('Message').fill('Do you ship to Baltimore?');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(page.getByLabel('Message')).toHaveValue('Do you ship to Baltimore?');
  await context.setOffline(false);
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
});

test('a product that is added while offline says what it waits for, and is added later', async ({ page, context }) => {
  const product = await productInStock(page);
  await open(page, `/products/${product.id}`);
  await context.setOffline(true);
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(main.getByRole('button', { name: 'Waiting for connection...' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Open cart, 1 item', exact: true })).toBeVisible();
});

test('an order that is completed while offline says so at the button, and is placed later', async ({ page, context }) => {
  await openPaymentStep(page);
  await choose(page, 'Zelle');
  await expect(page.getByRole('main')).toContainText(/ORD-[A-Z0-9]{8}/);
  await context.setOffline(true);
  await expect(page.getByText('You are offline. You can continue when you are back online.')).toBeVisible();
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page.getByText('You are offline. This continues by itself as soon as you are back online.')).toBeInViewport();
  await context.setOffline(false);
  await expectConfirmed(page, 'Pending Payment');
});
