import { expect, sql, test } from '@shop/browser-testing';
import {
  ordersAndPayments,
  choose,
  expectConfirmed,
  fillCard,
  GOOD_CARD,
  openPaymentStep,
  payButton,
  readyToPay,
} from './support/payment';

const FAILURE = { status: 500, json: { statusCode: 500, message: 'Something went wrong on our side' } };
const unexpectedNoise = (allowed: RegExp, noise: string[]) => noise.splice(0).filter((line) => !allowed.test(line));

test('an order request that fails after the payment shows "Payment received", and the order is found', async ({
  page,
  shop,
  consoleNoise,
}) => {
  await readyToPay(page, GOOD_CARD);
  await page.route('**/api/orders', (route) => route.fulfill(FAILURE));
  let requests = 0;
  await page.route('**/api/payments/resolve', (route) => {
    requests += 1;
    return requests < 3 ? route.fulfill(FAILURE) : route.continue();
  });
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeFocused();
  await expect(page.getByText('Order failed')).toHaveCount(0);
  await expectConfirmed(page);
  expect(await ordersAndPayments(page, shop)).toEqual({ orders: 1, payments: ['succeeded'] });
  expect(unexpectedNoise(/500/, consoleNoise)).toEqual([]);
});

test('without an order in time, the shopper can contact the shop and check again', async ({ page, consoleNoise }) => {
  await page.clock.install();
  await readyToPay(page, GOOD_CARD);
  await page.route('**/api/orders', (route) => route.fulfill(FAILURE));
  await page.route('**/api/payments/resolve', (route) => route.fulfill(FAILURE));
  // The twenty seconds begin with this request, a moment after the heading is painted.
  const asked = page.waitForRequest('**/api/payments/resolve');
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await asked;
  await page.clock.fastForward(21_000);
  const advice = page.getByRole('main').getByRole('paragraph').filter({ hasText: 'Please do not pay again' });
  await expect(advice.getByRole('link', { name: 'hello@lastingfreedom.example' })).toBeVisible();
  await page.unroute('**/api/payments/resolve');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expectConfirmed(page);
  expect(unexpectedNoise(/500/, consoleNoise)).toEqual([]);
});

test('a reload before paying creates no second payment', async ({ page, shop }) => {
  await openPaymentStep(page);
  await choose(page, 'Credit/Debit Card');
  await expect(page.getByLabel('Card number')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: /Credit\/Debit Card/ })).toBeChecked();
  await fillCard(page, GOOD_CARD);
  await payButton(page).click();
  await expectConfirmed(page);
  expect(await ordersAndPayments(page, shop)).toEqual({ orders: 1, payments: ['succeeded'] });
});

test('a reload between payment and order finds the order', async ({ page, shop, consoleNoise }) => {
  await readyToPay(page, GOOD_CARD);
  await page.route(/api\/(orders|payments\/resolve)$/, (route) => route.abort());
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expectConfirmed(page);
  expect(await ordersAndPayments(page, shop)).toEqual({ orders: 1, payments: ['succeeded'] });
  expect(unexpectedNoise(/ERR_FAILED/, consoleNoise)).toEqual([]);
});

test('a reload finds an order whose response was lost, although the cart is empty', async ({ page, shop, consoleNoise }) => {
  await readyToPay(page, GOOD_CARD);
  await page.route(/api\/(orders|payments\/resolve)$/, async (route) => {
    // The server handles the request; only the response is lost.
    await route.fetch();
    await route.abort();
  });
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await expect.poll(async () => (await ordersAndPayments(page, shop)).orders).toBe(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expectConfirmed(page);
  expect(await ordersAndPayments(page, shop)).toEqual({ orders: 1, payments: ['succeeded'] });
  expect(unexpectedNoise(/ERR_FAILED/, consoleNoise)).toEqual([]);
});

test('a lost response to the confirmation is resolved before the shopper is asked to pay again', async ({
  page,
  shop,
  consoleNoise,
}) => {
  await readyToPay(page, GOOD_CARD);
  await page.route('**/api/sandbox-payments/confirm', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await payButton(page).click();
  await expectConfirmed(page);
  expect(await ordersAndPayments(page, shop)).toEqual({ orders: 1, payments: ['succeeded'] });
  expect(unexpectedNoise(/ERR_FAILED/, consoleNoise)).toEqual([]);
});

test('an unknown error while paying is shown, and the next attempt pays', async ({ page, shop, consoleNoise }) => {
  await readyToPay(page, GOOD_CARD);
  await page.route('**/api/sandbox-payments/confirm', (route) => route.abort());
  await payButton(page).click();
  await expect(page.getByText('Payment Error', { exact: true })).toBeVisible();
  await expect(page.getByText('An unexpected error occurred during payment', { exact: true })).toBeVisible();
  await page.unrouteAll();
  await payButton(page).click();
  await expectConfirmed(page);
  expect(await ordersAndPayments(page, shop)).toEqual({ orders: 1, payments: ['succeeded'] });
  expect(unexpectedNoise(/ERR_FAILED|402/, consoleNoise)).toEqual([]);
});

test('a price that changes before the payment is shown and must be confirmed', async ({ page, shop, consoleNoise }) => {
  const product = await readyToPay(page, GOOD_CARD);
  await sql(shop.databaseUrl, 'update products set price = price + 1 where id = $1', [product.id]);
  const total = `$${(Number(product.price) + 1).toFixed(2)}`;
  await payButton(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Your cart has changed.' });
  await expect(notice).toContainText(total);
  await expect(payButton(page)).toHaveText(`Pay ${total}`);
  await expect(page.getByLabel('Card number')).toHaveValue(GOOD_CARD);
  expect((await ordersAndPayments(page, shop)).orders).toBe(0);
  await expect(payButton(page)).toBeEnabled();
  await payButton(page).click();
  await expectConfirmed(page);
  await expect(page.getByRole('main')).toContainText(total);
  const records = await ordersAndPayments(page, shop);
  expect([records.orders, records.payments.filter((status) => status === 'succeeded').length]).toEqual([1, 1]);
  expect(unexpectedNoise(/409/, consoleNoise)).toEqual([]);
});

test('a product that sells out after the payment is not charged, and the shopper can go back', async ({
  page,
  shop,
  consoleNoise,
}) => {
  const product = await openPaymentStep(page);
  const [stock] = await sql<{ left: number }>(shop.databaseUrl, 'select stock_quantity as left from products where id = $1', [
    product.id,
  ]);
  await choose(page, 'Credit/Debit Card');
  await fillCard(page, GOOD_CARD);
  await page.route('**/api/orders', async (route) => {
    await sql(shop.databaseUrl, 'update products set stock_quantity = 0 where id = $1', [product.id]);
    await route.continue();
  });
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Sold out' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('you were not charged');
  expect(await ordersAndPayments(page, shop)).toEqual({ orders: 0, payments: ['canceled'] });
  await page.unrouteAll();
  await sql(shop.databaseUrl, 'update products set stock_quantity = $2 where id = $1', [product.id, stock?.left]);
  await page.getByRole('button', { name: 'Back to your order' }).click();
  await fillCard(page, GOOD_CARD);
  await payButton(page).click();
  await expectConfirmed(page);
  expect(await ordersAndPayments(page, shop)).toEqual({ orders: 1, payments: ['canceled', 'succeeded'] });
  expect(unexpectedNoise(/409/, consoleNoise)).toEqual([]);
});
