/** Pieces of one product in one cart; the check constraint of `cart_items` has the same limit. */
export const MAX_PER_LINE = 99;

/** Days without a change after which a cart is deleted. */
export const IDLE_DAYS = 30;
