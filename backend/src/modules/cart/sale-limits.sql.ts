/** The pieces of the product p, of all sizes together, in a cart. */
export const heldPieces = (sessionId: string): string => `(select coalesce(sum(held.quantity), 0)::int from cart_items held
          where held.session_id = ${sessionId} and held.product_id = p.id)`;

/**
 * Whether a cart may get `more` pieces of p (`LISTED_PRODUCTS`): its sale has begun, and one order may have that many. A courtesy: of two
 * adds at one instant, both may pass. The order asks again.
 */
export const mayGet = (sessionId: string, more: string): string =>
  `(p.opens_at is null and (p.most_per_order is null or ${heldPieces(sessionId)} + ${more} <= p.most_per_order))`;
