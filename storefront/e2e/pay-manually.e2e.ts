import type { Locator } from '@playwright/test';
import { create } from 'qrcode/lib/core/qrcode.js';
import { expect, sql, test } from '@shop/browser-testing';
import { isReachable } from './support/layout';
import { choose, expectConfirmed, openPaymentStep } from './support/payment';

/** The dark modules in the rendered QR code, as "column row". */
async function renderedModules(code: Locator): Promise<Set<string>> {
  const path = code.locator('path');
  await expect(path).toHaveAttribute('d', /h1v1/);
  return new Set(((await path.getAttribute('d')) ?? '').match(/\d+ \d+(?=h1)/g));
}

/** The dark modules that the QR code of a text must have. */
function expectedModules(text: string): Set<string> {
  const { data, size } = create(text, { errorCorrectionLevel: 'M' }).modules;
  return new Set(Array.from(data).flatMap((dark, index) => (dark ? [`${index % size} ${Math.floor(index / size)}`] : [])));
}

const ORDER_NUMBER = /ORD-[A-Z0-9]{8}/;

for (const { method, handle, url } of [
  {
    method: 'Venmo',
    handle: '@LastingFreedom',
    url: (amount: string, order: string) =>
      `https://venmo.com/?txn=pay&audience=private&recipients=LastingFreedom&amount=${amount}&note=${order}`,
  },
  {
    method: 'Cash App',
    handle: '$LastingFreedom',
    url: (amount: string, order: string) => `https://cash.app/$LastingFreedom/${amount}?note=${order}`,
  },
]) {
  test(`${method}: link and QR code contain amount, handle and order number`, async ({ page }) => {
    const product = await openPaymentStep(page);
    await choose(page, method);
    const main = page.getByRole('main');
    await expect(main).toContainText(ORDER_NUMBER);
    const orderNumber = ORDER_NUMBER.exec(await main.innerText())?.[0] ?? 'none';
    await expect(main).toContainText(
      `Send $${product.price} to ${handle} with ${method}. Put order number ${orderNumber} in the note`,
    );
    const expectedUrl = url(product.price, orderNumber);
    await expect(page.getByRole('link', { name: `Open ${method}` })).toHaveAttribute('href', expectedUrl);
    expect(await renderedModules(page.getByRole('img', { name: `QR code that opens ${method}` }))).toEqual(
      expectedModules(expectedUrl),
    );
    await page.getByRole('button', { name: 'Complete Order' }).click();
    await expectConfirmed(page, 'Pending Payment');
    await expect(main).toContainText(orderNumber);
  });
}

test('Zelle has no link; recipient, amount and order number can be copied', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL });
  const product = await openPaymentStep(page);
  await choose(page, 'Zelle');
  const main = page.getByRole('main');
  await expect(main).toContainText(ORDER_NUMBER);
  await expect(main.getByRole('link', { name: /^Open/ })).toHaveCount(0);
  await expect(main.getByRole('img', { name: /QR code/ })).toHaveCount(0);
  for (const [what, text] of [
    ['amount', product.price],
    ['recipient', 'pay@lastingfreedom.example'],
  ] as const) {
    await page.getByRole('button', { name: `Copy ${what}` }).click();
    await expect(page.getByRole('button', { name: `${what} copied` })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  }
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expectConfirmed(page, 'Pending Payment');
});

test('a price that changes during a manual payment is shown and must be confirmed', async ({ page, shop, consoleNoise }) => {
  const product = await openPaymentStep(page);
  await choose(page, 'Venmo');
  await expect(page.getByRole('main')).toContainText(ORDER_NUMBER);
  await sql(shop.databaseUrl, 'update products set price = price + 1 where id = $1', [product.id]);
  const total = (Number(product.price) + 1).toFixed(2);
  await page.getByRole('button', { name: 'Complete Order' }).click();
  const notice = page.getByText('Your cart has changed.').locator('..');
  await expect(notice).toContainText(`$${total}`);
  await expect(notice).toBeFocused();
  await expect(page.getByRole('link', { name: 'Open Venmo' })).toHaveAttribute('href', new RegExp(`amount=${total}&`));
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expectConfirmed(page, 'Pending Payment');
  await expect(page.getByRole('main')).toContainText(`$${total}`);
  expect(consoleNoise.splice(0).filter((line) => !line.includes('409'))).toEqual([]);
});

test('without a clipboard, Copy selects the text and says so', async ({ page }) => {
  // As in the browsers of social apps.
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await openPaymentStep(page);
  await choose(page, 'Zelle');
  await page.getByRole('button', { name: 'Copy recipient' }).click();
  await expect(page.getByText('Selected: copy it')).toBeVisible();
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe('pay@lastingfreedom.example');
});

test('on a phone, there is no code to scan, and the order speaks first to those who have paid', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openPaymentStep(page);
  await choose(page, 'Venmo');
  await expect(page.getByRole('link', { name: 'Open Venmo' })).toBeVisible();
  await expect(page.locator('svg[aria-label^="QR code"]')).toBeHidden();
  await expect(page.getByText('Or scan the code')).toBeHidden();
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expectConfirmed(page, 'Pending Payment');
  await expect(page.getByText('Order placed successfully!')).toBeInViewport();
  expect(await isReachable(page.getByRole('heading', { name: 'Order Confirmed!' }))).toBe(true);
  await expect(page.getByText(/Already sent \$.*\? You are done/)).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Open Venmo' })).toBeHidden();
  await page.getByText('I still have to pay').click();
  await expect(page.getByRole('link', { name: 'Open Venmo' })).toBeVisible();
  await page.getByRole('button', { name: 'I have sent it' }).click();
  await expect(page.getByText(/^You told us on/)).toBeFocused();
  await page.reload();
  await expect(page.getByText(/We are looking for your payment of/)).toBeVisible();
});
