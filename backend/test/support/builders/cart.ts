import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { CartItem } from '#modules/cart/index.js';

/** A session id as a browser creates it. */
export const newSession = (): string => `session-${randomBytes(16).toString('hex')}`;

/** Inserts one cart line without the checks of the API. */
export async function givenCartLine(db: DataSource, over: Partial<CartItem> & { productId: string }): Promise<CartItem> {
  return db.getRepository(CartItem).save({ sessionId: newSession(), quantity: 1, ...over });
}

export async function cartOf(db: DataSource, sessionId: string): Promise<{ productId: string; quantity: number }[]> {
  const lines = await db.getRepository(CartItem).find({ where: { sessionId }, order: { addedAt: 'asc', id: 'asc' } });
  return lines.map(({ productId, quantity }) => ({ productId, quantity }));
}
