/** Numbers the specification fixes; screens and rules read them from here. */
export const FEATURED_PRODUCTS = 8;
export const LISTING_PLACEHOLDERS = 12;
export const ARTIST_PLACEHOLDERS = 6;
export const ARTIST_PRODUCT_PLACEHOLDERS = 4;
export const PORTFOLIO_PLACEHOLDERS = 12;
export const LOW_STOCK = 10;
export const MAX_QUANTITY = 99;

export const TOOLTIP_DELAY_MS = 700;
export const TOAST_DURATION_MS = 5000;
export const TOAST_SWIPE_PX = 50;
/** A dismissed toast stays in memory this long; by then no screen reader can still be reading it. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

/** The widths the server prepares for every picture; any other width answers the original. */
export const IMAGE_WIDTHS = [320, 640, 960, 1440] as const;

/** Storage keys carry the product's name, so that another app on the same origin cannot collide with them. */
export const SESSION_KEY = 'lasting-freedom.session';
export const SHIPPING_DRAFT_KEY = 'lasting-freedom.shipping';
export const PENDING_PAYMENT_KEY = 'lasting-freedom.payment';
export const PAYMENT_METHOD_KEY = 'lasting-freedom.payment-method';

/** How long a page waits for the order of a payment before it gives the shopper's mind a rest. */
export const ORDER_POLL_TIMEOUT_MS = 20_000;
