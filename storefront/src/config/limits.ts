/** Fixed by the specification. */
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
/** How long a dismissed toast stays in memory. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

/** The widths that the server renders for every image; for other widths it returns the original. */
export const IMAGE_WIDTHS = [320, 640, 960, 1440] as const;

/** All storage keys start with the product's name, so that they cannot collide with another app on the same origin. */
export const SESSION_KEY = 'lasting-freedom.session';
