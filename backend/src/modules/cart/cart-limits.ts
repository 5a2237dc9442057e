/** Pieces of one product that a cart may hold; the database checks it too. */
export const MAX_PER_LINE = 99;

/** Days without any change after which a cart is forgotten. */
export const IDLE_DAYS = 30;
