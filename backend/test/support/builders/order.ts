import type { DataSource } from 'typeorm';
import { fromCents, toCents } from '@shop/contract/money';
import type { Product } from '#modules/catalog/index.js';
import { givenCartLine, newSession } from './cart.js';

export interface OrderLine {
  product: Pick<Product, 'id' | 'priceCents'>;
  /** The size. */
  variant?: { id: string } | null | undefined;
  quantity: number;
}

const totalOf = (lines: readonly OrderLine[]): string =>
  fromCents(lines.reduce((cents, line) => cents + line.product.priceCents * line.quantity, 0));

/** Of the answer of GET /api/cart. */
export const linesOfCart = (answer: unknown): OrderLine[] =>
  (answer as (Omit<OrderLine, 'product'> & { product: { id: string; price: string } })[]).map((line) => ({
    ...line,
    product: { ...line.product, priceCents: toCents(line.product.price) },
  }));

/** The body of POST /api/orders for these lines. `over` replaces fields of orderData. */
export function orderBody(sessionId: string, lines: readonly OrderLine[], over: Record<string, unknown> = {}) {
  return {
    orderData: {
      customerName: 'Ada Moore',
      customerEmail: 'ada.moore@example.com',
      customerPhone: '410 555 0199',
      shippingAddress: { street: '12 Canal Street', city: 'Baltimore', state: 'MD', zipCode: '21202', country: 'United States' },
      sessionId,
      totalAmount: totalOf(lines),
      paymentMethod: 'zelle',
      ...over,
    },
    cartItems: lines.map(({ product, variant, quantity }) => ({
      productId: product.id,
      ...(variant ? { variantId: variant.id } : {}),
      quantity,
    })),
  };
}

/** Creates a session with these cart lines. */
export async function givenCart(db: DataSource, lines: readonly OrderLine[]): Promise<string> {
  const sessionId = newSession();
  for (const { product, variant, quantity } of lines) {
    await givenCartLine(db, { sessionId, productId: product.id, variantId: variant?.id ?? null, quantity });
  }
  return sessionId;
}

/** Creates a session for each cart in one statement. The session ids have the order of `carts`. */
export async function givenCarts(db: DataSource, carts: readonly (readonly OrderLine[])[]): Promise<string[]> {
  const sessions = carts.map(newSession);
  const lines = carts.flatMap((cart, n) =>
    cart.map(({ product, variant, quantity }) => ({ session: sessions[n], product: product.id, size: variant?.id, quantity })),
  );
  await db.query(
    `insert into cart_items (session_id, product_id, variant_id, quantity) select session, product, size, quantity
     from jsonb_to_recordset($1::jsonb) as line(session text, product uuid, size uuid, quantity int)`,
    [JSON.stringify(lines)],
  );
  return sessions;
}
