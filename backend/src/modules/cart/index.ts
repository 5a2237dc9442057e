export { CartItem } from './cart-item.entity.js';
export { CartModule } from './cart.module.js';
