export { CartItem } from './cart-item.entity.js';
export { MAX_PER_LINE } from './cart-limits.js';
export { CartModule } from './cart.module.js';
export type { CartContent } from './cart.queries.js';
export { CheckoutCart } from './checkout-cart.js';
export { RemoveProductFromCarts } from './remove-product-from-carts.js';
export { IsSessionId } from './session-id.js';
