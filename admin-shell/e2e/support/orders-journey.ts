import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { seriousViolations } from '../../../storefront/e2e/support/seriousViolations';
import { expect, productInStock, type Shop } from '../../../storefront/e2e/support/journey';

export interface Placed {
  id: string;
  orderNumber: string;
  product: string;
  /** US dollars with two decimals. */
  total: string;
}

export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
export const centsOf = (amount: string): number => Math.round(Number(amount) * 100);

/** Two pieces of something in stock, to be paid by hand, as the shop's own screens order it. */
export async function placeOrder(page: Page, shop: Shop, over: Record<string, unknown> = {}): Promise<Placed> {
  const product = await productInStock(page);
  const sessionId = `session-${randomBytes(16).toString('hex')}`;
  const total = (2 * Number(product.price)).toFixed(2);
  await page.request.post(`${shop.origin}/api/cart`, { data: { productId: product.id, quantity: 2, sessionId } });
  const answer = await page.request.post(`${shop.origin}/api/orders`, {
    data: {
      orderData: {
        customerName: 'Noor Haddad',
        customerEmail: 'noor@example.com',
        shippingAddress: {
          street: '12 Canal Street',
          city: 'Baltimore',
          state: 'MD',
          zipCode: '21202',
          country: 'United States',
        },
        sessionId,
        totalAmount: total,
        paymentMethod: 'zelle',
        ...over,
      },
      cartItems: [{ productId: product.id, quantity: 2 }],
    },
  });
  expect(answer.status()).toBe(201);
  return { ...((await answer.json()) as { id: string; orderNumber: string }), product: product.name, total };
}

/** What a colleague at another desk does to an order meanwhile; the page must be signed in. */
export async function updateOrder(page: Page, shop: Shop, id: string, what: string, data: object): Promise<void> {
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  const token = /eyJ[\w-]+\.[\w-]+\.[\w-]+/.exec(stored)?.[0] ?? '';
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.post(`${shop.origin}/api/admin/orders/${id}/${what}`, { headers, data });
  expect(answer.status()).toBe(200);
}

/** Waits until the development's mail folder holds a mail with this subject, and reads it. */
export async function mailAbout(shop: Shop, subject: string): Promise<string> {
  const folder = join(shop.dataDir, 'mail');
  const find = async (): Promise<string> => {
    const names = await readdir(folder).catch(() => []);
    const texts = await Promise.all(
      names.filter((name) => name.endsWith('.txt')).map((name) => readFile(join(folder, name), 'utf8')),
    );
    return texts.find((text) => text.includes(`Subject: ${subject}`)) ?? '';
  };
  await expect.poll(find, { timeout: 20_000 }).not.toBe('');
  return find();
}

/** Nothing serious or critical in the page, or in a part of it; and it fits a phone, a tablet and a desk. */
export async function expectAccessible(page: Page, inside = 'body'): Promise<void> {
  for (const width of [768, 1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  }
  expect(await seriousViolations(page, inside)).toEqual([]);
}
