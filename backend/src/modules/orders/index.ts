export { IdempotencyKey } from './idempotency-key.entity.js';
export { OrderItem } from './order-item.entity.js';
export { ReservedOrderNumber } from './order-number.entity.js';
export { Order, type ShippingAddress } from './order.entity.js';
export { OrdersModule } from './orders.module.js';
