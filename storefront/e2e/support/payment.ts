import { expect, type Locator, type Page } from '@playwright/test';
import { addAndCheckOut, fillShipping, productInStock, type Shop, sql } from '@shop/browser-testing';

export const GOOD_CARD = '4242 4242 4242 4242';
export const DECLINED_CARD = '4000 0000 0000 0002';
export const THREE_D_SECURE_CARD = '4000 0025 0000 3155';
export const NO_WEBHOOK_CARD = '4000 0000 0000 0077';

/** Opens step 2 of the checkout with one product in the cart. Resolves with the product. */
export async function openPaymentStep(page: Page): Promise<{ id: string; name: string; price: string }> {
  const product = await productInStock(page);
  await page.goto(`/products/${product.id}`);
  await addAndCheckOut(page);
  await fillShipping(page);
  return product;
}

export async function choose(page: Page, method: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(method) }).check();
}

export const payButton = (page: Page): Locator => page.getByRole('button', { name: /^Pay \$/ });

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
}

/** Fills in a card, ready for the click on Pay. Resolves with the product in the cart. */
export async function readyToPay(page: Page, card: string): ReturnType<typeof openPaymentStep> {
  const product = await openPaymentStep(page);
  await choose(page, 'Credit/Debit Card');
  await fillCard(page, card);
  return product;
}

export async function expectConfirmed(page: Page, badge = 'Paid'): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/order-confirmation\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('main')).toContainText(badge);
}

/** What the database holds for the shopper of this page: the number of orders and the payments' statuses. */
export async function ordersAndPayments(page: Page, shop: Shop): Promise<{ orders: number; payments: string[] }> {
  const sessionId = await page.evaluate(() => localStorage.getItem('lasting-freedom.session'));
  const [orders] = await sql<{ count: number }>(
    shop.databaseUrl,
    'select count(*)::int as count from orders where session_id = $1',
    [sessionId],
  );
  const payments = await sql<{ status: string }>(
    shop.databaseUrl,
    `select i.status from sandbox_intents i join checkouts c on c.id = i.checkout_id where c.session_id = $1 order by i.created_at`,
    [sessionId],
  );
  return { orders: orders?.count ?? 0, payments: payments.map(({ status }) => status) };
}
