import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { byTier, expect, productInStock, seriousViolations, type Shop } from '@shop/browser-testing';
import { mailFiles } from './mail-files';

interface PlacedOrder {
  id: string;
  orderNumber: string;
  product: string;
  /** US dollars with two decimals. */
  total: string;
}

export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
export const centsOf = (amount: string): number => Math.round(Number(amount) * 100);

interface Line {
  productId: string;
  variantId?: string;
  quantity: number;
}

async function postOrder(page: Page, shop: Shop, line: Line, totalAmount: string, overrides: Record<string, unknown>) {
  const sessionId = `session-${randomBytes(16).toString('hex')}`;
  await page.request.post(`${shop.origin}/api/cart`, { data: { ...line, sessionId } });
  const response = await page.request.post(`${shop.origin}/api/orders`, {
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
        totalAmount,
        paymentMethod: 'zelle',
        ...overrides,
      },
      cartItems: [line],
    },
  });
  expect(response.status()).toBe(201);
  return (await response.json()) as { id: string; orderNumber: string };
}

/** Places an order of two pieces, paid by Zelle, through the shop's API. */
export async function placeOrder(page: Page, shop: Shop, overrides: Record<string, unknown> = {}): Promise<PlacedOrder> {
  const product = await productInStock(page);
  const total = (2 * Number(product.price)).toFixed(2);
  const order = await postOrder(page, shop, { productId: product.id, quantity: 2 }, total, overrides);
  return { ...order, product: product.name, total };
}

/** The same of one piece of a garment, in one of its sizes. Returns the order's id. */
export async function placeSizedOrder(page: Page, shop: Shop): Promise<string> {
  const products = (await (await page.request.get(`${shop.origin}/api/products`)).json()) as {
    id: string;
    optionNames: string[];
  }[];
  const productId = products.find(({ optionNames }) => optionNames.length > 0)?.id ?? '';
  const { variants } = (await (await page.request.get(`${shop.origin}/api/products/${productId}`)).json()) as {
    variants: { id: string; stockQuantity: number; price: string }[];
  };
  const size = variants.find(({ stockQuantity }) => stockQuantity > 1);
  const line = { productId, ...(size && { variantId: size.id }), quantity: 1 };
  return (await postOrder(page, shop, line, size?.price ?? '', {})).id;
}

/** The stock of a product; -1 if the shop has no such product. */
export async function stockOf(page: Page, shop: Shop, name: string): Promise<number> {
  const response = await page.request.get(`${shop.origin}/api/products`);
  const products = (await response.json()) as { name: string; stockQuantity: number }[];
  return products.find((product) => product.name === name)?.stockQuantity ?? -1;
}

/** Changes an order as another admin would. The page must be logged in. */
export async function updateOrder(page: Page, shop: Shop, id: string, action: string, data: object): Promise<void> {
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  const token = /eyJ[\w-]+\.[\w-]+\.[\w-]+/.exec(stored)?.[0] ?? '';
  const headers = { authorization: `Bearer ${token}` };
  const response = await page.request.post(`${shop.origin}/api/admin/orders/${id}/${action}`, { headers, data });
  expect(response.status()).toBe(200);
}

/** Waits for an email with this subject in the development mail folder. Resolves with its text. */
export async function emailWithSubject(shop: Shop, subject: string): Promise<string> {
  const find = async (): Promise<string> => {
    const texts = (await mailFiles(shop.dataDir)).map(({ text }) => text);
    return texts.find((text) => text.includes(`Subject: ${subject}`)) ?? '';
  };
  await expect.poll(find, { timeout: 20_000 }).not.toBe('');
  return find();
}

/** Expects no serious violation inside `selector`, and no horizontal scrolling on a phone and a desktop, every night on a tablet too. */
export async function expectAccessible(page: Page, selector = 'body'): Promise<void> {
  for (const width of byTier([1440, 390], [768, 1440, 390])) {
    await page.setViewportSize({ width, height: 900 });
    // The list renders its cards or its table after the resize.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBe(0);
  }
  expect(await seriousViolations(page, selector)).toEqual([]);
}
